import { writeFileSync } from 'node:fs';

/** Hands the results of a runner to build/test.mjs. */
export function writeReport(results) {
  const file = process.env['VARDE_TEST_REPORT'];
  if (!file) throw new Error('VARDE_TEST_REPORT does not say where the report goes');
  writeFileSync(file, JSON.stringify(results));
}
