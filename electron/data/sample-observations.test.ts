import { expect, test } from 'vitest';
import sample from '../../assets/seed/observations.json';
import { serviceRequest } from '../../shared/testing/service-request.ts';
import { createDataFolder } from './testing/data-folder.ts';

async function search(hasSample: boolean, body: object) {
  const window = await createDataFolder().start({ hasSample });
  const request = serviceRequest({
    method: 'POST',
    path: '/observation/Search/All',
    body: new TextEncoder().encode(JSON.stringify(body)),
  });
  const { body: answer } = await window.call('http.handle', { request });
  return JSON.parse(new TextDecoder().decode(answer));
}

test('observations of all four hazards come with the sample, and only with it', async () => {
  const found = await search(true, {});
  expect(found.TotalMatches).toBe(sample.registrations.length);
  const hazards = found.Results.map(({ GeoHazardTid }: { GeoHazardTid: number }) => GeoHazardTid);
  expect([...new Set(hazards)].toSorted()).toEqual([10, 20, 60, 70]);
  expect(await search(false, {})).toMatchObject({ TotalMatches: 0 });
});

test('whatever a person wrote in a sample observation says that it is invented', async () => {
  const { Results } = await search(true, {});
  for (const { NickName, LocationName, Registrations } of Results) {
    expect([NickName, LocationName]).toEqual([
      expect.stringMatching(/\(oppdiktet\)$/),
      expect.stringMatching(/\(oppdiktet\)$/),
    ]);
    const comments =
      JSON.stringify(Registrations).match(/"(?:Comment|ObsComment|IncidentText)":"[^"]+"/g) ?? [];
    expect(comments.length).toBeGreaterThan(0);
    for (const comment of comments) expect(comment).toContain('(oppdiktet)');
  }
});

test('sample observations lie in the past, in their regions, with their observers', async () => {
  const { Results } = await search(true, { SelectedRegions: [706, 212], LangKey: 2 });
  expect(Results).toMatchObject([
    { ForecastRegionTid: 212, GeoHazardName: 'Soil', CompetenceLevelName: '***' },
    { ForecastRegionTid: 706, GeoHazardName: 'Ice', CompetenceLevelName: '***' },
  ]);
  const all = await search(true, { FromDate: '2025-01-01' });
  expect(all.TotalMatches).toBe(0);
});
