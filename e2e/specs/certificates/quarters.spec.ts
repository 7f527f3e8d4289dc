import { readFileSync } from 'node:fs';
import { expect, test } from '../../drivers/app-test.ts';
import { createPointerDriver } from '../../drivers/pointer-driver.ts';

const TITLE = 'Sertifikatberettiget produksjon per kvartal';
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.beforeEach(async ({ app, dataFolder }) => {
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsExportFolder(dataFolder);
  await app.when.goesTo('Elsertifikat');
  await app.table.then.showsCount(60, 60);
  await app.when.opens('Diagram');
});

test('a quarter that is pointed at tells both schemes and their sum', async ({ app }) => {
  const { then } = createPointerDriver(app.get.page());
  await then.showsEachSchemeAt('3. kvartal 2018');
});

test('the series is saved as SVG and as PNG, each a whole picture with its source', async ({ app }) => {
  const { when, get } = createPointerDriver(app.get.page());
  await when.savesChart(TITLE, /^SVG/);
  const svg = readFileSync(await get.picture('svg'), 'utf8');
  expect(svg).toMatch(/^(<\?xml[^>]*>\s*)?<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain(TITLE);
  expect(svg).toContain('Overgangsordningen');
  expect(svg).toMatch(/<\/svg>\s*$/);
  // Self-contained: nothing is fetched by who opens it.
  expect(svg).not.toMatch(/(?:href|src|url\()\s*=?\s*["']?https?:/);

  await when.savesChart(TITLE, /^PNG/);
  const png = readFileSync(await get.picture('png'));
  expect([...png.subarray(0, 8)]).toEqual(PNG_SIGNATURE);
  expect(png.readUInt32BE(16)).toBeGreaterThan(500);
  expect(png.byteLength).toBeGreaterThan(10_000);
});
