import { isJsonObject, type Json, type JsonObject } from '../../../base/json.ts';
import { answeredMs, placedItem } from '../../../pull/placed-item.ts';
import type { PulledItem } from '../../../pull/pull-ports.ts';
import { readItem } from '../../../pull/read-item.ts';
import {
  landslideKindOf,
  type NewRow,
  numberOf,
  type RowSource,
  type SearchRow,
  typesOf,
  writtenTexts,
} from '../search-row.ts';

const MAX_INT = 2_147_483_647;

/** A line of a window as it is searched by; undefined where it is none. Searches tell no GUIDs: those texts are empty. */
export function pulledRow(pulled: PulledItem, source: RowSource): NewRow | undefined {
  const { item } = pulled;
  const placed = placedItem(item);
  const regId = numberOf(item['RegId']);
  if (!placed || regId === undefined) return undefined;
  const registration = readItem(pulled);
  const registeredAtMs = answeredMs(item['DtRegTime']) ?? placed.obsMs;
  return {
    ...placed,
    stored: { regId, registeredAtMs, registration },
    changedMs: answeredMs(item['DtChangeTime']) ?? registeredAtMs,
    regId,
    locationId: numberOf(item['LocationId']) ?? 0,
    observerId: intOf(item['ObserverId']) ?? 0,
    observerGuid: '',
    nickName: String(item['NickName'] ?? ''),
    competenceId: intOf(item['CompetenceLevelTid']) ?? 0,
    groupId: intOf(item['ObserverGroupId']) ?? 0,
    typeIds: typesOf(registration),
    landslideKind: landslideKindOf(registration),
    position: positionOf(item),
    texts: writtenTexts(registration),
    source,
  };
}

/** Of a member that is an int in answers: another number would fail each answer of this service that has the row. */
function intOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' && value === Math.trunc(value) && Math.abs(value) <= MAX_INT
    ? value
    : undefined;
}

function positionOf(item: JsonObject): SearchRow['position'] {
  const [latitude, longitude] = [numberOf(item['Latitude']), numberOf(item['Longitude'])];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Reads a line; undefined where it is none. */
export function readLine(line: string): PulledItem | undefined {
  const value: unknown = JSON.parse(line);
  if (!isJsonObject(value) || !isJsonObject(value['item'])) return undefined;
  const pictures = isJsonObject(value['pictures']) ? value['pictures'] : {};
  const names = Object.entries(pictures).map(([id, sha256]) => [id, String(sha256)]);
  return { item: value['item'], pictures: Object.fromEntries(names) };
}
