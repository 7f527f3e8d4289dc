import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { osloTimeText } from '../../base/oslo-time.ts';
import { type LangKey, nameOf } from '../../contracts/observation/lookups/lookup-tables.ts';
import {
  PICTURE_NAMES,
  PICTURE_TID,
  registrationForms,
} from '../../contracts/observation/registration-forms.ts';
import { utmFromLonLat } from '../../geo/utm.ts';
import type { Directory } from './directory.ts';
import { municipalityOf, placeOf, regionNameOf } from './found-areas.ts';
import { numberOf, type SearchRow } from './search-row.ts';
import { typicalValues } from './typical-values.ts';
import { type FormStyle, writeForm } from './write-form.ts';

export interface ItemStyle {
  readonly langKey: LangKey;
  /** Of the address that was used: older ones have pictures elsewhere, and counts. */
  readonly version: string;
}

/** Positions in Norway are told in this zone, also where another one is nearer. */
const UTM_ZONE = 33;

/** A registration as searches answer it. */
export function writeItem(row: SearchRow, directory: Directory, { langKey, version }: ItemStyle): JsonObject {
  const { registration, registeredAtMs } = row.stored;
  const place = placeOf(registration);
  const municipality = municipalityOf(row.stored);
  const source = numberOf(registration['SourceTID']) ?? 0;
  const style = { hazardId: row.hazardId, langKey };
  const forms = writeForms(registration, style);
  const pictures = writePictures(registration, style);
  return {
    RegId: row.regId,
    DtObsTime: osloTimeText(row.obsMs),
    DtRegTime: osloTimeText(registeredAtMs),
    DtChangeTime: osloTimeText(row.changedMs),
    MunicipalNo: municipality.number,
    MunicipalName: municipality.name,
    ForecastRegionTid: row.regionId,
    ForecastRegionName: regionNameOf(row.stored, row.regionId),
    LocationId: row.locationId,
    LocationName: place['LocationName'] ?? directory.nameOfLocation(row.locationId),
    ObserverGroupId: row.groupId,
    ObserverGroupName: row.groupId === 0 ? null : '',
    NickName: row.nickName,
    ObserverId: row.observerId,
    CompetenceLevelTid: row.competenceId,
    CompetenceLevelName:
      row.competenceId === 0 ? '' : nameOf('CompetenceLevelKDV', row.competenceId, langKey),
    SourceTid: source,
    SourceName: nameOf('SourceKDV', source, langKey),
    GeoHazardTid: row.hazardId,
    GeoHazardName: nameOf('GeoHazardKDV', row.hazardId, langKey),
    ...writePosition(row.position),
    LangKey: langKey,
    ...writeEntries(forms, pictures, version),
  };
}

function writePosition(position: SearchRow['position']): JsonObject {
  if (!position) return { UtmZone: null, UtmEast: null, UtmNorth: null, Latitude: null, Longitude: null };
  const { easting, northing } = utmFromLonLat(UTM_ZONE, position);
  return {
    UtmZone: UTM_ZONE,
    UtmEast: roundFromZero(easting),
    UtmNorth: roundFromZero(northing),
    Latitude: position.latitude,
    Longitude: position.longitude,
  };
}

function roundFromZero(metres: number): number {
  return Math.sign(metres) * Math.round(Math.abs(metres));
}

function writeEntries(forms: JsonObject[], pictures: JsonObject[], version: string): JsonObject {
  if (version === '3.2.0') return { Registrations: forms, Pictures: pictures };
  const counts = {
    RegistrationCount: forms.length,
    PictureCount: pictures.length,
    FirstPicture: pictures[0] ?? null,
  };
  return version === '3.0.6'
    ? { Registrations: [...forms, ...pictures.map(withNameOfForm)], ...counts }
    : { Registrations: forms, Pictures: pictures, ...counts };
}

/** In the oldest version a picture stands among the forms, under the name of the one that it belongs to. */
function withNameOfForm(picture: JsonObject): JsonObject {
  const form = isJsonObject(picture['FullObject']) ? picture['FullObject']['RegistrationTName'] : undefined;
  return { ...picture, RegistrationName: form ?? picture['RegistrationName'] ?? null };
}

function writeForms(registration: JsonObject, style: FormStyle): JsonObject[] {
  return registrationForms.flatMap(({ member, type, isList, registrationTid, names }) => {
    const value = registration[member];
    if (value === undefined) return [];
    const items = isList && Array.isArray(value) ? value : [value];
    return items.filter(isJsonObject).map((item, index) => {
      const written = writeForm(type, withPositions(withIndex(member, item, index)), style);
      return writeEntry(
        registrationTid,
        names,
        typicalValues(registrationTid, written, style.langKey === 2),
        written,
        style,
      );
    });
  });
}

/** The service counts the items of some forms itself. */
function withIndex(member: string, item: JsonObject, index: number): JsonObject {
  if (member === 'DangerObs') return { ...item, DangerObsID: index };
  if (member === 'AvalancheEvalProblem2') return { ...item, AvalancheEvalProblem2ID: index };
  return item;
}

const UTM_OF: readonly (readonly [suffix: string, end: 'Start' | 'Stop'])[] = [
  ['', 'Start'],
  ['Start', 'Start'],
  ['Stop', 'Stop'],
];

/** Forms that tell where something began and ended get both in UTM, whatever they were posted with. */
function withPositions(item: JsonObject): JsonObject {
  const members = UTM_OF.flatMap(([suffix, end]): [string, Json][] => {
    const [latitude, longitude] = [numberOf(item[`${end}Lat`]), numberOf(item[`${end}Long`])];
    if (latitude === undefined || longitude === undefined) return [];
    const { UtmZone, UtmEast, UtmNorth } = writePosition({ latitude, longitude });
    return [
      [`UTMZone${suffix}`, UtmZone ?? null],
      [`UTMEast${suffix}`, UtmEast ?? null],
      [`UTMNorth${suffix}`, UtmNorth ?? null],
    ];
  });
  return members.length === 0 ? item : { ...item, ...Object.fromEntries(members) };
}

function writePictures(registration: JsonObject, style: FormStyle): JsonObject[] {
  const pictures = Array.isArray(registration['Picture']) ? registration['Picture'] : [];
  return pictures.filter(isJsonObject).map((picture) => {
    const id = picture['PictureID'] ?? null;
    const written = { PictureID: id, ...writeForm('Picture', picture, style) };
    const summary = [picture['PictureComment'] ?? null, id === null ? null : String(id)] as const;
    return writeEntry(PICTURE_TID, PICTURE_NAMES, summary, written, style);
  });
}

function writeEntry(
  RegistrationTid: number,
  names: readonly [string, string],
  [TypicalValue1, TypicalValue2]: readonly [Json, Json],
  FullObject: JsonObject,
  { langKey }: FormStyle,
): JsonObject {
  return {
    RegistrationTid,
    RegistrationName: names[langKey - 1] ?? '',
    TypicalValue1,
    TypicalValue2,
    FullObject,
  };
}
