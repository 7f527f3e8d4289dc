// The same morning for someone who reads English: no Norwegian word of the interface is left, and numbers and dates have
// the English form. Names in the data stay as they were served.

import { test } from '../../drivers/app-test.ts';
import { createLanguageDriver } from '../../drivers/language-driver.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';

test('the register in English: import, table, card, charts, pivot, comparison, export', async ({ app }) => {
  test.setTimeout(240_000);
  const { when, then } = createLanguageDriver(app.get.page());
  const answer = readPlantAnswer();
  // The largest plant: of the real answer, or of the one that stands for it.
  const [name, output, yearly] = answer.isReal
    ? ['Kvilldal', /^1,240\.0$/, /3,\d{3}\.\d/]
    : ['Foss 403 ævåg', /^1,238\.5/, /5,040\.7/];
  await app.given.opened();
  await when.isSwitchedToEnglish();
  await then.isEnglish();

  await app.imports.when.drops(answer.fileName, answer.text);
  await then.showsDialog(/hydropower-in-operation/);
  await then.isEnglish();
  await when.takesIn('1,833');
  await then.says(/1,833 of 1,833 rows/);
  await then.isEnglish();

  // A number with thousands and a decimal point, a date with the month in letters, in the table and on the card.
  await when.opensRow(name);
  await app.table.then.showsCard(name);
  await then.hasCell(output);
  await then.says(yearly);
  const titles = licenceTitles(answer.text, name);
  await then.says(/\b(?:\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec) )?\d{4}\b/);
  await then.isEnglish(titles);

  for (const mode of ['Charts', 'Pivot', 'Compare']) {
    await when.opens(new RegExp(`^${mode}`));
    await then.isEnglish(titles);
  }
  // Nothing is compared yet, so that there is nothing to export of it.
  await when.opens(/^Table$/);
  await when.presses('Control+e');
  await then.showsDialog(/^Export/);
  await then.isEnglish(titles);
  await when.presses('Escape');
  await when.presses('?');
  await then.showsDialog(/./);
  await then.isEnglish(titles);
});

test('every place in English, with what the sample holds', async ({ app }) => {
  test.setTimeout(180_000);
  const { when, then } = createLanguageDriver(app.get.page());
  await app.given.opened();
  await when.isSwitchedToEnglish();
  for (const [key, expected] of [
    ['Control+2', /of \d+ rows/],
    ['Control+3', /UTM|Web Mercator/],
    ['Control+4', /registrations?|observations?/i],
    ['Control+5', /Save file/],
    ['Control+7', /Tile caches/],
    ['Control+6', /GetHydroPowerPlants/],
    ['Control+8', /Norsk bokmål/],
    ['Control+1', /of 109 rows/],
  ] as const) {
    await when.presses(key);
    await then.says(expected);
    await then.isEnglish(['Norsk bokmål']);
  }
});

/** What licences are called is said as the register has it. */
function licenceTitles(answer: string, name: string): string[] {
  const plants: { readonly Navn: string; readonly Konsesjoner: readonly { readonly Tittel: string }[] }[] =
    JSON.parse(answer);
  return plants.flatMap(({ Navn, Konsesjoner }) =>
    Navn === name ? Konsesjoner.map(({ Tittel }) => Tittel.replaceAll(/\s+/g, ' ')) : [],
  );
}
