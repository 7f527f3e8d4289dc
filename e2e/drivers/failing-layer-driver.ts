import { expect, type Page } from '@playwright/test';

/** Software draws on a loaded machine, several maps one after the other. */
const DRAWING_MS = 60_000;

/** When MapLibre throws with a layer: while it makes its source, or while it draws a tile of it. */
export type FailingMoment = 'made' | 'drawn';

declare global {
  interface Window {
    mendLayer?: () => void;
  }
}

/** A layer with which MapLibre itself throws in the page, from before its code runs, after each reload too. */
export function createFailingLayerDriver(page: Page) {
  const told = (name = '') => page.getByRole('status').getByText(`${name} kan ikke tegnes nå.`);
  return {
    given: {
      throws: (layerId: number, moment: FailingMoment) =>
        page.addInitScript(breakLayer, [`layer-${layerId}`, moment] as const),
    },
    when: {
      isMended: () => page.evaluate(() => window.mendLayer?.()),
      isTriedAgain: (name: string) =>
        told(name).locator('..').getByRole('button', { name: 'Prøv igjen' }).click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      /** The map says that it cannot draw this layer, and of no other. */
      isTold: async (name: string) => {
        await expect(told(name)).toBeVisible({ timeout: DRAWING_MS });
        await expect(told()).toHaveCount(1);
      },
      isNotTold: () => expect(told()).toHaveCount(0),
    },
  };
}

/**
 * Runs in the page. MapLibre keeps the source of a layer, and what it draws of it, in plain objects by the names of the
 * style: there is nothing else to take hold of, as its code is within the page's own.
 */
function breakLayer([sourceId, moment]: readonly [string, FailingMoment]): void {
  const [names, method] =
    moment === 'made'
      ? [[sourceId], 'onAdd']
      : [['circle', 'line', 'fill'].map((part) => `${sourceId}-${part}`), 'freshBind'];
  for (const name of names) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      set(this: object, value: object) {
        if (method in value) throw new Error(`${name} cannot be ${moment}`);
        Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }
  window.mendLayer = () => {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  };
}
