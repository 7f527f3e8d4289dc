import { isJsonObject, type Json } from '../../shared/base/json.ts';
import type { PanelSizes } from './panel.tsx';

/** Sizes as the settings kept them; undefined where they are none. */
export function readPanelSizes(kept: Json | undefined): PanelSizes | undefined {
  if (!isJsonObject(kept)) return undefined;
  const sizes = Object.entries(kept).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return sizes.length > 0 ? Object.fromEntries(sizes) : undefined;
}
