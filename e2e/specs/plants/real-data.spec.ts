import { test } from '../../drivers/app-test.ts';
import { readPlantAnswer, readRealPoints } from '../../drivers/real-data.ts';

test('a morning with the real register: groups, sums with pumps apart, statistics, map', async ({ app }) => {
  const answer = readPlantAnswer();
  const points = readRealPoints();
  test.skip(!answer.isReal || points === undefined, 'The real data are not on this machine');
  await app.given.opened();
  await app.imports.when.drops(answer.fileName, answer.text);
  await app.imports.when.isTaken();
  await app.imports.then.saysTaken();
  await app.imports.when.drops('hydropower-points.csv', points ?? '', 'text/csv');
  await app.imports.when.isTaken();
  await app.imports.then.isDone();
  await app.table.then.totalsSay(/1\s833 av 1\s833 rader/);
  await app.table.then.totalsSay(/33\s963\sMW/);
  await app.table.then.totalsSay(/pumper utenom: −104\sMW/);

  await app.table.when.groupsBy('Prisområde');
  for (const [area, rows] of [
    ['NO1 Sørøst', 196],
    ['NO2 Sørvest', 525],
    ['NO3 Midt', 548],
    ['NO4 Nord', 279],
    ['NO5 Vest', 285],
  ] as const)
    await app.table.then.hasGroup(area, rows);

  // As served, pumps counted in: the totals that are told beside the file.
  await app.columns.when.choosesInMenu('Effekt', 'Statistikk');
  await app.columns.then.saysStatistic('Sum', /33\s859,\d\sMW/);
  await app.when.presses('Escape');
  await app.columns.when.choosesInMenu('Prod.', 'Statistikk');
  await app.columns.then.saysStatistic('Sum', /137\s684,\d\sGWh/);
});
