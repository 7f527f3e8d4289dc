import { expect, test } from 'vitest';
import { formTidsOf, hazardsWithoutRegion, keptForms, keptRegions, regionsOf } from './criteria-choices.ts';

const [SNOW, WATER, ICE] = [10, 60, 70];
const [LYNGEN, TROMSO, ICE_OF_OSLO] = [3010, 3011, 703];
const [DANGER_SIGN, ICE_COVER, PICTURE] = [13, 51, 12];

test('regions are offered for each chosen hazard by itself, and for all where none is chosen', () => {
  expect(regionsOf([SNOW, ICE]).map(({ hazardId }) => hazardId)).toEqual([SNOW, ICE]);
  expect(regionsOf([]).map(({ hazardId }) => hazardId)).toEqual([10, 20, 60, 70]);
  const [{ regions } = { regions: [] }] = regionsOf([SNOW]);
  expect(regions.map(({ id }) => id)).toContain(LYNGEN);
  expect(regions.some(({ isGrouping }) => isGrouping)).toBe(false);
});

test('regions and forms of hazards that are left stay chosen, and others go', () => {
  const regionIds = [LYNGEN, TROMSO, ICE_OF_OSLO];
  expect(keptRegions(regionIds, [SNOW])).toEqual([LYNGEN, TROMSO]);
  expect(keptRegions(regionIds, [])).toEqual(regionIds);
  expect(keptForms([DANGER_SIGN, ICE_COVER, PICTURE], [SNOW])).toEqual([DANGER_SIGN, PICTURE]);
  expect(formTidsOf([ICE])).toContain(ICE_COVER);
});

test('a chosen hazard without a chosen region is told of once regions limit', () => {
  expect(hazardsWithoutRegion([SNOW, ICE, WATER], [LYNGEN])).toEqual([ICE, WATER]);
  expect(hazardsWithoutRegion([SNOW, ICE], [])).toEqual([]);
  expect(hazardsWithoutRegion([SNOW, ICE], [LYNGEN, ICE_OF_OSLO])).toEqual([]);
  expect(hazardsWithoutRegion([], [LYNGEN])).toEqual([]);
});
