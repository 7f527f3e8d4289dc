// npm test: installs what tests need, runs every check and every test, adds everything up. The last line is the sum.
// `npm test -- --only unit,e2e` runs some of the stages.

import { ensureChromium } from './launch/ensure-chromium.mjs';
import { prepare } from './launch/prepare.mjs';
import { say } from './launch/project.mjs';
import { ensureTestTools } from './test-run/ensure-test-tools.mjs';
import { refuseUnknownSkips } from './test-run/known-skips.mjs';
import { runStage } from './test-run/run-stage.mjs';
import { chooseStages } from './test-run/stages.mjs';
import { lastLine, printResults, printSlowest } from './test-run/summary.mjs';

const chosen = chooseStages(process.argv.slice(2));
if (chosen.problem) {
  say(chosen.problem);
  process.exit(1);
}
await prepare(import.meta.filename, { needsBundles: false });
process.env['VARDE_CHROMIUM'] = ensureChromium();
ensureTestTools();

const results = [];
for (const stage of chosen.stages) results.push(...refuseUnknownSkips(await runStage(stage)));
printSlowest(results);
printResults(results);
console.log(lastLine(results));
process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
