// A whole morning's work without a pointer. The driver sees to it that after every key the focus is somewhere and seen.

import type { Page } from '@playwright/test';
import { test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';

test('a morning by keyboard alone: import, search, filter, sort, group, columns, card, comparison, pivot, export', async ({
  app,
  dataFolder,
}) => {
  test.setTimeout(240_000);
  const { when, then } = createKeyboardDriver(app.get.page());
  const answer = readPlantAnswer();
  await app.given.opened();
  await app.table.then.showsCount(109, 109);

  // The register of the day is taken in.
  await when.presses('Tab', 'Enter');
  await when.opensFile(answer.fileName, answer.text);
  await then.isAt('button', /^Ta inn 1\s833 /);
  await when.presses('Enter');
  await then.showsNoDialog();
  await then.says(/1\s833 av 1\s833 rader/);
  await then.isSeen();

  // Where files are written to.
  await when.presses('Control+8');
  await when.walksTo('textbox', 'Mappe for eksport');
  await when.presses('Control+a');
  await when.types(dataFolder);
  await when.presses('Enter', 'Control+1');

  // Search, and a filter beside the table.
  await when.presses('Control+f');
  await when.types('foss');
  await then.says(/\d+ av 1\s833 rader/);
  await when.walksTo('button', 'Skjul filtre');
  await when.walksTo('checkbox', 'NO3 Midt', 'ArrowDown');
  await when.presses('Space');
  await then.says(/Prisområde: NO3/);

  // Sort by the head of a column, then by its menu.
  await when.walksTo('grid', 'Kraftverk');
  await when.presses('ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter', 'Enter');
  await then.hasSort(/^Effekt/, 'descending');
  await when.presses('Shift+F10');
  await then.shows('menuitem', 'Statistikk');
  await when.presses('Escape');

  // The card of the row, and back.
  await when.presses('ArrowDown', 'Enter');
  await then.shows('button', 'Kopier kortet');
  await when.walksTo('button', 'Kopier kortet');
  await when.walksTo('button', 'Lukk');
  await when.presses('Enter');
  await then.isSeen();

  // Which columns are shown.
  await when.walksTo('button', 'Kolonner', 'Shift+Tab');
  await when.presses('Enter');
  await then.showsDialog(/^Kolonner i/);
  await when.walksTo('checkbox', 'Vis Kommune');
  await when.presses('Space', 'Escape');
  await then.showsNoDialog();
  await then.hasColumn(/^Kommune/, true);

  // Groups.
  await when.walksTo('button', 'Grupper', 'ArrowRight');
  await when.presses('Enter', 'ArrowDown', 'Enter');
  await then.shows('treegrid', 'Kraftverk');

  // Comparison with the file that was taken in, pivot, and back to the table.
  await when.walksTo('button', 'Sammenlign', 'ArrowRight');
  await when.presses('Enter');
  await when.walksTo('button', /Tidligere utgave/);
  await when.presses('Enter', 'Enter');
  await then.says(/Ingen forskjeller/);
  await when.walksTo('button', 'Sammenlign', 'Shift+Tab');
  await when.walksTo('button', 'Pivot', 'ArrowLeft');
  await when.presses('Enter');
  await then.shows('button', 'Bytt rader og kolonner');
  await when.walksTo('button', 'Pivot', 'Shift+Tab');
  await when.presses('Enter');

  await writesWhatIsShown(app.get.page());
});

async function writesWhatIsShown(page: Page): Promise<void> {
  const { when, then } = createKeyboardDriver(page);
  await when.presses('Control+e');
  await then.showsDialog(/^Eksporter Kraftverk/);
  await when.walksTo('button', 'Skriv fil');
  await when.presses('Enter');
  await then.says(/er skrevet og lest tilbake/);
  await when.presses('Escape');
  await then.isSeen();
}

test('all eight places are reached by keys, and each goes on at its own first stop', async ({ app }) => {
  const { when } = createKeyboardDriver(app.get.page());
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  for (const [key, place] of [
    ['Control+2', 'Elsertifikat'],
    ['Control+3', 'Kart'],
    ['Control+4', 'Observasjoner'],
    ['Control+5', 'Eksport'],
    ['Control+6', 'Tjenester'],
    ['Control+7', 'Kartcacher'],
    ['Control+8', 'Innstillinger'],
    ['Control+1', 'Kraftverk'],
  ] as const) {
    await when.presses('Control+k', 'Escape');
    await when.presses(key);
    await app.then.isAt(place);
    await when.presses('Tab', 'Tab');
  }
});

test('theme and language are switched by keys while the work stands', async ({ app }) => {
  const { when, then } = createKeyboardDriver(app.get.page());
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await when.walksTo('button', 'Kolonner');
  await when.presses('F9');
  await app.settings.then.isDrawnIn('sun');
  await when.presses('F9');
  await when.finds('mørkt', /Mørkt tema/);
  await app.settings.then.isDrawnIn('dark');
  await then.isSeen();
  await when.finds('engelsk', /English/);
  await app.settings.then.speaks('en');
  await then.isSeen();
  await when.presses('Tab');
});
