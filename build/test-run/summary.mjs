import { stripVTControlCharacters } from 'node:util';

/** So many files are named as the slowest of a run. */
const SLOWEST_SHOWN = 15;

/** Prints every failure with its reason, and every skipped test with its own. */
export function printResults(results) {
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const flaky = results.filter(({ isFlaky }) => isFlaky === true);
  if (flaky.length > 0) console.log('\nPassed, but not at the first try:');
  for (const { stage, name, reason } of flaky) console.log(`  ${stage}: ${name}: ${firstLine(reason)}`);
  if (skipped.length > 0) console.log('\nSkipped:');
  for (const { stage, name, reason } of skipped)
    console.log(`  ${stage}: ${name}: ${reason ?? 'no reason given'}`);
  if (failed.length > 0) console.log('\nFailed:');
  for (const { stage, name, reason } of failed) {
    console.log(`  ${stage}: ${name}`);
    if (reason) console.log(stripVTControlCharacters(reason).replaceAll(/^/gm, '    '));
  }
  console.log('');
}

/** Prints the files whose tests took longest together: where a run that has become too long is cut first. */
export function printSlowest(results) {
  const seconds = new Map();
  for (const { stage, file, seconds: one } of results) {
    if (file === undefined) continue;
    const place = `${stage}: ${file}`;
    seconds.set(place, (seconds.get(place) ?? 0) + one);
  }
  const slowest = [...seconds].sort(([, one], [, other]) => other - one).slice(0, SLOWEST_SHOWN);
  if (slowest.length > 0) console.log('\nSlowest files:');
  for (const [place, sum] of slowest) console.log(`  ${place}: ${sum.toFixed(0)} s`);
}

/** The sum. Programs read it: its form is fixed. */
export function lastLine(results) {
  const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
  const skippedCount = count('skipped');
  return `${count('passed')} passed, ${count('failed')} failed${skippedCount > 0 ? `, ${skippedCount} skipped` : ''}`;
}

function firstLine(text = '') {
  return stripVTControlCharacters(text).split('\n', 1)[0];
}
