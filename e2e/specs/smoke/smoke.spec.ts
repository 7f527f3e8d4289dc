import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';

test('the services answer from the sample and say that it is one', async ({ varde }) => {
  const answer = await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlants`);
  expect(answer.status).toBe(200);
  expect(answer.headers['varde-data']).toBe('sample');
  expect((JSON.parse(answer.text) as unknown[]).length).toBeGreaterThan(90);
});

test('the app opens with its key and shows its places and that its data are a sample', async ({ app }) => {
  await app.given.opened();
  await app.then.showsPlaces([
    'Kraftverk',
    'Elsertifikat',
    'Kart',
    'Observasjoner',
    'Eksport',
    'Tjenester',
    'Kartcacher',
    'Innstillinger',
  ]);
  await app.then.saysSample();
  await app.then.hasNoProblems();
});

test('without its key nothing of the app is shown', async ({ varde }) => {
  expect((await ask(varde.ready.url)).status).toBe(401);
});
