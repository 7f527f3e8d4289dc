// The WHERE texts that cost most, asked of the running program on 250,000 rows: each ends in an answer or is too complex,
// and others are answered meanwhile. A few by itself; as many as wanted with VARDE_WHERE_TEXTS (`npm run where`), which
// has the times as limits then.

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../../drivers/bridge-client.ts';
import { costlyText, LONG_TEXT, namedTexts } from '../../drivers/costly-where.ts';
import { createRandom } from '../../drivers/damage.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { ask } from '../../drivers/http-client.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const TEXTS = Number(process.env['VARDE_WHERE_TEXTS'] ?? 4);
const SEED = Number(process.env['VARDE_WHERE_SEED'] ?? 28);
const HAS_LIMITS = process.env['VARDE_WHERE_TEXTS'] !== undefined;
const ROWS = 250_000;
const LAYER = 1000;
const MAX_QUERY_MS = 5_000;
const MAX_OTHERS_MS = 300;
const OTHERS_EVERY_MS = 20;
const MAX_END_MS = 60_000;

function* fileOfRows(): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  const feature = (index: number) => {
    const text = index % 1000 === 0 ? LONG_TEXT : `Bygning ${index} på matrikkelen`;
    const geometry = { type: 'Point', coordinates: [5 + (index % 500) / 20, 58 + index / 25_000] };
    return { type: 'Feature', properties: { number: index, text, size: index / 7 }, geometry };
  };
  const perPart = 10_000;
  for (let start = 0; start < ROWS; start += perPart) {
    const features = Array.from({ length: perPart }, (_, at) => JSON.stringify(feature(start + at)));
    const head = start === 0 ? '{"type":"FeatureCollection","features":[' : ',';
    const tail = start + perPart >= ROWS ? ']}' : '';
    yield encoder.encode(`${head}${features.join()}${tail}`);
  }
}

async function importRows(varde: VardeProgram): Promise<void> {
  const client = await connectBridgeClient(varde);
  const parts = [...fileOfRows()];
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  const fileId = await sendFile(client, 'rows.geojson', bytes, parts);
  await readFile(client, fileId);
  await storeFile(client, fileId, 'rows');
  client.close();
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function post(varde: VardeProgram, operation: string, input: string): Promise<string> {
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><m:${operation} xmlns:m="urn:varde:schemas:map-service:3.6.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><MapName>rows</MapName>${input}</m:${operation}></s:Body></s:Envelope>`;
  const headers = { 'content-type': 'text/xml; charset=utf-8' };
  const { text } = await ask(varde.ready.services['map'] ?? '', { method: 'POST', headers, body });
  return text;
}

const countOf = (where: string) =>
  `<LayerID>${LAYER}</LayerID><QueryFilter><WhereClause>${escaped(where)}</WhereClause></QueryFilter>`;
const rowsOf = (where: string) =>
  `<LayerDescription xsi:type="m:LayerDescription"><LayerID>${LAYER}</LayerID><Visible>true</Visible></LayerDescription><QueryFilter><SubFields>number</SubFields><WhereClause>${escaped(where)}</WhereClause></QueryFilter><QueryResultOptions><Format>geoQueryResultJsonAsMime</Format></QueryResultOptions>`;

/** By turns a count and the rows as JSON: whether it was answered. Throws for anything but an answer or too complex. */
async function askWhere(varde: VardeProgram, where: string, isCount: boolean): Promise<boolean> {
  const text = isCount
    ? await post(varde, 'QueryFeatureCount', countOf(where))
    : await post(varde, 'QueryFeatureData2', rowsOf(where));
  if (isCount ? /<Result[^>]*>\d+</.test(text) : /<MimeData>/.test(text)) return true;
  expect(text, where.slice(0, 120)).toContain('map/too-complex');
  return false;
}

/** What others ask meanwhile, by turns: a register as JSON, and a count of the same layer. Never the same twice. */
async function askElse(varde: VardeProgram, turn: number): Promise<void> {
  if (turn % 2 === 0) {
    const { status } = await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlants?n=${turn}`);
    expect(status).toBe(200);
  } else {
    const row = turn % ROWS;
    expect(await post(varde, 'QueryFeatureCount', `<!--${turn}-->${countOf(`OBJECTID = ${row}`)}`)).toMatch(
      /<Result[^>]*>1</,
    );
  }
}

test(`${namedTexts.length} named and ${TEXTS} generated WHERE texts on ${ROWS} rows end, and others are answered meanwhile`, async () => {
  test.setTimeout(180_000 + (namedTexts.length + TEXTS) * MAX_END_MS);
  const folder = createDataFolder();
  const varde = await startVarde({ dataFolder: folder.path, seed: 'sample' });
  await importRows(varde);
  const random = createRandom(SEED);
  const texts = [...namedTexts, ...Array.from({ length: TEXTS }, () => costlyText(random))];
  const outcome = { answered: 0, tooComplex: 0, longestMs: 0, others: 0, othersMs: 0 };
  let turn = 0;
  for (const [index, where] of texts.entries()) {
    const began = performance.now();
    let isDone = false;
    const asking = askWhere(varde, where, index % 2 === 0).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const othersBegan = performance.now();
      await askElse(varde, ++turn);
      outcome.othersMs = Math.max(outcome.othersMs, performance.now() - othersBegan);
      outcome.others += 1;
      await Promise.race([wait(OTHERS_EVERY_MS), asking.catch(() => undefined)]);
    }
    outcome[(await asking) ? 'answered' : 'tooComplex'] += 1;
    outcome.longestMs = Math.max(outcome.longestMs, performance.now() - began);
  }
  await varde.stop();
  folder.remove();
  const { answered, tooComplex, others } = outcome;
  const [longestMs, othersMs] = [Math.round(outcome.longestMs), Math.round(outcome.othersMs)];
  const told = `${texts.length} texts: ${answered} answered, ${tooComplex} too complex, the longest in ${longestMs} ms; ${others} other requests, the longest in ${othersMs} ms`;
  test.info().annotations.push({ type: 'note', description: told });
  console.log(`where: ${told} (seed ${SEED})`);
  if (!HAS_LIMITS) return;
  expect(longestMs, told).toBeLessThan(MAX_QUERY_MS);
  expect(othersMs, told).toBeLessThan(MAX_OTHERS_MS);
});
