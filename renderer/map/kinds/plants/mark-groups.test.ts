import { expect, test } from 'vitest';
import { MAX_ZOOM } from '../../camera/home.ts';
import { expansionZoom, groupsOf, isAtZoom, isCluster, type MarkGroup } from './mark-groups.ts';
import { markRadiusPx, type PlantMark } from './plant-mark.ts';

const mark = (key: string, longitude: number, latitude: number, outputMw: number): PlantMark => ({
  key,
  name: key,
  longitude,
  latitude,
  type: outputMw < 0 ? 'P' : 'K',
  status: 'operation',
  outputMw,
});

/** 400 plants over the south of Norway, always the same ones, of sizes as they are: few large, many small. */
const many = Array.from({ length: 400 }, (_, index) => {
  const share = (prime: number) => ((index * prime) % 397) / 397;
  return mark(
    String(index),
    5 + 6 * share(101),
    58.5 + 4 * share(211),
    index % 40 === 0 ? 600 : 1 + 30 * share(37),
  );
});

/** CSS pixels between two groups in the middle of a zoom. */
function distancePx(one: MarkGroup, other: MarkGroup, zoom: number): number {
  const y = ({ latitude }: MarkGroup) => Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  return Math.hypot((one.longitude - other.longitude) / 360, y(one) - y(other)) * 512 * 2 ** (zoom + 0.5);
}

const keysOf = (groups: readonly MarkGroup[]) =>
  groups.map(({ marks, fromZoom, toZoom }) => `${marks.map(({ key }) => key)} ${fromZoom}-${toZoom}`);

test.each([3, 5, 7, 10])('at zoom %d every plant stands once, and no two groups overlap', (zoom) => {
  const shown = groupsOf(many, true).filter((group) => isAtZoom(group, zoom + 0.3));
  expect(shown.flatMap(({ marks }) => marks.map(({ key }) => key)).toSorted()).toEqual(
    many.map(({ key }) => key).toSorted(),
  );
  const overlapping = shown.flatMap((one, index) =>
    shown
      .slice(index + 1)
      .filter((other) => distancePx(one, other, zoom) < one.radiusPx + other.radiusPx - 1e-6),
  );
  expect(overlapping).toEqual([]);
});

test('the order of rows decides nothing', () => {
  const turned = [...many.slice(250), ...many.slice(0, 250)].reverse();
  expect(keysOf(groupsOf(turned, true))).toEqual(keysOf(groupsOf(many, true)));
});

test('two plants that do not touch are no cluster, however near they are', () => {
  // Of 3 px each, and at zoom 6.5 some 15 px apart.
  const separate = [mark('a', 8, 60, 1), mark('b', 8.12, 60, 1)];
  expect(groupsOf(separate, true).some((group) => isAtZoom(group, 6) && isCluster(group))).toBe(false);
  // Large ones at the same places overlap.
  const large = separate.map((each) => ({ ...each, outputMw: 600 }));
  expect(groupsOf(large, true).some((group) => isAtZoom(group, 6) && isCluster(group))).toBe(true);
});

test('a cluster is as large as a plant of its MW, pumps apart', () => {
  const [cluster] = groupsOf([mark('a', 8, 60, 100), mark('b', 8, 60, 150), mark('c', 8, 60, -40)], true);
  expect(cluster).toMatchObject({ sum: { plantCount: 2, pumpCount: 1, plantMw: 250, pumpMw: 40 } });
  expect(cluster?.radiusPx).toBe(markRadiusPx(250));
});

test('a plant is told apart from its own zoom on, those of one place together', () => {
  const [a, b] = [mark('a', 8, 60, 20), mark('b', 8.01, 60, 20)];
  const groups = groupsOf([a, b, mark('c', 9, 60, 3), mark('d', 9, 60, 2)], true);
  const standing = (key: string, zoom: number) =>
    groups.find((group) => isAtZoom(group, zoom) && group.marks.some((one) => one.key === key));
  const zoom = expansionZoom(groups, 'a') ?? 0;
  expect(zoom).toBeGreaterThan(8);
  expect(standing('a', zoom)?.marks.length).toBe(1);
  expect(standing('a', zoom - 1)?.marks.length).toBe(2);
  expect(standing('c', expansionZoom(groups, 'c') ?? 0)?.marks.map(({ key }) => key)).toEqual(['c', 'd']);
  expect(expansionZoom(groups, 'x')).toBeUndefined();
});

test('without clusters every mark stands alone at every zoom', () => {
  const groups = groupsOf(many, false);
  expect(groups.some(isCluster)).toBe(false);
  expect(groups.every((group) => isAtZoom(group, 3) && isAtZoom(group, MAX_ZOOM))).toBe(true);
});

test('groups of an array are computed once', () => {
  expect(groupsOf(many, true)).toBe(groupsOf(many, true));
});
