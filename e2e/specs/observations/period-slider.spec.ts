import { expect, test } from '../../drivers/app-test.ts';

test('a period is drawn together by the keys of its slider, limits the list, and is let go again', async ({
  app,
}) => {
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Observasjoner');
  const items = page.getByRole('button', { name: /oppdiktet/ });
  await expect(items.first()).toBeVisible();
  const all = await items.count();
  const filter = page.getByRole('button', { name: /^Filter/ });
  await filter.click();
  const from = page.getByRole('slider').first();
  const first = await from.getAttribute('aria-valuetext');

  await from.focus();
  await page.keyboard.press('End');
  await expect(filter).not.toHaveText('Filter');
  await expect(from).not.toHaveAttribute('aria-valuetext', first ?? '');
  await expect.poll(() => items.count()).toBeLessThan(all);
  await expect(items.first()).toBeVisible();

  await page.keyboard.press('Home');
  await expect(filter).toHaveText('Filter');
  await expect(items).toHaveCount(all);
});
