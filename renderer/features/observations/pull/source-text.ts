import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';

interface Speech {
  readonly text: Text;
  readonly formats: Formats;
}

/** What was fetched is as old as its fetching: `Hentet fra Kontoret, slik det var 29.11.2026 14:10`. */
export function sourceText(
  { targetName: target, asOfMs }: Pick<BridgeType<'ObservationSource'>, 'targetName' | 'asOfMs'>,
  { text, formats }: Speech,
): string {
  return text('observations.fetchedFrom', { target, time: formats.dateTime(asOfMs) });
}
