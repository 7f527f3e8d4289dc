// The WHERE texts that cost most, on 250,000 rows: each ends in an answer or is too complex, and others are answered
// meanwhile. `npm run where` asks as many as wanted (VARDE_WHERE_TEXTS), with their times as limits (VARDE_WHERE_LIMITS=1).

import { expect, test } from 'vitest';
import { AppError } from '../../base/app-error.ts';
import { markerRenderer } from '../../cartography/symbols.ts';
import { createFeatureTable } from '../../catalog/feature-table.ts';
import { doubleField, integerField, objectIdField, shapeField, textField } from '../../catalog/fields.ts';
import { type FeatureLayerDefinition, TOP_LEVEL } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { createScheduler, type Scheduler } from '../../ports/scheduler.ts';
import type { MapContext } from '../map-context.ts';
import { queryHandlers } from '../operations/query-handlers.ts';
import { createOutputs } from '../outputs.ts';
import { costlyText, LONG_TEXT, namedTexts } from './testing/costly-where.ts';

const ROWS = 250_000;
const TEXTS = Number(process.env['VARDE_WHERE_TEXTS'] ?? 4);
const SEED = Number(process.env['VARDE_WHERE_SEED'] ?? 28);
const HAS_LIMITS = process.env['VARDE_WHERE_LIMITS'] === '1';
const MAX_QUERY_MS = 5_000;
const MAX_OTHERS_MS = 300;

const CRS = findCrs(25833);
const clock = { nowMs: () => Date.now() };

const tableOf = (rows: number) =>
  createFeatureTable(
    Array.from({ length: rows }, (_, index) => ({
      objectId: index + 1,
      values: {
        OBJECTID: index + 1,
        number: index,
        text: index % 1000 === 0 ? LONG_TEXT : `Bygning ${index} på matrikkelen`,
        size: index / 7,
      },
      shape: { kind: 'point' as const, x: 200_000 + (index % 500), y: 6_600_000 + index / 500 },
    })),
    CRS,
  );

/** Layer 1 has the rows, layer 2 what others ask about meanwhile. */
const tables = [undefined, tableOf(ROWS), tableOf(10)];

const layer = (id: number): FeatureLayerDefinition => ({
  kind: 'features',
  id,
  name: `Layer ${id}`,
  description: '',
  parentId: TOP_LEVEL,
  geometryType: 'geoGeometryPoint',
  renderer: markerRenderer('', [0, 0, 0], 5),
  fields: [
    objectIdField,
    integerField('number', 'Number'),
    textField('text', 'Text'),
    doubleField('size', 'Size'),
    shapeField,
  ],
  displayField: 'text',
  relations: [],
});

const map: MapDefinition = {
  name: 'Rows',
  description: '',
  crs: CRS,
  layers: [layer(1), layer(2)],
  tables: [],
};

/** `onPause` hears of each step that ends. */
function contextOf(onPause: () => void): MapContext {
  const eventLoop = {
    yieldToEventLoop: () => {
      onPause();
      return new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
  const create = (): Scheduler => createScheduler({ eventLoop, clock });
  return {
    catalog: [map],
    features: {
      async readTable(id) {
        const table = tables[id];
        if (!table) throw new Error(`No table ${id}`);
        return table;
      },
    },
    outputs: createOutputs(clock),
    createScheduler: create,
    clock,
    origin: 'http://localhost',
    scheduler: create,
  };
}

/** How many rows a text selects, or the code of its fault. */
async function countWhere(
  LayerID: number,
  WhereClause: string,
  onPause: () => void = () => undefined,
): Promise<number | string> {
  try {
    const QueryFilter = { $type: 'QueryFilter', WhereClause, Resolution: 0 } as const;
    return await queryHandlers.QueryFeatureCount({ MapName: '', LayerID, QueryFilter }, contextOf(onPause));
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Others ask about a small layer, again and again, until the work is done: how many were answered, and the longest wait. */
async function othersDuring(work: Promise<unknown>): Promise<{ answered: number; longestMs: number }> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const others = { answered: 0, longestMs: 0 };
  while (!isDone) {
    const start = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await countWhere(2, 'number IN (7)')).toBe(1);
    others.longestMs = Math.max(others.longestMs, performance.now() - start);
    if (!isDone) others.answered += 1;
  }
  await done;
  return others;
}

test(`${namedTexts.length} named and ${TEXTS} generated WHERE texts on 250,000 rows end, and let others be answered`, {
  timeout: 120_000 + (namedTexts.length + TEXTS) * 30_000,
}, async () => {
  let state = SEED;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const texts = [...namedTexts, ...Array.from({ length: TEXTS }, () => costlyText(random))];
  const outcome = { answered: 0, tooComplex: 0, longestMs: 0, othersMs: 0 };
  for (const [index, where] of texts.entries()) {
    const start = performance.now();
    let pauses = 0;
    const counting = countWhere(1, where, () => {
      pauses += 1;
    });
    const others = await othersDuring(counting);
    const counted = await counting;
    const what = `text ${index} of seed ${SEED}: ${where.slice(0, 120)}`;
    expect(typeof counted === 'number' || counted === 'map/too-complex', `${what}: ${counted}`).toBe(true);
    // Each step that ended let somebody else go on.
    if (pauses > 10) expect(others.answered, what).toBeGreaterThan(0);
    outcome[typeof counted === 'number' ? 'answered' : 'tooComplex'] += 1;
    outcome.longestMs = Math.max(outcome.longestMs, performance.now() - start);
    outcome.othersMs = Math.max(outcome.othersMs, others.longestMs);
  }
  const { answered, tooComplex, longestMs, othersMs } = outcome;
  const told = `${texts.length} texts: ${answered} answered, ${tooComplex} too complex; the longest took ${longestMs.toFixed(0)} ms, others waited at most ${othersMs.toFixed(0)} ms`;
  console.log(`where: ${told} (seed ${SEED})`);
  if (!HAS_LIMITS) return;
  expect(longestMs, told).toBeLessThan(MAX_QUERY_MS);
  expect(othersMs, told).toBeLessThan(MAX_OTHERS_MS);
});
