import { expect, type Locator, type Page } from '@playwright/test';

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;
/** As far as an arrow moves the pen. */
const STEP_PX = 10;

/** From the middle of the map, pixels: whole steps of the pen. */
type Place = readonly [x: number, y: number];

/** The area of a build or an export: its map, which is drawn on, and its sides. */
export function createAreaDriver(page: Page) {
  /** Degrees. */
  async function side(name: string): Promise<number> {
    const value = await page.getByRole('textbox', { name: `${name}, grader` }).inputValue();
    return Number(value.replace(',', '.').replace('−', '-'));
  }

  return {
    when: {
      isDrawnByPointer: (from: Place, to: Place) => drawByPointer(page, from, to),
      isDrawnByKeys: (from: Place, to: Place) => drawByKeys(page, from, to),
    },
    get: {
      sides: async () => ({
        west: await side('Vest'),
        east: await side('Øst'),
        south: await side('Sør'),
        north: await side('Nord'),
      }),
    },
  };
}

const drawButton = (page: Page) => page.getByRole('button', { name: 'Tegn i kartet' });

/** The map of the dialog, ready to be drawn on. */
async function drawnOn(page: Page): Promise<Locator> {
  const map = page.getByRole('region', { name: 'Området i kartet' });
  await expect(map.locator('canvas')).toBeVisible({ timeout: DRAWING_MS });
  await drawButton(page).press('Enter');
  const sheet = map.getByRole('application');
  await expect(sheet).toBeFocused();
  return sheet;
}

async function drawByPointer(page: Page, from: Place, to: Place): Promise<void> {
  const frame = await (await drawnOn(page)).boundingBox();
  if (!frame) throw new Error('There is no map');
  const [x, y] = [frame.x + Math.round(frame.width / 2), frame.y + Math.round(frame.height / 2)];
  await page.mouse.move(x + from[0], y + from[1]);
  await page.mouse.down();
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 });
  await page.mouse.up();
  await expect(drawButton(page)).toBeFocused();
}

/** From the middle of the map to one corner, then to the other. */
async function drawByKeys(page: Page, from: Place, to: Place): Promise<void> {
  await drawnOn(page);
  await pressArrows(page, from);
  await page.keyboard.press('Enter');
  await pressArrows(page, [to[0] - from[0], to[1] - from[1]]);
  await page.keyboard.press('Enter');
  await expect(drawButton(page)).toBeFocused();
}

async function pressArrows(page: Page, [x, y]: Place): Promise<void> {
  for (let px = 0; px < Math.abs(x); px += STEP_PX) {
    await page.keyboard.press(x < 0 ? 'ArrowLeft' : 'ArrowRight');
  }
  for (let px = 0; px < Math.abs(y); px += STEP_PX) {
    await page.keyboard.press(y < 0 ? 'ArrowUp' : 'ArrowDown');
  }
}
