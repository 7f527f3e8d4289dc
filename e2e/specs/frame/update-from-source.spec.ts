import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import { asServed, readPlantAnswer } from '../../drivers/real-data.ts';

let source: Server;
let asked: string[];
let failures: number;
const answer = readPlantAnswer();

test.beforeEach(async () => {
  asked = [];
  failures = 0;
  source = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (failures-- > 0) {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer.text);
  });
  await new Promise<void>((done) => source.listen(0, '127.0.0.1', done));
});
test.afterEach(() => new Promise((done) => source.close(done)));

const addressOf = () => `http://127.0.0.1:${(source.address() as AddressInfo).port}`;

test('nothing is contacted until it is asked for; then the rows of the source are served as they came', async ({
  app,
  varde,
}) => {
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsSourceOfPlants(addressOf());
  expect(asked).toEqual([]);
  await app.settings.when.fetches('Kraftverk');
  await app.imports.then.saysChangesOf('Kraftverk');
  const served = await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlantsInOperation`);
  expect(served.text).toBe(JSON.stringify(JSON.parse(asServed(answer.text))));
  expect(served.headers['varde-data']).toBeUndefined();
});

test('a source that fails at first is asked again', async ({ app }) => {
  failures = 1;
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsSourceOfPlants(addressOf());
  await app.settings.when.fetches('Kraftverk');
  await app.imports.then.saysChangesOf('Kraftverk');
  expect(asked.length).toBeGreaterThan(1);
});
