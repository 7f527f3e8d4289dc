import { expect, type Page } from '@playwright/test';
import { createKeyboardDriver } from './keyboard-driver.ts';

const MAX_OPTIONS = 30;
/** A drawing on a loaded machine. */
const DRAWING_MS = 60_000;

/** Someone who exports maps, scale bars and legends without a mouse. */
export function createMapExportDriver(page: Page, folder: string) {
  const { when } = createKeyboardDriver(page);
  const preview = previewOf(page);

  async function types(label: RegExp, value: string): Promise<void> {
    await when.walksTo('textbox', label);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }

  async function chooses(label: RegExp, option: string): Promise<void> {
    await when.walksTo('button', label);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    // By arrows: letters that come too slowly are a search of their own each.
    await page.keyboard.press('Home');
    const focused = page.locator('[role="option"]:focus');
    for (let step = 0; step < MAX_OPTIONS && (await focused.textContent()) !== option; step++)
      await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText(option);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }

  /** Saves what is on the screen, and gives where: another path than that of the save before. */
  async function saves(extension: string): Promise<string> {
    const path = page.getByText(new RegExp(`^${folder}.*\\.${extension}$`));
    const before = (await path.count()) > 0 ? ((await path.textContent()) ?? '') : '';
    await page.keyboard.press('Control+s');
    await expect(path).toBeVisible({ timeout: DRAWING_MS });
    await expect(path).not.toHaveText(before, { timeout: DRAWING_MS });
    return (await path.textContent()) ?? '';
  }

  return {
    when: {
      types,
      chooses,
      saves,
      async savesAs(format: string, extension: string): Promise<string> {
        await chooses(/Format/, format);
        return saves(extension);
      },
      async goesToPart(name: string, from: string, key: 'ArrowRight' | 'ArrowLeft' | 'End') {
        await when.walksTo('tab', from, 'Shift+Tab');
        await page.keyboard.press(key);
        await expect(page.getByRole('tab', { name })).toBeFocused();
      },
      async opensSection(name: string) {
        await when.walksTo('button', name);
        await page.keyboard.press('Enter');
      },
      async pressesButton(name: string | RegExp) {
        await when.walksTo('button', name);
        await page.keyboard.press('Enter');
      },
    },
    get: readings(page),
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      saysNoFailure: () => expect(preview.getByRole('alert')).toHaveCount(0),
      says: (text: string) => expect(page.getByText(text).first()).toBeAttached({ timeout: DRAWING_MS }),
      hasTemplate: (name: string, isThere: boolean) =>
        expect(page.getByRole('button', { name: `Slett malen ${name}` })).toHaveCount(isThere ? 1 : 0),
    },
  };
}

/** What the place shows, and what it put on the clipboard. */
function readings(page: Page) {
  const preview = previewOf(page);
  return {
    /** As told before anything is written, when the preview is that of what is chosen. */
    async expectedBytes(): Promise<number> {
      const facts = preview.locator('[data-expected-bytes]');
      await expect(facts).toBeVisible({ timeout: DRAWING_MS });
      return Number(await facts.getAttribute('data-expected-bytes'));
    },
    /** The pixels of the preview, as text. */
    async previewPicture(): Promise<string> {
      await expect(preview).toHaveAttribute('aria-busy', 'false', { timeout: DRAWING_MS });
      return preview.getByRole('img').evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL();
      });
    },
    title: () => page.getByRole('textbox', { name: 'Tittel på kartet' }).inputValue(),
    /** What lies on the clipboard, by media type, as base64. */
    async clipboard(): Promise<{ readonly [mediaType: string]: string }> {
      return page.evaluate(async () => {
        const kept: { [mediaType: string]: string } = {};
        for (const item of await navigator.clipboard.read()) {
          for (const type of item.types) {
            const bytes = new Uint8Array(await (await item.getType(type)).arrayBuffer());
            kept[type] = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
          }
        }
        return kept;
      });
    },
  };
}

const previewOf = (page: Page) => page.getByRole('region', { name: /^(Forhåndsvisning|Preview)$/ });
