import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserWindow, Rectangle } from 'electron';

export interface WindowState {
  readonly bounds: Rectangle;
  readonly isMaximized: boolean;
}

const FIRST_SIZE = { width: 1440, height: 900 };
export const LEAST_SIZE = { width: 800, height: 600 };
/** So much of the window must be on a display for a person to find it and drag it back. */
const LEAST_VISIBLE_PX = 100;

/** Reads what was remembered; undefined where nothing was, or nothing that makes sense. */
export function readWindowState(file: string): WindowState | undefined {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first start, or a file that was cut: the window opens as on the first start.
    return undefined;
  }
  return isWindowState(value) ? value : undefined;
}

function isWindowState(value: unknown): value is WindowState {
  if (typeof value !== 'object' || value === null || !('bounds' in value) || !('isMaximized' in value))
    return false;
  const { bounds } = value;
  return (
    typeof value.isMaximized === 'boolean' &&
    typeof bounds === 'object' &&
    bounds !== null &&
    ['x', 'y', 'width', 'height'].every((name) => Number.isInteger(Object(bounds)[name]))
  );
}

/** Where the window opens: as remembered, if that is still on a display; else in the middle of the first one. */
export function placeOnDisplays(
  state: WindowState | undefined,
  displays: readonly { readonly workArea: Rectangle }[],
): Partial<Rectangle> & { width: number; height: number } {
  if (state && displays.some(({ workArea }) => isReachable(state.bounds, workArea))) return state.bounds;
  const [first] = displays;
  return {
    width: Math.min(FIRST_SIZE.width, first?.workArea.width ?? FIRST_SIZE.width),
    height: Math.min(FIRST_SIZE.height, first?.workArea.height ?? FIRST_SIZE.height),
  };
}

/** Whether enough of the window's upper edge, where it is dragged, lies inside the area. */
function isReachable(bounds: Rectangle, area: Rectangle): boolean {
  const visibleWidth = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  const isTopInside = bounds.y >= area.y && bounds.y <= area.y + area.height - LEAST_VISIBLE_PX;
  return visibleWidth >= LEAST_VISIBLE_PX && isTopInside;
}

/** Writes the place of the window down whenever it closes. A maximised window keeps the bounds it returns to. */
export function rememberWindowState(
  window: BrowserWindow,
  file: string,
  log: (error: unknown) => void,
): void {
  window.on('close', () => {
    const state: WindowState = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() };
    try {
      writeFileSync(file, JSON.stringify(state));
    } catch (error) {
      log(error);
    }
  });
}
