/**
 * One in `step` of these, from the place `from` on; with `EVERY=1`, as `make test-every` sets it, all of them. Tests that go
 * through the same things begin at other places, so that each thing is met by one of them.
 */
export const sample = (all, step, from = 0) => (process.env.EVERY ? [...all] : [...all].filter((_, at) => at % step === from % step));
