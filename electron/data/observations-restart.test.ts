// What the observation service answers needs nothing of the store of a browser: the files of the host are enough.

import { expect, test } from 'vitest';
import { cutPictures } from '../../shared/http/observation/cut-pictures.ts';
import { exampleRegistration } from '../../shared/sources/observations/example-registration.ts';
import { createRandom } from '../../shared/testing/observation-generator.ts';
import { createMemoryPictures } from '../../shared/testing/ports/memory-pictures.ts';
import {
  type KnownRow,
  knownRows,
  pairsOfCriteria,
  plainSearch,
  SEARCH_CRITERIA,
} from '../../shared/testing/search-criteria.ts';
import { serviceRequest } from '../../shared/testing/service-request.ts';
import { createDataFolder, type StartedWindow } from './testing/data-folder.ts';

const SEED = 20_261_130;
const SEARCHES = 200;
const VERSIONS = ['v3.2.0', 'v3.1.0', 'v3.0.6'] as const;
const EXAMPLES = 4;
const PAGE = 25;

type Pictures = ReturnType<typeof createMemoryPictures>;

interface Recorded {
  readonly path: string;
  readonly body: object;
}

async function ask({ call }: StartedWindow, { path, body }: Recorded, pictures: Pictures) {
  const text = new TextEncoder().encode(JSON.stringify(body));
  const cut = await cutPictures(text, { hold: pictures.hold, pause: async () => undefined });
  const request = serviceRequest({ method: 'POST', path: `/observation/${path}`, body: cut.body });
  const answer = await call('http.handle', { request: { ...request, pictures: [...cut.pictures] } });
  return { status: answer.status, text: Buffer.from(answer.body).toString('latin1') };
}

/** Every criterion alone, pairs of them, and circles, in all versions and both languages. */
function recordSearches(rows: readonly KnownRow[]): Recorded[] {
  const random = createRandom(SEED);
  const radii = [2_000, 60_000, 500_000].flatMap((Radius) =>
    VERSIONS.map((version) => ({
      path: `${version}/Search/WithinRadius`,
      body: { Latitude: 61.1, Longitude: 7.5, Radius, ReturnCount: PAGE },
    })),
  );
  const wishes = [...SEARCH_CRITERIA.map((criterion) => [criterion]), ...pairsOfCriteria(rows)];
  const searches = Array.from({ length: SEARCHES - radii.length }, (_, index) => ({
    path: `${VERSIONS[index % VERSIONS.length]}/Search/All`,
    body: {
      ...plainSearch(wishes[index % wishes.length] ?? [], random, rows).body,
      NumberOfRecords: PAGE,
      Offset: index % 5 === 0 ? 3 : 0,
      LangKey: 1 + (index % 2),
    },
  }));
  return [...radii, ...searches];
}

/** What is generated, then some registrations that have every form of the contract, with pictures. */
async function fill(window: StartedWindow, rows: readonly KnownRow[], pictures: Pictures): Promise<void> {
  const examples = Array.from({ length: EXAMPLES }, (_, index) => ({
    ...exampleRegistration(),
    Id: `2f8fad5b-d9cb-469f-a165-${String(index).padStart(12, '0')}`,
    DtObsTime: new Date(Date.UTC(2025, 9, 26, index)).toISOString(),
  }));
  for (const body of [...rows.map((row) => row.body), ...examples]) {
    const answer = await ask(window, { path: 'v3.2.0/Registration/Insert', body }, pictures);
    expect(answer).toMatchObject({ status: 200 });
  }
}

test('200 searches are answered byte for byte alike when the store was lost and came back from the files', async () => {
  const pictures = createMemoryPictures();
  const folder = createDataFolder();
  const rows = knownRows(80, SEED);
  const first = await folder.start({ pictures });
  await fill(first, rows, pictures);
  const searches = recordSearches(rows);
  const before = [];
  for (const search of searches) before.push(await ask(first, search, pictures));
  first.kill();
  folder.loseDatabase();

  const second = await folder.start({ pictures });
  for (const [index, search] of searches.entries()) {
    expect([search, await ask(second, search, pictures)]).toEqual([search, before[index]]);
  }
  expect(searches).toHaveLength(SEARCHES);
  expect(before.filter(({ status }) => status !== 200)).toEqual([]);
  // Answers that are worth comparing: most hold something, and hardly any two are the same.
  expect(new Set(before.map(({ text }) => text)).size).toBeGreaterThan(SEARCHES / 2);
  expect(before.filter(({ text }) => text.includes('"RegId":')).length).toBeGreaterThan(SEARCHES / 2);
  // Every form with its picture is among what was answered.
  const examples = before.filter(({ text }) => text.includes('IceThickness') && text.includes('SnowProfile'));
  expect(examples.filter(({ text }) => text.includes('"Pictures":[{')).length).toBeGreaterThan(10);
});
