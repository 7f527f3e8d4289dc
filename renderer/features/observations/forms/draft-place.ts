// Where an observation was made, as its draft tells it.

import { isJsonObject, type JsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { isEmpty, withMember } from './form-values.ts';

type DraftContent = BridgeType<'DraftContent'>;

/** How the position was found, in UTMSourceKDV. */
export const [READ_FROM_A_MAP, CHOSEN_ON_THE_MAP, FOUND_BY_GPS] = [20, 30, 40];
/** The table has no word for the position of a browser, which may come from networks nearby: it is left untold. */
export const TOLD_BY_NO_TABLE = undefined;
/** As a click tells it: about a metre. */
const SHOWN_DECIMALS = 5;

/** The members of ObsLocation. */
export function placeOf({ registration }: DraftContent): JsonObject {
  const place = isJsonObject(registration) ? registration['ObsLocation'] : undefined;
  return isJsonObject(place) ? place : {};
}

export function positionOf(content: DraftContent): LonLat | undefined {
  const { Latitude: latitude, Longitude: longitude } = placeOf(content);
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

export function withPlace(content: DraftContent, place: JsonObject): DraftContent {
  const registration = isJsonObject(content.registration) ? content.registration : {};
  return {
    ...content,
    registration: withMember(registration, 'ObsLocation', isEmpty(place) ? undefined : place),
  };
}

/** `source`: an id in UTMSourceKDV; undefined where the table has none. */
export function withPosition(
  content: DraftContent,
  { latitude, longitude }: LonLat,
  source: number | undefined,
): DraftContent {
  const place = { ...placeOf(content), Latitude: latitude, Longitude: longitude };
  return withPlace(content, withMember(place, 'UTMSourceTID', source));
}

/**
 * A place of earlier registrations, with its name. Its number is left out, which another target would not know: the same
 * name at the same position is the same place here.
 */
export function withKnownPlace(content: DraftContent, known: BridgeType<'KnownPlace'>): DraftContent {
  const at = withPosition(content, known, READ_FROM_A_MAP);
  const placeText = `${known.latitude}, ${known.longitude}`;
  return { ...withPlace(at, withMember(placeOf(at), 'LocationName', known.name)), placeText };
}

/** As the box for coordinates shows it. */
export function placeTextOf({ latitude, longitude }: LonLat): string {
  return `${latitude.toFixed(SHOWN_DECIMALS)}, ${longitude.toFixed(SHOWN_DECIMALS)}`;
}

export function isSamePlace(one: LonLat, other: LonLat): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}
