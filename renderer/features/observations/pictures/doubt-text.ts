import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
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
      const { awayM } = doubt;
      const isFar = awayM >= 10_000;
      const distance =
        awayM < 1_000
          ? `${formats.number(Math.round(awayM / 10) * 10)}\u00a0m`
          : `${formats.number(awayM / 1_000, isFar ? 0 : 1)}\u00a0km`;
      return text('observations.picture.doubt.otherPlace', { distance });
    }
    default:
      return text(`observations.picture.doubt.${doubt.kind}`);
  }
}
