import { test } from '../../drivers/app-test.ts';

const ASKED = 'Nr.;Anlegg;Ytelse (MW)\n9001;Prøvefoss;12,5\n9002;Prøveelv;3,25\n9003;Prøvebekk;stor\n';
/** Their numbers are not those of plants. */
const HUTS =
  'id;Navn;lat;lon\n990001;Gjendebu;61,45;8,7\n990002;Memurubu;nord;8,5\n990003;Glitterheim;61,6;8,6\n';
const TAKEN = 'Nr.;Anlegg;Ytelse (MW)\n9001;Prøvefoss;14\n';

test('Esc ends one file of several, and the next one is shown', async ({ app }) => {
  await app.given.opened();
  await app.imports.when.dropsAll([
    { name: 'tom.json', text: '[]' },
    { name: 'nettside.json', text: '<!doctype html><title>Feil</title>' },
  ]);
  await app.imports.then.isRefused(/tom\.json har ingen rader.* lagre den på nytt/);
  await app.when.presses('Escape');
  await app.imports.then.isRefused(/nettside\.json er en nettside.* lagre dataene som JSON eller CSV/);
  await app.when.presses('Escape');
  await app.imports.then.isDone();
});

test('a table of plants is read by what a person says of its columns, and the next one of its kind by itself', async ({
  app,
}) => {
  await app.given.opened();
  await app.imports.when.drops('anlegg.csv', ASKED, 'text/csv');
  await app.imports.then.asksForColumns('Kraftverksnummer');
  await app.imports.when.saysColumn('Nr\\.', 'Kraftverksnummer');
  await app.imports.when.isRead();
  await app.imports.then.isOffered(2);
  await app.imports.then.leavesOut(/Rad 4 .*Ytelse \(MW\) har verdien «stor»/);
  await app.imports.when.isTaken();
  await app.imports.then.isDone();
  await app.table.then.showsCount(2, 2);
  await app.imports.when.drops('neste.csv', TAKEN, 'text/csv');
  await app.imports.then.isOffered(1);
});

test('a table of huts with a column id becomes a layer that the map lists, without the row that is wrong', async ({
  app,
}) => {
  await app.given.opened();
  await app.imports.when.drops('hytter.csv', HUTS, 'text/csv');
  await app.layers.then.isOffered(['1 objekt kan ikke leses', '2 objekter']);
  await app.imports.then.leavesOut(/Rad 3 .*lat har verdien «nord»/);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.mapLayers.then.isListed('hytter', 'Punkter · 2 objekter');
});
