import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { hazardOf } from '../../contracts/observation/hazards.ts';
import { PICTURE_TID, registrationForms } from '../../contracts/observation/registration-forms.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import type { Directory } from './directory.ts';
import { foundOf, placeOf, saidRegion } from './found-areas.ts';
import type { PlaceNames } from './place-names.ts';
import type { StoredRegistration } from './stored-registration.ts';

/** What registrations are searched by, and the registration whole. */
export interface SearchRow {
  readonly stored: StoredRegistration;
  readonly regId: number;
  readonly obsMs: number;
  /** Since when it says what it says. */
  readonly changedMs: number;
  readonly hazardId: number;
  readonly regionId: number;
  readonly locationId: number;
  readonly observerId: number;
  readonly observerGuid: string;
  readonly nickName: string;
  readonly competenceId: number;
  readonly groupId: number;
  readonly typeIds: ReadonlySet<number>;
  readonly landslideKind: number | undefined;
  /** WGS 84, degrees; undefined where only a place without a known position was named. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Where it was fetched from; undefined of what this service took in itself. */
  readonly source: RowSource | undefined;
}

export interface NewRow extends SearchRow {
  /** What a person wrote. */
  readonly texts: readonly string[];
}

export type RowSource = BridgeType<'ObservationSource'>;

const schema = createSchemaView(observationTypes);

/** What is found out about a registration beside what it says. */
export interface DerivedFrom {
  readonly directory: Directory;
  readonly placeNames: PlaceNames;
}

export function searchRow(stored: StoredRegistration, { directory, placeNames }: DerivedFrom): NewRow {
  const { registration } = stored;
  const hazardId = Number(registration['GeoHazardTID']);
  const place = placeOf(registration);
  const location = directory.location(place, numberOf(registration['ObsLocationID']));
  const observer = directory.observer(String(registration['ObserverGuid']));
  return {
    stored,
    regId: stored.regId,
    obsMs: Number(registration['DtObsTime']),
    changedMs: changedMsOf(stored),
    hazardId,
    regionId: regionIdOf(stored, { hazardId, position: location.position }, placeNames),
    locationId: location.id,
    ...observer,
    groupId: numberOf(registration['ObserverGroupID']) ?? 0,
    typeIds: typesOf(registration),
    landslideKind: landslideKindOf(registration),
    position: location.position,
    texts: writtenTexts(registration),
    source: undefined,
  };
}

/** Of a row, with what is said of its areas now: everything else stays as it was when it was entered. */
export function withAreas(row: SearchRow, stored: StoredRegistration, placeNames: PlaceNames): NewRow {
  return {
    ...row,
    stored,
    changedMs: changedMsOf(stored),
    regionId: regionIdOf(stored, row, placeNames),
    texts: writtenTexts(stored.registration),
  };
}

/** Who follows changes by their time hears of areas that were found later, too. */
function changedMsOf({ registeredAtMs, foundLater }: StoredRegistration): number {
  return Math.max(registeredAtMs, foundLater?.atMs ?? 0);
}

export function regionIdOf(
  stored: StoredRegistration,
  { hazardId, position }: Pick<SearchRow, 'hazardId' | 'position'>,
  placeNames: PlaceNames,
): number {
  return (
    saidRegion(stored.registration, hazardId) ??
    foundOf(stored).region?.id ??
    regionOf(hazardId, position, placeNames)
  );
}

/** Regions of soil and ice are the counties before 2018; those of snow and water are not known without boundaries. */
function regionOf(hazardId: number, position: SearchRow['position'], placeNames: PlaceNames): number {
  const hazard = hazardOf(hazardId);
  if (!hazard) return 0;
  const isByCounty = hazard.prefix === 'Dirt' || hazard.prefix === 'Ice';
  const county = isByCounty && position ? placeNames.countyNumber(position) : undefined;
  return hazard.noRegion + (county ?? 0);
}

/** Names as searches compare them. */
export function foldText(text: string): string {
  return text.toLowerCase();
}

export function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The forms that it has, by their ids; pictures are 12. */
export function typesOf(registration: JsonObject): ReadonlySet<number> {
  const forms = registrationForms.filter(({ member }) => registration[member] !== undefined);
  const tids = forms.map(({ registrationTid }) => registrationTid);
  return new Set(registration['Picture'] === undefined ? tids : [...tids, PICTURE_TID]);
}

export function landslideKindOf({ LandSlideObs: landslide }: JsonObject): number | undefined {
  return isJsonObject(landslide) ? numberOf(landslide['LandSlideTID']) : undefined;
}

/** What a person wrote. */
export function writtenTexts(registration: JsonObject): string[] {
  return [...textsOf('Registration', registration)];
}

/** The texts of all forms, pictures and the place; what is sensitive and what follows a format is none of them. */
function* textsOf(typeName: string, value: JsonObject): Generator<string> {
  for (const [name, given] of Object.entries(value)) {
    const field = schema.findField(typeName, name);
    if (!field || field.facts.isPrivate) continue;
    if (field.isScalar) {
      const isWritten = field.typeName === 'string' && field.facts.maxLength !== undefined;
      if (isWritten && typeof given === 'string') yield given;
      continue;
    }
    for (const item of field.isList && Array.isArray(given) ? given : [given]) {
      if (isJsonObject(item)) yield* textsOf(field.typeName, item);
    }
  }
}
