import { expect, test } from 'vitest';
import type { Json } from '../../base/json.ts';
import { createSchemaView } from '../../schema/view.ts';
import { parseLenient } from './parse-lenient.ts';
import { readStruct } from './read-value.ts';

const schema = createSchemaView({
  Thing: {
    fields: {
      Id: ['string', 'Id.', { format: 'guid' }],
      Count: 'int?',
      Depth: ['double?', 'Depth.', { least: -5, most: 5, isBounded: true }],
      Heigth: ['int?', 'Height.', { readAs: ['Height'], least: 0, most: 100 }],
      Time: 'dateTime?',
      Note: ['string?', 'Note.', { maxLength: 5 }],
      Parts: 'Part[]?',
      Flag: 'boolean?',
    },
  },
  Part: { fields: { Tid: 'int?' } },
});

const ID = '0F8FAD5B-D9CB-469F-A165-70867728950E';

function read(members: { [name: string]: Json }) {
  const faults: string[] = [];
  const value = readStruct(
    { schema, fault: (path, message) => faults.push(`${path}: ${message}`) },
    'Thing',
    { Id: ID, ...members },
    'thing',
  );
  return { value, faults };
}

test('names are read in any case, and of two the last counts', () => {
  expect(read({ COUNT: 1, count: 2 }).value).toEqual({ Id: ID.toLowerCase(), Count: 2 });
});

test.each([
  ['1,5', 1.5],
  [' 1.5 ', 1.5],
  ['-0', -0],
  [',5', 0.5],
  ['1e0', 1],
])('%s is a number', (text, number) => {
  expect(read({ Depth: text }).value['Depth']).toBe(number);
});

test('whole numbers round decimals', () => {
  expect(read({ Count: '43.465' }).value['Count']).toBe(43);
});

test.each([`{${ID}}`, ID.replaceAll('-', ''), `(${ID})`, ` ${ID} `])('%s is a GUID', (text) => {
  expect(read({ id: text }).value['Id']).toBe(ID.toLowerCase());
});

test('names of others are read, and unknown members are kept', () => {
  expect(read({ Height: 3, place: { name: 'x' } }).value).toMatchObject({ Heigth: 3, place: { name: 'x' } });
});

test('what is null, empty or an empty object is absent', () => {
  const { value, faults } = read({ Count: null, Note: '', Parts: [{}, null], Depth: '' });
  expect([value, faults]).toEqual([{ Id: ID.toLowerCase() }, []]);
});

test('a time without zone is UTC, another is taken to it', () => {
  expect(read({ Time: '2026-01-02T03:04:05.5' }).value['Time']).toBe(Date.UTC(2026, 0, 2, 3, 4, 5, 500));
  expect(read({ Time: '2026-01-02T03:04:05+01:00' }).value['Time']).toBe(Date.UTC(2026, 0, 2, 2, 4, 5));
});

test('every fault is told with its path', () => {
  const { faults } = read({
    Id: 'x',
    Count: 'many',
    Depth: 9,
    Time: '2026-02-30',
    Note: 'too long',
    Parts: [{ Tid: 1 }, { Tid: 'x' }],
    Flag: 'maybe',
  });
  expect(faults).toEqual([
    'thing.Id: Expected a GUID, not "x".',
    'thing.Count: Expected a number, not "many".',
    'thing.Depth: Expected a number from -5 to 5, not 9.',
    'thing.Time: Expected a time of ISO 8601, not "2026-02-30".',
    'thing.Note: Expected at most 5 characters, not "too long".',
    'thing.Parts[1].Tid: Expected a number, not "x".',
    'thing.Flag: Expected true or false, not "maybe".',
  ]);
});

test('a value beyond the limits of a form is read as it is', () => {
  expect(read({ Heigth: 101 })).toMatchObject({ value: { Heigth: 101 }, faults: [] });
});

test('what is required and absent is told', () => {
  expect(read({ Id: null }).faults).toEqual(['thing.Id: The Id field is required.']);
});

test.each(['{"a":[1,2,],}', '\uFEFF{"a":[1,2]}', '{"a":[1,2] , \n }'])('%j is read', (text) => {
  expect(parseLenient(new TextEncoder().encode(text))).toEqual({ ok: true, value: { a: [1, 2] } });
});

test('commas inside of strings stay, and what is no JSON is told', () => {
  const text = '{"a":",}","b":"\\",]",}';
  expect(parseLenient(new TextEncoder().encode(text))).toEqual({ ok: true, value: { a: ',}', b: '",]' } });
  expect(parseLenient(new TextEncoder().encode('{"a"')).ok).toBe(false);
  expect(parseLenient(new Uint8Array([0x22, 0xff, 0x22]))).toEqual({
    ok: false,
    problem: 'it is not text in UTF-8',
  });
});
