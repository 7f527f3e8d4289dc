import { expect, test } from '../../drivers/app-test.ts';

// Only a page in the medium of printers shows what is on paper.
test('on paper an observation is its card alone, whole', async ({ app }) => {
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Observasjoner');
  await page
    .getByRole('button', { name: /oppdiktet/ })
    .first()
    .click();
  const card = page.getByRole('article', { name: 'Observasjon' });
  await expect(card.getByRole('button', { name: 'Skriv ut' })).toBeVisible();
  await expect(page.getByRole('navigation')).not.toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /oppdiktet/ })).toHaveCount(0);
  // Nothing of it is cut off by what it stands in on the screen.
  const cut = await card.evaluate((element) => {
    let isCut = element.scrollHeight > element.clientHeight + 1;
    for (let around = element.parentElement; around; around = around.parentElement)
      isCut ||= getComputedStyle(around).overflowY === 'hidden' && around.clientHeight < element.scrollHeight;
    return isCut;
  });
  expect(cut).toBe(false);
});
