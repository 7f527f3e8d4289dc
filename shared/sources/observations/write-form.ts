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
  const members = schema.fieldsOf(typeName).flatMap((field) => writeField(field, form[field.name], style));
  return Object.fromEntries(members);
}

type Member = readonly [name: string, value: Json];

function writeField(field: FieldView, value: Json | undefined, style: FormStyle): Member[] {
  const { lookup, isFlags, isPrivate, textAs, writtenAs } = field.facts;
  if (isPrivate) return [];
  if (isFlags && lookup) return writeFlags(lookup, value, style);
  const name = writtenAs ?? field.name;
  const member: Member = [name, value === undefined ? null : writeValue(field, value, style)];
  if (!lookup) return [member];
  const table = tableOf(lookup, style.hazardId);
  const text = typeof value === 'number' ? nameOf(table, value, style.langKey) : null;
  return [member, [textAs ?? name.replace(/TID$/, 'TName'), text]];
}

function writeValue(field: FieldView, value: Json, style: FormStyle): Json {
  if (field.isList) return Array.isArray(value) ? value.map((item) => writeItem(field, item, style)) : [];
  return writeItem(field, value, style);
}

function writeItem(field: FieldView, value: Json, style: FormStyle): Json {
  if (!field.isScalar) return isJsonObject(value) ? writeForm(field.typeName, value, style) : null;
  return field.typeName === 'dateTime' ? osloTimeText(Number(value)) : value;
}

function writeFlags(table: string, value: Json | undefined, { langKey }: FormStyle): Member[] {
  const flags = typeof value === 'number' ? value : 0;
  return FLAG_NAMES.flatMap(([flag, name]): Member[] => {
    const isSet = (flags & flag) !== 0;
    return [
      [`${name}TID`, isSet ? flag : 0],
      [`${name}TName`, isSet ? nameOf(table, flag, langKey) : ''],
    ];
  });
}
