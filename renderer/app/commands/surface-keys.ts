import type { TextKey } from '../../i18n/texts.ts';

/** A key that works while a table or a map has the focus: no command, so no registry knows it. */
interface SurfaceKey {
  readonly labelKey: TextKey;
  /** As shortcuts are written. */
  readonly keys: readonly string[];
}

export interface Surface {
  readonly titleKey: TextKey;
  readonly keys: readonly SurfaceKey[];
}

/** On every screen; see roving-focus.ts. */
export const BUTTONS: Surface = {
  titleKey: 'frame.keys.buttons',
  keys: [{ labelKey: 'frame.keys.buttons.move', keys: ['↑', '↓', '←', '→'] }],
};

/** See grid-keys.ts. */
const TABLE: Surface = {
  titleKey: 'frame.keys.table',
  keys: [
    { labelKey: 'frame.keys.table.move', keys: ['↑', '↓', '←', '→'] },
    { labelKey: 'frame.keys.table.open', keys: ['Enter'] },
    { labelKey: 'frame.keys.table.select', keys: ['Space', 'Shift+↓'] },
    { labelKey: 'frame.keys.table.selectAll', keys: ['Ctrl+A'] },
    { labelKey: 'frame.keys.table.copy', keys: ['Ctrl+C'] },
    { labelKey: 'frame.keys.table.menu', keys: ['Alt+↓'] },
    { labelKey: 'frame.keys.table.sort', keys: ['Enter', 'Shift+Enter'] },
    { labelKey: 'frame.keys.table.width', keys: ['Shift+←', 'Shift+→'] },
    { labelKey: 'frame.keys.table.column', keys: ['Ctrl+Shift+→'] },
  ],
};

const MAP: Surface = {
  titleKey: 'frame.keys.map',
  keys: [
    { labelKey: 'frame.keys.map.move', keys: ['↑', '↓', '←', '→'] },
    { labelKey: 'frame.keys.map.zoom', keys: ['+', '-'] },
    { labelKey: 'frame.keys.map.home', keys: ['0'] },
  ],
};

/** What can have the focus in each place; the short ones first, so that columns end at about the same height. */
export const SURFACES: { readonly [placeId: string]: readonly Surface[] } = {
  plants: [MAP, TABLE],
  certificates: [TABLE],
  map: [MAP],
};
