// Pictures as a camera takes them, without what it writes into them, and how they come into an observation.

import type { Page } from '@playwright/test';

const QUARTERS = ['rgb(255 0 0)', 'rgb(0 160 0)', 'rgb(0 0 255)', 'rgb(255 220 0)'];

/** A JPEG of four colours, from the upper left by rows, as the sensor of a camera that lies on its side sees them. */
export async function takePicture(page: Page): Promise<Uint8Array> {
  const bytes = await page.evaluate(async (colours) => {
    const canvas = new OffscreenCanvas(2400, 1200);
    const context = canvas.getContext('2d');
    colours.forEach((colour, index) => {
      if (!context) return;
      context.fillStyle = colour;
      context.fillRect(index % 2 ? 1200 : 0, index > 1 ? 600 : 0, 1200, 600);
    });
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, QUARTERS);
  return Uint8Array.from(bytes);
}

/** As a person drops a file on the pictures of an observation. */
export async function dropPicture(page: Page, picture: Uint8Array): Promise<void> {
  const dataTransfer = await carried(page, picture);
  await page.getByRole('region', { name: 'Bilder' }).dispatchEvent('drop', { dataTransfer });
}

/** As a person pastes a picture that another program copied. */
export async function pastePicture(page: Page, picture: Uint8Array): Promise<void> {
  const clipboard = await carried(page, picture);
  await clipboard.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
}

function carried(page: Page, picture: Uint8Array) {
  return page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'skavler.jpg', { type: 'image/jpeg' }));
      return transfer;
    },
    [...picture],
  );
}
