### Sem ver.
