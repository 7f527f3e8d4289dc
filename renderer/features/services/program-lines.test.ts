import { expect, test } from 'vitest';
import { programLines } from './program-lines.ts';

test('each program reads the whole address', () => {
  const address = 'http://127.0.0.1:36036/web/Powerplant/GetHydroPowerPlantsInOperation';
  const lines = programLines(address);
  expect(lines.map(({ program }) => program)).toEqual([
    'Python, requests',
    'Python, pandas',
    'R, jsonlite',
    'curl',
  ]);
  for (const { line } of lines) expect(line).toContain(`"${address}"`);
});
