// What stands beside a map: a scale bar, and the legend of ten layers, each asked for as nobody did before. Each may take ten
// milliseconds on an idle machine. The smaller of two figures is compared with them, for neither is less than that: what a
// client waits, where others may work besides, and the processor time of all processes, of which some goes on beside the answer.

import { createDataFolder } from '../drivers/data-folder.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { barRequest, legendRequest } from './map-pictures.bench.ts';
import { postSoap } from './post-soap.mjs';
import { cpuSeconds } from './watch-memory.mjs';

const LIMIT_MS = 10;
/** Until the engine compiles no more of it. */
const WARM_RUNS = 200;
const RUNS = 101;
/** Plants, and all layers of the base map. */
const LAYERS = [1, 11, 12, 13, 14, 15, 16, 17, 18, 19];

const folder = createDataFolder();
const varde = await startVarde({ dataFolder: folder.path, seed: 'sample' });
const address = new URL(varde.ready.services.map);

try {
  await measure('a scale bar made anew', 1, () => barRequest());
  await measure(`the legend of ${LAYERS.length} layers made anew`, LAYERS.length, () =>
    legendRequest(LAYERS),
  );
} finally {
  await varde.stop();
  folder.remove();
}

async function measure(name, leastPictures, writeRequest) {
  const times = [];
  let pictures = 0;
  let before = 0;
  for (let run = 0; run < WARM_RUNS + RUNS; run++) {
    if (run === WARM_RUNS) before = cpuSeconds(varde.ready.pid);
    const message = writeRequest();
    const began = performance.now();
    const answer = await postSoap(address, message);
    if (run >= WARM_RUNS) times.push(performance.now() - began);
    pictures = answer.toString().split('<ImageData>').length - 1;
    if (pictures < leastPictures) throw new Error(`${name}: ${answer.toString().slice(0, 1000)}`);
  }
  const processorMs = (1000 * (cpuSeconds(varde.ready.pid) - before)) / RUNS;
  const medianMs = median(times);
  const figures = { name, pictures, ...rounded({ processorMs, medianMs }), limitMs: LIMIT_MS };
  tellRatio('map-furniture', { figures, ratio: Math.min(processorMs, medianMs) / LIMIT_MS, maxRatio: 1 });
}

function rounded(values) {
  return Object.fromEntries(Object.entries(values).map(([name, ms]) => [name, Number(ms.toFixed(1))]));
}
