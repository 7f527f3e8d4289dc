import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import { distanceText } from '../forms/distance-text.ts';
import type { PictureDoubt } from './picture-offers.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `Tatt 3 dager før observasjonen.`, `Tatt 14 km fra stedet.` */
export function doubtText(
  doubt: PictureDoubt,
  { text, formats }: { readonly text: Text; readonly formats: Formats },
): string {
  switch (doubt.kind) {
    case 'otherTime': {
      const awayMs = Math.abs(doubt.afterMs);
      return text('observations.picture.doubt.otherTime', {
        days: Math.floor(awayMs / DAY_MS),
        hours: Math.floor(awayMs / HOUR_MS),
        side: doubt.afterMs < 0 ? 'before' : 'after',
      });
    }
    case 'otherPlace': {
      const distance = distanceText(doubt.awayM, formats);
      return text('observations.picture.doubt.otherPlace', { distance });
    }
    default:
      return text(`observations.picture.doubt.${doubt.kind}`);
  }
}
