// Values in a form that a program in another language can build a request from and be compared with.

import { sampleInput } from '../codec/samples/sample-input.ts';
import { type Dialect, spell } from '../codec/soap/dialect.ts';
import { mapSchema } from '../codec/soap/map-codec.ts';
import { isListView, listNames } from '../codec/xml/value-writer.ts';
import { writeFloat } from '../codec/xml/write-scalars.ts';
import { mapOperations } from '../contracts/map/operations.ts';
import { type FieldView, fieldViews, outputViews, type ValueView } from '../schema/view.ts';

/** A structure or a list with its wire type; scalars stand for themselves. */
type WireForm =
  | string
  | number
  | boolean
  | null
  | { readonly $type: string; readonly fields: { readonly [field: string]: WireForm } }
  | { readonly $type: string; readonly item: string; readonly items: readonly WireForm[] };

export interface WireRequest {
  readonly operation: string;
  readonly arguments: { readonly [field: string]: WireForm };
}

type Fields = { readonly [field: string]: unknown };

function wireFields(views: readonly FieldView[], value: Fields): { [field: string]: WireForm } {
  const present = views.filter((view) => value[view.name] !== undefined);
  return Object.fromEntries(present.map((view) => [view.name, wireForm(view, value[view.name])]));
}

function wireForm(view: ValueView, value: unknown): WireForm {
  if (isListView(mapSchema, view)) {
    const { wrapper, item, itemName } = listNames(mapSchema, view);
    const items = (value as unknown[]).map((each) => wireForm(item, each));
    return { $type: wrapper, item: itemName, items };
  }
  if (typeof value !== 'object' || value === null) return value as WireForm;
  const $type = (value as { $type?: string }).$type ?? view.typeName;
  return { $type, fields: wireFields(mapSchema.fieldsOf($type), value as Fields) };
}

/** The sample request of an operation, with some fields given. */
export function sampleWireRequest(operation: string, given: Fields = {}): WireRequest {
  const input = { ...sampleInput(mapSchema, mapOperations, operation), ...given };
  const entry = mapOperations[operation as keyof typeof mapOperations];
  return { operation, arguments: wireFields(fieldViews(entry.input), input) };
}

export function sampleMapInput(operation: string): Fields {
  return sampleInput(mapSchema, mapOperations, operation);
}

export type Leaf = string | number | boolean | { readonly time: number } | { readonly bytes: string };

function leavesOfValue(view: ValueView, value: unknown, leaves: Leaf[], dialect: Dialect): void {
  if (value === undefined || value === null || value === '') return;
  if (isListView(mapSchema, view)) {
    const { item } = listNames(mapSchema, view);
    for (const each of value as unknown[]) leavesOfValue(item, each, leaves, dialect);
  } else if (typeof value === 'object') leavesOfObject(view, value, leaves, dialect);
  else if (mapSchema.enumerationValues(view.typeName)) leaves.push(spell(dialect, value as string));
  else leaves.push(scalarLeaf(view.typeName, value as Leaf));
}

function scalarLeaf(typeName: string, value: Leaf): Leaf {
  if (typeName === 'dateTime') return { time: value as number };
  // Most toolkits hold a single-precision number in a double: they have the number that the text means.
  if (typeName === 'float' && Number.isFinite(value)) return Number(writeFloat(value as number));
  return value;
}

function leavesOfObject(view: ValueView, value: object, leaves: Leaf[], dialect: Dialect): void {
  const { $xs, $type } = value as { $xs?: string; $type?: string };
  if (value instanceof Uint8Array) {
    if (value.length > 0) leaves.push({ bytes: Buffer.from(value).toString('base64') });
  } else if ($xs)
    leavesOfValue(
      { ...view, typeName: $xs, isScalar: true, isList: false },
      (value as { value: unknown }).value,
      leaves,
      dialect,
    );
  else {
    for (const field of mapSchema.fieldsOf($type ?? view.typeName)) {
      leavesOfValue(field, (value as Fields)[field.name], leaves, dialect);
    }
  }
}

/**
 * The scalars of an answer in document order. What toolkits do not tell apart is left out: absent, nil, and empty text.
 */
export function leavesOfAnswer(operation: string, output: unknown, dialect: Dialect): Leaf[] {
  const entry = mapOperations[operation as keyof typeof mapOperations];
  const leaves: Leaf[] = [];
  const value: Fields = typeof entry.output === 'string' ? { Result: output } : (output as Fields);
  for (const field of outputViews(entry)) leavesOfValue(field, value[field.name], leaves, dialect);
  return leaves;
}

/** The same for a request. */
export function leavesOfRequest(operation: string, input: Fields): Leaf[] {
  const leaves: Leaf[] = [];
  const { input: fields } = mapOperations[operation as keyof typeof mapOperations];
  for (const field of fieldViews(fields)) leavesOfValue(field, input[field.name], leaves, 'neutral');
  return leaves;
}
