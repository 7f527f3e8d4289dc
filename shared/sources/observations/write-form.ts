import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { osloTimeText } from '../../base/oslo-time.ts';
import { tableOf } from '../../contracts/observation/hazards.ts';
import { type LangKey, nameOf } from '../../contracts/observation/lookups/lookup-tables.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView, type FieldView } from '../../schema/view.ts';

const schema = createSchemaView(observationTypes);

/** The flags of a problem's weak layer, which are answered one by one. */
const FLAG_NAMES: readonly (readonly [flag: number, name: string])[] = [
  [1, 'AvalCauseAttributeLight'],
  [2, 'AvalCauseAttributeThin'],
  [4, 'AvalCauseAttributeSoft'],
  [8, 'AvalCauseAttributeCrystal'],
];

export interface FormStyle {
  readonly hazardId: number;
  readonly langKey: LangKey;
}

/** A form as answers hold it: every member of its table, each id with its text, times in Norway. */
export function writeForm(typeName: string, form: JsonObject, style: FormStyle): JsonObject {
  const written: JsonObject = {};
  for (const member of membersOf(typeName)) writeMember(written, member, form[member.field.name], style);
  return written;
}

interface Member {
  readonly field: FieldView;
  readonly name: string;
  /** What the text of an id is called. */
  readonly textName: string;
}

const members = new Map<string, readonly Member[]>();

/** Made once: a page has thousands of them. */
function membersOf(typeName: string): readonly Member[] {
  const known = members.get(typeName);
  if (known) return known;
  const all = schema
    .fieldsOf(typeName)
    .filter(({ facts }) => !facts.isPrivate)
    .map((field) => {
      const name = field.facts.writtenAs ?? field.name;
      return { field, name, textName: field.facts.textAs ?? name.replace(/TID$/, 'TName') };
    });
  members.set(typeName, all);
  return all;
}

function writeMember(
  written: JsonObject,
  { field, name, textName }: Member,
  value: Json | undefined,
  style: FormStyle,
): void {
  const { lookup, isFlags } = field.facts;
  if (isFlags && lookup) {
    writeFlags(written, lookup, value, style);
    return;
  }
  written[name] = value === undefined ? null : writeValue(field, value, style);
  if (!lookup) return;
  const isNumber = typeof value === 'number';
  written[textName] = isNumber ? nameOf(tableOf(lookup, style.hazardId), value, style.langKey) : null;
}

function writeValue(field: FieldView, value: Json, style: FormStyle): Json {
  if (field.isList) return Array.isArray(value) ? value.map((item) => writeItem(field, item, style)) : [];
  return writeItem(field, value, style);
}

function writeItem(field: FieldView, value: Json, style: FormStyle): Json {
  if (!field.isScalar) return isJsonObject(value) ? writeForm(field.typeName, value, style) : null;
  return field.typeName === 'dateTime' ? osloTimeText(Number(value)) : value;
}

function writeFlags(
  written: JsonObject,
  table: string,
  value: Json | undefined,
  { langKey }: FormStyle,
): void {
  const flags = typeof value === 'number' ? value : 0;
  for (const [flag, name] of FLAG_NAMES) {
    const isSet = (flags & flag) !== 0;
    written[`${name}TID`] = isSet ? flag : 0;
    written[`${name}TName`] = isSet ? nameOf(table, flag, langKey) : '';
  }
}
