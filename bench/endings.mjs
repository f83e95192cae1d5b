// Makes each table of endings in Node as the browser would, and writes how long the processor took: `node bench/endings.mjs`
// after `make figures`. Processor time, because other work on the computer does not count in it; the best of three.
import { rulesWasm } from './rules.mjs';

const { endingMade } = await rulesWasm();
for (const name of ['KQK', 'KRK', 'KRRK', 'KPK', 'KQKP', 'KBBK', 'KBNK']) {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    endingMade(name);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  console.log(`${name} ${Math.min(...times).toFixed(0)} ms`);
}
