import { test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Tjenester');
});

test('an operation is tried from the app, and its answer shown', async ({ app }) => {
  await app.services.when.tries('GetSummaryValues', { year: '2020', period: 'q2' });
  await app.services.then.answered(200, /"IMaalet": \d+/);
});

test('a wrong parameter is answered as any client would be', async ({ app }) => {
  await app.services.when.tries('GetSummaryValues', { year: '2020', period: 'q9' });
  await app.services.then.answered(400, /Parameter period has the value/);
});

test('requests of other programs appear as they are answered', async ({ app, varde }) => {
  await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlants?asked=from-outside`);
  await app.services.then.listsRequest('/hydropower/GetHydroPowerPlants');
});
