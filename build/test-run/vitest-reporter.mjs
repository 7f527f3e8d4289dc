import { writeReport } from './write-report.mjs';

/** Writes what each test came to. A file that could not be read and an error outside of tests count as failures. */
export default class VitestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    writeReport([
      ...modules.flatMap(moduleResults),
      ...unhandledErrors.map((error) => failure('an error outside of tests', [error])),
    ]);
  }
}

function moduleResults(module) {
  const place = `${module.relativeModuleId}${module.project.name === 'node' ? '' : ` (${module.project.name})`}`;
  const results = [...module.children.allTests()].map((test) => testResult(place, test));
  const outside = [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ];
  if (outside.length > 0) results.push(failure(`${place} as a whole`, outside));
  return results;
}

function testResult(place, test) {
  const name = `${place} › ${test.fullName}`;
  const { state, errors, note } = test.result();
  const timed = { name, file: place, seconds: (test.diagnostic()?.duration ?? 0) / 1000 };
  if (state === 'passed') return { ...timed, outcome: 'passed' };
  if (state === 'skipped') return { ...timed, outcome: 'skipped', reason: note };
  return failure(name, errors ?? []);
}

function failure(name, errors) {
  const reason = errors.map(({ message, stack, diff }) =>
    [stack ?? message, diff].filter(Boolean).join('\n'),
  );
  return { name, outcome: 'failed', reason: reason.join('\n') };
}
