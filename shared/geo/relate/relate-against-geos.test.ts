import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Geometry } from '../geometry/geometry.ts';
import { relateMatrix } from './jts.ts';
import { toJts } from './jts-geometry.ts';
import { createSpatialFilter } from './spatial-filter.ts';
import { DIMENSIONS, fulfils, type MatrixRelation } from './spatial-relation.ts';
import { shape } from './testing/shape-arbitrary.ts';
import { fromWktText, toWktText } from './testing/wkt-text.ts';

type Pair = readonly [filter: Geometry, feature: Geometry];

interface GeosAnswers {
  readonly version: string;
  /** A line for each pair: the matrix, and the six relations as 0 and 1. */
  readonly lines: readonly string[];
}

/** What GEOS says of pairs, all in one process; or why it says nothing here. */
function askGeos(pairs: readonly Pair[]): GeosAnswers | { readonly absent: string } {
  const script = readFileSync(new URL('testing/relate-by-geos.py', import.meta.url), 'utf8');
  const input = pairs.map((pair) => `${pair.map(toWktText).join('\t')}\n`).join('');
  let absent = 'there is no python3';
  // The interpreter of the system has the packages of the system; another one may come first in the path.
  for (const python of ['/usr/bin/python3', 'python3']) {
    const { status, stdout, stderr } = spawnSync(python, ['-c', script], {
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status === 0) {
      const [version = '', ...lines] = stdout.trimEnd().split('\n');
      return { version, lines };
    }
    if (stderr) absent = `python3 has no shapely: ${stderr.trim().split('\n').at(-1)}`;
  }
  return { absent };
}

const SEED = 20_261_128;
const PAIR_COUNT = 10_000;
const KEPT_COUNT = 500;
/** Two texts, the matrix and the relations on each line, by GEOS 3.11.1. Written anew with UPDATE=1. */
const KEPT = new URL('testing/pairs-by-geos.txt', import.meta.url);
const RELATIONS: readonly MatrixRelation[] = [
  'intersects',
  'touches',
  'overlaps',
  'crosses',
  'within',
  'contains',
];

/** Our answers as GEOS's script prints its own, from the matrix. */
function answerOf([filter, feature]: Pair): string {
  const [one, other] = [toJts(filter), toJts(feature)];
  const matrix = one && other ? relateMatrix(one, other) : 'empty';
  const flags = RELATIONS.map((relation) =>
    fulfils(matrix, relation, DIMENSIONS[filter.kind], DIMENSIONS[feature.kind]),
  );
  return `${matrix} ${flags.map(Number).join('')}`;
}

/** The filter goes other ways than by the matrix where it can; they lead to the same. */
function passesAs([filter, feature]: Pair, answer: string): boolean {
  return RELATIONS.every(
    (relation, index) =>
      createSpatialFilter(filter, relation).passes(feature) === (answer[10 + index] === '1'),
  );
}

/** A pattern passes exactly where the matrix of GEOS does, also by the short ways around the matrix. */
function passesItsOwnMatrix([filter, feature]: Pair, matrix: string): boolean {
  const other = matrix.startsWith('F') ? `T${matrix.slice(1)}` : `F${matrix.slice(1)}`;
  return (
    createSpatialFilter(filter, { pattern: matrix }).passes(feature) &&
    !createSpatialFilter(filter, { pattern: other }).passes(feature)
  );
}

function expectAsGeos(pairs: readonly Pair[], lines: readonly string[]): void {
  expect(lines).toHaveLength(pairs.length);
  const differing = pairs.flatMap((pair, index) => {
    const [ours, theirs = ''] = [answerOf(pair), lines[index]];
    const isRight = index % 4 > 0 || (passesAs(pair, theirs) && passesItsOwnMatrix(pair, theirs.slice(0, 9)));
    return ours === theirs && isRight ? [] : [`${pair.map(toWktText).join(' | ')}: ${ours}, GEOS ${theirs}`];
  });
  expect(differing).toEqual([]);
}

test(`relations of ${PAIR_COUNT} generated pairs are those of GEOS`, ({ skip }) => {
  // Asked nothing first: the pairs take longer to make than GEOS takes to answer.
  const probe = askGeos([]);
  if ('absent' in probe) return skip(probe.absent);
  // GEOS 3.13.0 relates some of these otherwise than all before it: it loses the boundary of a line under a point.
  if (!/^3[.](9|1[012])[.]/.test(probe.version))
    return skip(`this is GEOS ${probe.version}, not 3.9 to 3.12`);
  const pairs = fc.sample(fc.tuple(shape, shape), { seed: SEED, numRuns: PAIR_COUNT });
  const geos = askGeos(pairs);
  if ('absent' in geos) throw new Error(geos.absent);
  expectAsGeos(pairs, geos.lines);
  // The generator makes pairs that say something: each relation holds often, and there are many matrices.
  RELATIONS.forEach((_, index) => {
    expect(geos.lines.filter((line) => line[10 + index] === '1').length).toBeGreaterThan(100);
  });
  expect(new Set(geos.lines.map((line) => line.slice(0, 9))).size).toBeGreaterThan(100);
  if (process.env['UPDATE'] !== '1') return;
  const kept = pairs
    .slice(0, KEPT_COUNT)
    .map((pair, index) => [...pair.map(toWktText), geos.lines[index]].join('\t'));
  writeFileSync(KEPT, `${kept.join('\n')}\n`);
}, 120_000);

test(`relations of ${KEPT_COUNT} kept pairs are those that GEOS 3.11.1 gave`, () => {
  const rows = readFileSync(KEPT, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(rows).toHaveLength(KEPT_COUNT);
  expectAsGeos(
    rows.map(([filter = '', feature = '']) => [fromWktText(filter), fromWktText(feature)]),
    rows.map(([, , answer = '']) => answer),
  );
});
