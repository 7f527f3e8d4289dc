import type { Locator, Page } from '@playwright/test';
import type { Tour, Walk } from '../walk.ts';

/** Nothing that a box for numbers takes. */
const NO_NUMBER = 'tjue';
const ANY_NUMBER = '1';
const ANY_TIME = '011120260830';
const ANY_TEXT = 'Vindpakka i heng mot aust';

/** The part of an observation that is open. */
const formOf = (page: Page): Locator => page.getByRole('article', { name: 'Kladd' });

/** Names of the forms that a hazard has; the first part is the place, the last are pictures. */
async function namesOfForms(page: Page): Promise<string[]> {
  const parts = page.getByRole('navigation', { name: 'Deler av observasjonen' }).getByRole('button');
  return (await parts.allInnerTexts()).slice(1, -1).map((name) => name.trim());
}

async function goToForm(page: Page, name: string): Promise<void> {
  // What has something in it says so behind its name.
  const part = page
    .getByRole('navigation', { name: 'Deler av observasjonen' })
    .getByText(name, { exact: true });
  await part.click();
  await formOf(page).getByRole('heading', { name, exact: true }).waitFor();
}

/** Everything that is folded away, and a first row of each table that has none. */
async function unfold(page: Page): Promise<void> {
  await openMore(page);
  const add = page.getByRole('button', { name: /^Legg til: / });
  const empty = formOf(page).locator('fieldset').filter({ has: add }).filter({ hasNotText: 'Nr. 1' });
  for (let left = await empty.count(); left > 0; left -= 1)
    if ((await empty.count()) > 0)
      await empty
        .first()
        .getByRole('button', { name: /^Legg til: / })
        .first()
        .click();
  await openMore(page);
}

async function openMore(page: Page): Promise<void> {
  const more = formOf(page).getByRole('button', { name: /^Flere felt/, expanded: false });
  while ((await more.count()) > 0) await more.first().click();
}

/** Boxes for numbers, and those for texts. */
async function writeInto(page: Page, number: string, words: string): Promise<void> {
  for (const box of await formOf(page).locator('input[inputmode=decimal]:visible').all())
    await box.fill(number);
  for (const box of await formOf(page).locator('textarea:visible').all()) await box.fill(words);
}

/** The first of each group of chips in which nothing is chosen; what opens by it has its turn, too. */
async function chooseFirst(page: Page): Promise<void> {
  const open = formOf(page)
    .locator(
      '[role=radiogroup]:not(:has([aria-checked=true])), [role=toolbar]:not(:has([aria-pressed=true]))',
    )
    .locator('visible=true');
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await open.first().locator('button').first().click();
    if ((await open.count()) === left) return;
  }
}

/** Days and times, by their first part: the others follow as one types. */
async function writeTimes(page: Page): Promise<void> {
  for (const day of await formOf(page).locator('[role=spinbutton]:first-of-type:visible').all()) {
    await day.click();
    await page.keyboard.type(ANY_TIME);
  }
}

/** A form as it begins, with what is wrong in it, and filled in; its end as well where it is longer than the window. */
async function seeForm({ page, see }: Pick<Walk, 'page' | 'see'>, name: string): Promise<void> {
  async function seeWhole(state: string): Promise<void> {
    await formOf(page).getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
    await see(`${name} ${state}`);
    const last = formOf(page).locator('[data-path]:visible').last();
    if (await last.evaluate((field) => field.getBoundingClientRect().bottom <= window.innerHeight)) return;
    // Behind the last field stand what adds a row, and room for notices.
    await last.evaluate((field) => {
      let box = field.parentElement;
      while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
      box?.scrollTo({ top: box.scrollHeight });
    });
    await see(`${name} ${state}, its end`);
  }
  await goToForm(page, name);
  await unfold(page);
  await seeWhole('empty');
  await writeInto(page, NO_NUMBER, ANY_TEXT);
  await page.getByRole('button', { name: 'Se etter feil' }).click();
  await goToForm(page, name);
  // In a fold nothing may be wrong: it is closed again.
  await openMore(page);
  await seeWhole('with faults');
  await writeInto(page, ANY_NUMBER, ANY_TEXT);
  await writeTimes(page);
  await chooseFirst(page);
  await seeWhole('filled in');
}

function formsTour(name: string, hazard: string): Tour {
  return {
    name,
    needsMinutes: true,
    async walk({ app, page, see }) {
      await app.when.goesTo('Observasjoner');
      await page.getByRole('button', { name: 'Ny observasjon' }).click();
      await formOf(page).waitFor();
      await page.getByRole('radio', { name: hazard, exact: true }).click();
      await page.getByRole('textbox', { name: /^Koordinater/ }).fill('32V 404118 6769334');
      await page.getByRole('button', { name: 'Nå', exact: true }).click();
      for (const form of await namesOfForms(page)) await seeForm({ page, see }, form);
    },
  };
}

/** Every form that an observation of each hazard has. */
export const formsTours: readonly Tour[] = [
  formsTour('forms of snow', 'Snø'),
  formsTour('forms of soil', 'Jord'),
  formsTour('forms of water', 'Vann'),
  formsTour('forms of ice', 'Is'),
];
