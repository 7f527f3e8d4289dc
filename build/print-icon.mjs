// Prints the icons of all systems from the drawing beside them. Run it after the drawing changed:
// node build/print-icon.mjs

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../electron/main/shells/browser/find-browser.mjs';

const folder = resolve(import.meta.dirname, '../assets/icons');
const LINUX_SIZES_PX = [16, 32, 48, 64, 128, 256, 512];
const WINDOWS_SIZES_PX = [16, 24, 32, 48, 64, 256];
/** The names that icons of a size have in an icns file, which may hold PNG for each of them. */
const MAC_TYPES = { ic07: 128, ic08: 256, ic09: 512, ic10: 1024 };
/** The tray's, and the same for screens with twice the pixels. */
const TRAY_SIZES_PX = { 'tray.png': 16, 'tray@2x.png': 32 };

const drawing = readFileSync(resolve(folder, 'varde.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

await writeIcon('icon.png', await print(512));
for (const size of LINUX_SIZES_PX) await writeIcon(`linux/${size}x${size}.png`, await print(size));
for (const [name, size] of Object.entries(TRAY_SIZES_PX)) await writeIcon(`tray/${name}`, await print(size));
await writeIcon('icon.ico', icoOf(await printAll(WINDOWS_SIZES_PX)));
await writeIcon('icon.icns', icnsOf(await printAll(Object.values(MAC_TYPES))));
await browser.close();

async function print(sizePx) {
  const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } });
  const style = `<style>body { margin: 0 } svg { display: block; width: ${sizePx}px; height: ${sizePx}px }</style>`;
  await page.setContent(`${style}${drawing}`);
  const bytes = await page.screenshot({ omitBackground: true });
  await page.close();
  return bytes;
}

async function printAll(sizesPx) {
  const printed = [];
  for (const sizePx of sizesPx) printed.push({ sizePx, bytes: await print(sizePx) });
  return printed;
}

async function writeIcon(name, bytes) {
  const path = resolve(folder, name);
  mkdirSync(resolve(path, '..'), { recursive: true });
  writeFileSync(path, bytes);
}

/** A directory of 16 bytes an image, then the images. A size of 256 is written as 0. */
function icoOf(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { sizePx, bytes }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizePx % 256, entry);
    header.writeUInt8(sizePx % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)]);
}

/** Each image behind its name and its length, all behind the name and the length of the whole. */
function icnsOf(images) {
  const types = Object.keys(MAC_TYPES);
  const parts = images.flatMap(({ bytes }, index) => [icnsHeader(types[index], bytes.length), bytes]);
  const body = Buffer.concat(parts);
  return Buffer.concat([icnsHeader('icns', body.length), body]);
}

function icnsHeader(type, length) {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(length + 8, 4);
  return header;
}
