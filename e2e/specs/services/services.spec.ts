import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import { createLanguageDriver } from '../../drivers/language-driver.ts';

const INSERT = 'POST Registration/Insert';

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

test('a message of the map service is sent from the app, and its answer laid out', async ({ app }) => {
  await app.services.when.posts('QueryFeatureCount', (message) =>
    message.replace('<LayerID>1<', '<LayerID>13<'),
  );
  await app.services.then.answered(200, /\n {6}<Result>13<\/Result>\n/);
});

test('a fault of the map service is shown as other clients get it', async ({ app }) => {
  await app.services.when.posts('QueryFeatureCount', (message) =>
    message.replace('<LayerID>1<', '<LayerID>9<'),
  );
  await app.services.then.answered(500, /<code>map\/unknown-layer<\/code>/);
});

test('requests of other programs appear as they are answered', async ({ app, varde }) => {
  await ask(`${varde.ready.services['hydropower']}/GetHydroPowerPlants?asked=from-outside`);
  await app.services.then.listsRequest('/hydropower/GetHydroPowerPlants');
});

test('a recent request is named by its operation, also of SOAP, and opens to what was asked and answered', async ({
  app,
}) => {
  await app.services.when.posts('QueryFeatureCount', (message) =>
    message.replace('<LayerID>1<', '<LayerID>13<'),
  );
  await app.services.then.answered(200, /<Result>13<\/Result>/);
  await app.services.when.opensRequest('QueryFeatureCount');
  await app.services.then.showsExchange(/<LayerID>13</, /<Result>13<\/Result>/);
});

test('manual and WSDL open in a tab, and a tab that could not be opened is told in the language of the app', async ({
  app,
}) => {
  expect(await app.services.when.opensManual()).toMatch(/\/services\/Varde\/MapServer\?help$/);
  expect(await app.services.when.opensDescription()).toMatch(/\/services\/Varde\/MapServer\?wsdl$/);
  await app.services.when.failsToOpenTheManual();
  await app.then.tells(/\?help kunne ikke åpnes/);
  const language = createLanguageDriver(app.get.page());
  await language.when.isSwitchedToEnglish();
  await language.then.says(/\?help could not be opened/);
  await language.then.isEnglish();
});

test('without a good token a registration leads to where one is issued, and takes the one that is', async ({
  app,
}) => {
  await app.services.when.opensOperation(INSERT);
  await app.services.then.hasToken(/./);
  await app.services.then.leadsToTokens(false);
  await app.when.goesTo('Innstillinger');
  await app.when.opens('Trekk tilbake nøkkelen til Eksempeldata');
  await app.when.goesTo('Tjenester');
  await app.services.when.opensOperation(INSERT);
  await app.services.then.hasToken(/^$/);
  await app.when.opens('Utsted en nøkkel under Innstillinger');
  await app.then.isAt('Innstillinger');
  await app.settings.then.asksFor('Navn på programmet');
  await app.settings.when.issuesToken('Feltbok');
  await app.when.goesTo('Tjenester');
  await app.services.when.opensOperation(INSERT);
  await app.services.then.hasToken(/./);
  await app.services.then.leadsToTokens(false);
});

test('the map service shows the address of the public one, with a line for each toolkit', async ({
  app,
  varde,
}) => {
  const address = `${new URL(varde.ready.services['map'] ?? '').origin}/arcgis/services/Varde/MapServer`;
  await app.services.when.opensAliasesOf('Karttjenesten');
  await app.services.then.showsLine(`import zeep; client = zeep.Client("${address}?wsdl")`);
});
