// The second thread's first script: loads the program of `analyst/` and starts it.
importScripts('analyst.js');
wasm_bindgen({ module_or_path: 'analyst_bg.wasm' });
