import { expect, test } from 'vitest';
import { programLines, toolkitLines } from './program-lines.ts';

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

test('each toolkit reads the description at the address', () => {
  const address = 'http://127.0.0.1:36036/arcgis/services/Varde/MapServer';
  const lines = toolkitLines(address);
  expect(lines.map(({ program }) => program)).toEqual(['Python, zeep', 'PHP', '.NET, wsdl', 'curl']);
  for (const { line } of lines) expect(line).toContain(`"${address}?wsdl"`);
});
