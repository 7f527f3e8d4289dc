import type { Json, JsonObject } from '../../../../shared/base/json.ts';
import { plantColumns } from '../../../../shared/contracts/energy/plant-fields.ts';
import type { Text } from '../../../i18n/create-text.ts';
import { isTextKey } from '../../../i18n/texts.ts';
import type { CardFact } from '../../../table/card/card-content.ts';

/** What the card shows otherwise: columns of the table, the licences, the type and state in words. */
const SHOWN = new Set<string>([
  ...plantColumns.flatMap((column) => ('member' in column ? [column.member] : [])),
  'VannKVType',
  'Konsesjoner',
  'ErIDrift',
  'UnderBygging',
]);

/** The members of a row that nothing else shows, as the source gives them. Members without a value are left out. */
export function otherMembers(row: JsonObject, text: Text): readonly CardFact[] {
  return Object.entries(row).flatMap(([member, value]) => {
    if (SHOWN.has(member) || value === null || value === '') return [];
    const key = `plants.card.member.${member}`;
    return [{ label: isTextKey(key) ? text(key) : member, value: plainText(value) }];
  });
}

function plainText(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}
