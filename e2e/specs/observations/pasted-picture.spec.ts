import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';
import { pastePicture, takePicture } from '../../drivers/camera-driver.ts';

// Only a window has a clipboard.
test('a pasted picture lies beside its draft byte for byte, and is told with what will be sent of it', async ({
  app,
  dataFolder,
}) => {
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Observasjoner');
  await page.getByRole('button', { name: 'Ny observasjon' }).click();
  const sections = page.getByRole('navigation', { name: 'Deler av observasjonen' });
  await sections.getByRole('button', { name: 'Bilder' }).click();
  const picture = await takePicture(page);

  await pastePicture(page, picture);
  await expect(page.getByText(/^Sendes som .* 1.800 × 900 piksler/)).toBeVisible();
  await expect(page.getByText(/^1 bilde/)).toBeVisible();
  const name = createHash('sha256').update(picture).digest('hex');
  expect(readdirSync(join(dataFolder, 'drafts'), { recursive: true })).toContainEqual(
    expect.stringContaining(name),
  );
});
