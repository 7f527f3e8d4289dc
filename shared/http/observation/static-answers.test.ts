import { expect, test } from 'vitest';
import { lookupTables } from '../../contracts/observation/lookups/lookup-tables.ts';
import { hazardForms } from '../../contracts/observation/registration-forms.ts';
import { staticAnswer } from './static-answers.ts';

const listed = (value: unknown): { Id: number; Name: string | null; Description: string | null }[] =>
  JSON.parse(JSON.stringify(value));
const repositories = (query = '') =>
  JSON.parse(JSON.stringify(staticAnswer('GetKdvs', query))).KdvRepositories;

test('version 3.2 has 58 tables with 452 elements, and they are all there', () => {
  const tables = Object.values(lookupTables).filter(({ isLater }) => !isLater);
  expect(tables).toHaveLength(58);
  expect(tables.flatMap(({ elements }) => elements)).toHaveLength(452);
  expect(Object.keys(repositories())).toEqual(expect.arrayContaining(Object.keys(lookupTables)));
});

test('danger signs of snow are those of the specification, in the order of the service', () => {
  const signs = listed(repositories()['Snow_DangerSignKDV']);
  expect(signs.map(({ Id }) => Id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 99]);
  expect(listed(repositories('LANGKEY=2')['Snow_DangerSignKDV'])[3]).toEqual({
    Id: 3,
    Name: 'Whumpf sound',
    Description: null,
  });
});

test('tables of soil have both names', () => {
  const tables = repositories();
  expect(tables['Landslide_DangerSignKDV']).toEqual(tables['Dirt_DangerSignKDV']);
  expect(listed(tables['Landslide_DangerSignKDV'])).toHaveLength(16);
});

test('weak layers and avalanche types are 37 pairs', () => {
  const { ViewRepositories } = JSON.parse(JSON.stringify(staticAnswer('GetKdvs', '')));
  expect(ViewRepositories.AvalancheProblemMenu3V).toHaveLength(37);
});

test.each([
  [10, 3010, [80, 81, 82, 83, 10]],
  [20, 204, [80, 13, 71, 10]],
  [60, 2139, [80, 13, 14, 62, 10]],
  [70, 712, [80, 51, 50, 13, 10]],
])('hazard %i is searched by its own regions and types', (hazard, region, types) => {
  const answer = JSON.parse(JSON.stringify(staticAnswer('SearchCriteria', `geohazard=${hazard}`)));
  expect(answer.ForecastRegions.map(({ Id }: { Id: number }) => Id)).toContain(region);
  expect(answer.RegistrationTypes.map(({ Id }: { Id: number }) => Id)).toEqual(types);
  expect(answer.ObserverCompetenceLevels.length).toBeGreaterThan(3);
});

test.each(['', 'geohazard=30', 'geohazard=x'])(
  'other hazards are refused with those that are: "%s"',
  (query) => {
    expect(() => staticAnswer('SearchCriteria', query)).toThrow('10, 20, 60, 70');
  },
);

test('there is help for every form of every hazard, in both languages', () => {
  const texts: { RegistrationTID: number; GeoHazardTID: number; LangKey: number; Text: string }[] =
    JSON.parse(JSON.stringify(staticAnswer('Helptext', '')));
  const wanted = hazardForms.flatMap(({ hazardId, registrationTids }) =>
    registrationTids.flatMap((tid) => [`${hazardId} ${tid} 1`, `${hazardId} ${tid} 2`]),
  );
  expect(
    texts.map(
      ({ RegistrationTID, GeoHazardTID, LangKey }) => `${GeoHazardTID} ${RegistrationTID} ${LangKey}`,
    ),
  ).toEqual(wanted);
  expect(new Set(texts.map(({ Text }) => Text)).size).toBe(2 * 16);
});
