import { expect, test } from '../../drivers/app-test.ts';
import { createLayoutDriver } from '../../drivers/layout-driver.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

const SAMPLE_ROWS = 109;

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Kraftverk');
  await app.table.then.showsCount(SAMPLE_ROWS, SAMPLE_ROWS);
});

test('a search over all text keeps the rows that have the words', async ({ app }) => {
  await app.table.when.searches('statkraft finnmark');
  await app.table.then.beginsWith(['Adamselv', 'Alta']);
  await app.table.when.searches('');
  await app.table.then.showsCount(SAMPLE_ROWS, SAMPLE_ROWS);
});

test('while somebody types the table asks for each letter, and the map when the typing rests', async ({
  app,
}) => {
  const page = app.get.page();
  const asked = await page.evaluateHandle(() => {
    const questions: string[] = [];
    const letters: number[] = [];
    document.addEventListener('input', ({ timeStamp }) => letters.push(timeStamp), true);
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
      const { task, input } = Object(message);
      // What the table wants besides rows: the counts at its filters.
      if (task === 'query') questions.push('facets' in input.wants ? 'table' : 'map');
      Reflect.apply(post, this, [message, ...rest]);
    } as typeof post;
    return { questions, letters };
  });
  await page.getByRole('searchbox', { name: 'Filtrer i alle felt' }).pressSequentially('aura');
  await app.table.then.showsRow('Aura');
  await expect.poll(() => asked.evaluate(({ questions }) => questions.at(-1))).toBe('map');
  const { questions, letters } = await asked.evaluate((all) => all);
  // On a busy machine the typing itself rests.
  const pauses = letters.filter((at, index) => at - (letters[index - 1] ?? at) > 100).length;
  expect(questions.filter((asker) => asker === 'map').length).toBeLessThanOrEqual(1 + pauses);
  expect(questions.filter((asker) => asker === 'table').length).toBeGreaterThan(0);
});

test('facets narrow the rows, stand as chips, and all go at once', async ({ app }) => {
  await app.table.when.togglesFilter('Pumpe');
  await app.table.when.togglesFilter('NO4 Nord');
  await app.table.then.hasChip('Prisområde: NO4 Nord');
  await app.table.then.showsRow('Isvatn');
  await app.table.when.removesAllFilters();
  await app.table.then.showsCount(SAMPLE_ROWS, SAMPLE_ROWS);
});

test('the table stays where it is while filters and selections come and go', async ({ app }) => {
  const { when, get } = createWindowDriver(app.get.page());
  await when.isSized(1024, 700);
  const top = await get.topOfTable();
  // Their sums are short: none stand apart.
  await app.table.when.togglesFilter('Pumpekraftverk');
  await app.table.then.showsCount(8, SAMPLE_ROWS);
  expect(await get.topOfTable()).toBe(top);
  await app.table.when.togglesFilter('Pumpekraftverk');
  await app.table.when.togglesFilter('Pumpe');
  await app.table.when.togglesFilter('NO4 Nord');
  await app.table.then.hasChip('Prisområde: NO4 Nord');
  expect(await get.topOfTable()).toBe(top);
  await app.table.when.removesAllFilters();
  await app.table.then.showsCount(SAMPLE_ROWS, SAMPLE_ROWS);
  await app.table.when.isEntered();
  await app.when.presses('Shift+ArrowDown');
  await app.table.then.totalsSay(/\d valgt/);
  expect(await get.topOfTable()).toBe(top);
});

test('chips that are out of sight are counted, and a button shows all of them', async ({ app }) => {
  await createWindowDriver(app.get.page()).when.isSized(720, 700);
  await app.table.when.togglesFilter('I drift');
  await app.filters.then.countsNoUnseenChips();
  await app.table.when.togglesFilter('Kraftverk');
  await app.table.when.togglesFilter('NO2 Sørvest');
  await app.filters.when.goesFrom('Effekt (MW)', '1');
  await app.filters.then.countsUnseenChips();
  await app.filters.when.showsUnseenChips();
  await app.filters.then.listsChips(4);
  await app.filters.when.removesChipOfList('Type');
  await app.filters.when.removesChipOfList('Prisområde');
  await app.filters.when.removesChipOfList('Effekt');
  await app.filters.then.listsChips(1);
  await app.when.presses('Escape');
  await app.filters.then.countsNoUnseenChips();
});

test('what stands apart from the sums of a group ends with the window, however far the table is scrolled', async ({
  app,
}) => {
  const page = app.get.page();
  const { when, then } = createLayoutDriver(page);
  await createWindowDriver(page).when.isSized(1024, 700);
  await app.table.when.groupsBy('Fylke');
  const table = page.getByRole('treegrid');
  for (const scrolledPx of [0, 90, 10_000]) {
    await when.isScrolledAside(table, scrolledPx);
    await then.endsWithin(table.getByText(/^pumper /).first(), table.locator('..'));
  }
});

test('when nothing is left, the table names the filters that did it', async ({ app }) => {
  await app.table.when.togglesFilter('Under bygging');
  await app.table.when.searches('ingenting som heter slik');
  await app.table.then.saysWhichFiltersLeaveNothing();
});

test('a column sorts by value, up and down, whatever the numbers look like', async ({ app }) => {
  await app.table.when.sortsBy('Effekt');
  await app.table.then.beginsWith(['Breive']);
  await app.table.when.sortsBy('Effekt');
  await app.table.then.beginsWith(['Kvilldal']);
});

test('names stand in Norwegian order: å comes last', async ({ app }) => {
  await app.table.when.sortsBy('Navn');
  await app.table.then.beginsWith(['Åsdøla (oppdiktet)']);
  const collator = new Intl.Collator('nb');
  await app.table.then.isOrderedBy((a, b) => collator.compare(b, a));
});

test('groups tell their sums, with pumps apart', async ({ app }) => {
  await app.table.when.groupsBy('Prisområde');
  await app.table.then.cardSays(/NO1 Sørøst/);
  await app.table.then.cardSays(/pumper utenom/);
});

test('a row opens as a card with its fields in words', async ({ app }) => {
  await app.table.when.opensRow('Adamselv');
  await app.table.then.showsCard('Adamselv');
  await app.table.then.cardSays(/Konsesjoner \(\d+\)/);
});

test('a view is kept under its name, over a reload, and brings its filters back', async ({ app }) => {
  await app.table.when.togglesFilter('Pumpekraftverk');
  await app.table.when.savesView('Pumpekraft');
  await app.table.when.removesAllFilters();
  await app.when.reloads();
  await app.table.then.showsCount(SAMPLE_ROWS, SAMPLE_ROWS);
  await app.table.when.opensView('Pumpekraft');
  await app.table.then.hasChip('Type: Pumpekraftverk');
});

test('the link of a view opens it from the search box', async ({ app }) => {
  await app.when.goesTo('Innstillinger');
  await app.when.finds('varde:plants?search=statkraft finnmark');
  await app.table.then.showsCount(2, SAMPLE_ROWS);
  await app.table.then.beginsWith(['Adamselv', 'Alta']);
});

test('the link of a view opens it from the address, as the system hands it over', async ({ app }) => {
  await app.when.goesTo('Innstillinger');
  await app.when.isHandedLink('varde:plants?search=statkraft finnmark');
  await app.table.then.showsRow('Adamselv');
  await app.table.then.showsCount(2, SAMPLE_ROWS);
  expect(app.get.address()).not.toContain('#');
});
