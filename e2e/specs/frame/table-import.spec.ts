import { test } from '../../drivers/app-test.ts';

const ASKED = 'Nr.;Anlegg;Ytelse (MW)\n9001;Prøvefoss;12,5\n9002;Prøveelv;3,25\n9003;Prøvebekk;stor\n';
const TAKEN = 'Nr.;Anlegg;Ytelse (MW)\n9001;Prøvefoss;14\n';

test('Esc ends one file of several, and the next one is shown', async ({ app }) => {
  await app.given.opened();
  await app.imports.when.dropsAll([
    { name: 'tom.json', text: '[]' },
    { name: 'nettside.json', text: '<!doctype html><title>Feil</title>' },
  ]);
  await app.imports.then.isRefused(/tom\.json har ingen rader/);
  await app.when.presses('Escape');
  await app.imports.then.isRefused(/nettside\.json er en nettside/);
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
