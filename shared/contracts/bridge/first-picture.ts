// Which place is drawn from what the host kept of the last start, before the data window answers.

import { isJsonObject, type Json } from '../../base/json.ts';
import type { RegisterId } from '../energy/registers.ts';

/** The registers whose tables the place of the first picture shows. */
export const FIRST_PICTURE_REGISTERS: readonly RegisterId[] = ['plants'];

/** The place that stands when nobody ever chose another. */
const FIRST_PICTURE_PLACE = 'plants';

/** Whether a window opens with the place of the first picture, by what the screens remember (`Settings.ui`). */
export function opensWithFirstPicture(ui: Json): boolean {
  const place = isJsonObject(ui) ? ui['place'] : undefined;
  return place === undefined || place === FIRST_PICTURE_PLACE;
}
