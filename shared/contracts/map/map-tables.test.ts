import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DanglingOperationRefs, DanglingRefs, TypeTable } from '../../schema/notation.ts';
import {
  createSchemaView,
  type FieldView,
  fieldViews,
  isAnyEntry,
  isEnumerationEntry,
  isListEntry,
  isStructEntry,
  outputViews,
} from '../../schema/view.ts';
import { mapOperations } from './operations.ts';
import { type MapTypes, mapTypes } from './types.ts';

type FieldLine = [name: string, type: string, mark: 'req' | 'opt', ...more: string[]];

/** Names, order, types and marks, transcribed from the specification and the reference, not from the tables. */
interface WireTables {
  types: Record<string, { abstract?: true; extends?: string; fields: FieldLine[] }>;
  arrays: Record<string, [element: string, type: string]>;
  enumerations: Record<string, string[]>;
  operations: Record<string, { request: FieldLine[]; response: FieldLine[] }>;
}

const expected: WireTables = JSON.parse(
  readFileSync(new URL('./testing/wire-tables.json', import.meta.url), 'utf8'),
);
const table: TypeTable = mapTypes;
const schema = createSchemaView(table);

const ITEM_NAMES: Record<string, string> = { int: 'Int', double: 'Double', string: 'String' };
const wireName = (name: string) => (name === 'any' ? 'anyType' : name);
const usedArrays = new Map<string, [string, string]>();

function wireType(field: FieldView): string {
  const list = schema.listItem(field.typeName);
  if (list) {
    usedArrays.set(field.typeName, [list.name, wireName(list.typeName)]);
    return field.typeName;
  }
  if (!field.isList) return wireName(field.typeName);
  const item = ITEM_NAMES[field.typeName] ?? field.typeName;
  const name = `ArrayOf${item}`;
  usedArrays.set(name, [item, field.typeName]);
  return name;
}

function lines(fields: readonly FieldView[]): FieldLine[] {
  return fields.map((field) => [
    field.name,
    wireType(field),
    field.isOptional ? 'opt' : 'req',
    ...(field.isNillable && !field.isList ? ['nil'] : []),
    ...(field.defaultText === undefined ? [] : [`=${field.defaultText}`]),
  ]);
}

describe('the tables of the map service', () => {
  test('hold 198 structures, 51 enumerations and 55 operations with the names, order, types and marks of the specification', () => {
    const structures: WireTables['types'] = {};
    const enumerations: WireTables['enumerations'] = {};
    for (const [name, entry] of Object.entries(table)) {
      if (isEnumerationEntry(entry)) enumerations[name] = [...(schema.enumerationValues(name) ?? [])];
      if (!isStructEntry(entry)) continue;
      structures[name] = {
        ...(entry.abstract && { abstract: true }),
        ...(entry.extends && { extends: entry.extends }),
        fields: lines(fieldViews(entry.fields)),
      };
    }
    const operations = Object.fromEntries(
      Object.entries(mapOperations).map(([name, operation]) => [
        name,
        { request: lines(fieldViews(operation.input)), response: lines(outputViews(operation)) },
      ]),
    );
    expect(structures).toEqual(expected.types);
    expect(enumerations).toEqual(expected.enumerations);
    expect(operations).toEqual(expected.operations);
    expect([
      Object.keys(structures).length,
      Object.keys(enumerations).length,
      Object.keys(operations).length,
    ]).toEqual([198, 51, 55]);
  });

  test('use exactly the 47 array wrappers of the reference', () => {
    expect(Object.fromEntries([...usedArrays].sort())).toEqual(expected.arrays);
    expect(usedArrays.size).toBe(47);
  });

  test('name no type that is not there', () => {
    const dangling: [DanglingRefs<MapTypes>] extends [never] ? 'none' : DanglingRefs<MapTypes> = 'none';
    const danglingInOperations: [DanglingOperationRefs<MapTypes, typeof mapOperations>] extends [never]
      ? 'none'
      : 'some' = 'none';
    expect([dangling, danglingInOperations]).toEqual(['none', 'none']);
    const known = (name: string, isScalar: boolean) => isScalar || schema.find(name) !== undefined;
    const fields = [
      ...Object.entries(table).flatMap(([name, entry]) => {
        if (isStructEntry(entry)) return fieldViews(entry.fields);
        const item = schema.listItem(name);
        return item ? [item] : [];
      }),
      ...Object.values(mapOperations).flatMap((operation) => [
        ...fieldViews(operation.input),
        ...outputViews(operation),
      ]),
    ];
    expect(fields.filter((field) => !known(field.typeName, field.isScalar))).toEqual([]);
    for (const entry of Object.values(table)) {
      if (isAnyEntry(entry)) expect(entry.anyOf.filter((name) => !schema.find(name))).toEqual([]);
      if (isStructEntry(entry) && entry.extends) expect(schema.find(entry.extends)).toBeDefined();
    }
  });

  test('document every operation, type, field and value', () => {
    const silent: string[] = [];
    const check = (name: string, doc: string | undefined) => {
      if (!doc || !/^[^\s].*\.$/.test(doc)) silent.push(name);
    };
    for (const [name, entry] of Object.entries(table)) {
      check(name, entry.doc);
      if (isStructEntry(entry)) {
        for (const field of fieldViews(entry.fields)) check(`${name}.${field.name}`, field.doc);
      }
      if (isEnumerationEntry(entry) && !Array.isArray(entry.values)) {
        for (const [value, doc] of Object.entries(entry.values)) check(`${name}.${value}`, doc);
      }
      if (isListEntry(entry)) expect(entry.item).toMatch(/^[A-Z]/);
    }
    for (const [name, operation] of Object.entries(mapOperations)) {
      check(name, operation.doc);
      for (const field of fieldViews(operation.input)) check(`${name}.${field.name}`, field.doc);
    }
    expect(silent).toEqual([]);
  });
});
