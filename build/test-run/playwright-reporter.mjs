import { writeReport } from './write-report.mjs';

/** Writes what each test came to. Errors outside of tests count as failures. */
export default class PlaywrightReporter {
  #suite;
  #errors = [];

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onError(error) {
    this.#errors.push(error);
  }

  onEnd() {
    const results = (this.#suite?.allTests() ?? []).map(testResult);
    for (const error of this.#errors) {
      results.push({ name: 'an error outside of tests', outcome: 'failed', reason: tell(error) });
    }
    writeReport(results);
  }

  printsToStdio() {
    return false;
  }
}

function testResult(test) {
  const [, project, file, ...titles] = test.titlePath();
  const name = `${project}: ${file} › ${titles.join(' › ')}`;
  const outcome = test.outcome();
  const seconds = test.results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  const timed = { name, file: `${project}: ${file}`, seconds };
  if (outcome === 'expected') return { ...timed, outcome: 'passed' };
  if (outcome === 'skipped') return { ...timed, outcome: 'skipped', reason: skipReason(test) };
  const reason = test.results
    .flatMap((result) => result.errors)
    .map(tell)
    .join('\n');
  // Where tries are allowed (the configuration says where), the last one decides, and the others are told.
  if (outcome === 'flaky') return { ...timed, outcome: 'passed', isFlaky: true, reason };
  return { ...timed, outcome: 'failed', reason };
}

function skipReason(test) {
  const annotations = [...test.annotations, ...test.results.flatMap((result) => result.annotations)];
  const reason = annotations.find(({ type }) => type === 'skip')?.description;
  return reason ?? (test.results.length === 0 ? 'not run: what it depends on failed' : undefined);
}

function tell(error) {
  return error.stack ?? error.message ?? String(error.value);
}
