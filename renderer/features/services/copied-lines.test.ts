import { expect, test } from 'vitest';
import { programLines, tileLines, toolkitLines } from './copied-lines.ts';

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

const cache = { cacheId: 'terreng', name: 'Terreng', mapName: 'Terreng', addedAtMs: 0, bytes: 0 };

test('a cache has its addresses below the root of tiles, and WMTS where it can be read and has images', () => {
  expect(tileLines(cache, 'http://127.0.0.1:1')).toEqual([
    { what: 'z/x/y', address: 'http://127.0.0.1:1/tiles/terreng/{z}/{x}/{y}' },
    { what: 'TileJSON', address: 'http://127.0.0.1:1/tiles/terreng.json' },
    { what: 'L/R/C', address: 'http://127.0.0.1:1/tiles/terreng/L{level}/R{row}/C{column}' },
  ]);
});
