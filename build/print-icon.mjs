// Prints assets/icons/icon.png, from which electron-builder makes the icons of all systems, from the drawing beside it.
// Run it after the drawing changed: node build/print-icon.mjs

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../electron/main/shells/browser/find-browser.mjs';

const SIZE_PX = 512;
const folder = resolve(import.meta.dirname, '../assets/icons');

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: SIZE_PX, height: SIZE_PX } });
const drawing = readFileSync(resolve(folder, 'varde.svg'), 'utf8');
await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
await page.screenshot({ path: resolve(folder, 'icon.png'), omitBackground: true });
await browser.close();
