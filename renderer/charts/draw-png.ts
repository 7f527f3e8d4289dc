import { embeddedFont } from './embedded-font.ts';
import type { Picture } from './picture-markup.ts';

const SCALE = 2;

/** Draws a picture at twice its size, sharp on screens and paper. */
export async function drawPng({ markup, widthPx, heightPx }: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const image = await loadImage(await withFont(markup));
  const canvas = new OffscreenCanvas(widthPx * SCALE, heightPx * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  context.scale(SCALE, SCALE);
  context.drawImage(image, 0, 0, widthPx, heightPx);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}

/** An image sees no font of the page: it gets the one that the page uses with it. */
async function withFont(markup: string): Promise<string> {
  const font = await embeddedFont();
  return font === undefined ? markup : markup.replace('</title>', `</title><style>${font}</style>`);
}

async function loadImage(markup: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
