// A registration as it was posted, made of how a search tells it: the specification's answers give members other names,
// times in Norway, and the text of each id.

import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { readStruct } from '../codec/json/read-value.ts';
import { type RegistrationForm, registrationForms } from '../contracts/observation/registration-forms.ts';
import { observationTypes } from '../contracts/observation/types.ts';
import { createSchemaView, type FieldView } from '../schema/view.ts';
import { answeredMs } from './placed-item.ts';
import type { PulledItem } from './pull-ports.ts';

const schema = createSchemaView(observationTypes);

/** Its members as the contract has them; without `Id` and `ObserverGuid`, which no search tells. */
export function readItem({ item, pictures }: PulledItem): JsonObject {
  const members: JsonObject = {
    GeoHazardTID: item['GeoHazardTid'] ?? 0,
    DtObsTime: answeredMs(item['DtObsTime']) ?? 0,
    ...given('ObserverGroupID', item['ObserverGroupId']),
    ...given('SourceTID', item['SourceTid']),
    ObsLocation: {
      ...given('Latitude', item['Latitude']),
      ...given('Longitude', item['Longitude']),
      ...given('LocationName', item['LocationName']),
      ...given('MunicipalNo', item['MunicipalNo']),
      ...given('ForecastRegionTID', item['ForecastRegionTid']),
    },
  };
  for (const full of fullObjects(item['Registrations'])) takeForm(members, full);
  const read = fullObjects(item['Pictures']).map(({ value }) => readPicture(value, pictures));
  return read.length > 0 ? { ...members, Picture: read } : members;
}

/** 0 is "not given" where an id stands. */
function given(name: string, value: Json | undefined): JsonObject {
  return value === undefined || value === null || value === 0 || value === '' ? {} : { [name]: value };
}

interface FullObject {
  readonly tid: Json;
  readonly value: JsonObject;
}

function fullObjects(entries: Json | undefined): FullObject[] {
  if (!Array.isArray(entries)) return [];
  return entries
    .filter(isJsonObject)
    .flatMap(({ RegistrationTid = null, FullObject }) =>
      isJsonObject(FullObject) ? [{ tid: RegistrationTid, value: FullObject }] : [],
    );
}

function takeForm(members: JsonObject, { tid, value }: FullObject): void {
  const form = formOf(tid, value);
  if (!form) return;
  const read = readFull(form.type, value);
  const before = members[form.member];
  if (form.isList) members[form.member] = [...(Array.isArray(before) ? before : []), read];
  else members[form.member] = read;
}

/** Some forms share their id: then it is the one of which fewest members are missing and most are there. */
function formOf(tid: Json, value: JsonObject): RegistrationForm | undefined {
  const known = registrationForms.filter(({ registrationTid }) => registrationTid === tid);
  const likeness = (type: string) =>
    schema.fieldsOf(type).reduce((sum, field) => sum + (answerName(field) in value ? 1 : -1), 0);
  return known.toSorted((one, other) => likeness(other.type) - likeness(one.type))[0];
}

function answerName({ name, facts }: FieldView): string {
  return facts.writtenAs ?? name;
}

function readPicture(value: JsonObject, pictures: PulledItem['pictures']): JsonObject {
  const picture = readFull('Picture', value);
  const sha256 = pictures[String(picture['PictureID'])];
  return sha256 === undefined ? picture : { ...picture, PictureSha256: sha256 };
}

function readFull(typeName: string, value: JsonObject): JsonObject {
  const zoned = withZones(value);
  const source = isJsonObject(zoned) ? zoned : {};
  // Its limits are those of the target: what is longer than ours is shown as it came.
  const read = readStruct({ schema, fault: () => undefined }, typeName, source, '');
  return asPosted(typeName, read, source);
}

/** Times of answers have no zone, and those of the contract without one are UTC. */
function withZones(value: Json): Json {
  if (Array.isArray(value)) return value.map(withZones);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([name, member]): [string, Json] => {
    const ms = name.startsWith('Dt') ? answeredMs(member) : undefined;
    return [name, ms === undefined ? withZones(member) : new Date(ms).toISOString()];
  });
  return Object.fromEntries(members);
}

/** Without the texts of ids, which the tables here have in both languages; flags as one number. */
function asPosted(typeName: string, value: JsonObject, source: JsonObject): JsonObject {
  const fields = schema.fieldsOf(typeName);
  const known = new Map(fields.map((field) => [field.name, field]));
  const flags = fields.filter(({ facts }) => facts.isFlags).map(({ name }) => name);
  const result: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    const field = known.get(name);
    const isTold =
      field !== undefined || !(name.endsWith('Name') || flags.some((each) => isFlag(name, each)));
    if (isTold) result[name] = field?.isScalar === false ? asPostedInside(field.typeName, member) : member;
  }
  for (const name of flags) {
    const sum = flagsOf(value, name);
    if (sum > 0) result[name] = sum;
  }
  for (const field of fields) {
    const text = source[answerName(field)];
    if (field.typeName === 'string' && typeof text === 'string' && text !== '') result[field.name] ??= text;
  }
  return result;
}

function asPostedInside(typeName: string, member: Json): Json {
  const inner = (item: Json) => (isJsonObject(item) ? asPosted(typeName, item, {}) : item);
  return Array.isArray(member) ? member.map(inner) : inner(member);
}

/** `AvalCauseAttributes` is told as AvalCauseAttributeLightTID, …ThinTID and so on, 0 where it is not set. */
function flagsOf(value: JsonObject, name: string): number {
  const flags = Object.keys(value).filter((each) => isFlag(each, name));
  return flags.reduce((sum, each) => sum + Number(value[each] ?? 0), 0);
}

function isFlag(member: string, name: string): boolean {
  return member.startsWith(name.replace(/s$/, '')) && member.endsWith('TID');
}
