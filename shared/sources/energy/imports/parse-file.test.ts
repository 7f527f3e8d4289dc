import { describe, expect, test } from 'vitest';
import { AppError } from '../../../base/app-error.ts';
import type { Json, JsonObject } from '../../../base/json.ts';
import { NEVER_YIELDING } from '../../../ports/scheduler.ts';
import { parseBytes } from './parse-file.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function parsed(content: Json | string | Uint8Array) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return parseBytes('f', content instanceof Uint8Array ? content : bytes(text), NEVER_YIELDING);
}

async function problem(content: Json | string | Uint8Array) {
  try {
    await parsed(content);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, ...error.details };
    throw error;
  }
  throw new Error('The file was taken');
}

/** What is wrong with the first row that is left out, or with the whole file. */
async function rowProblem(content: Json) {
  const file = await parsed(content).catch(() => undefined);
  const fault = file?.leftOut.faults[0];
  return fault ? { code: fault.code, ...fault.details } : problem(content);
}

const plant: JsonObject = {
  VannKraftverkID: 2,
  Navn: 'Adamselv',
  HovedEier_OrgNr: '987059729',
  MaksYtelse: 50,
  ErIDrift: true,
  Konsesjoner: [],
  NVEOmraadeID: null,
  NVEOmraadeNavn: null,
  VassdragsOmraadeID: 12,
};
const application: JsonObject = {
  KraftverksNavn: 'Sundsfjord ',
  StatusID: 4,
  Startdato: '31/12/2012 00:00:00',
  Sluttdato: '30/06/2027 00:00:00',
  KraftverkEierOrgNr: 915637353,
};
const quarter: JsonObject = { Values: { IMaalet: 1.5, IOvergangsordningen: 0 }, Year: 2012, Quarter: 1 };

describe('a list of a service', () => {
  test('is known by its members', async () => {
    expect((await parsed([plant])).register).toBe('plants');
    expect((await parsed([application])).register).toBe('applications');
    expect((await parsed([quarter])).register).toBe('quarters');
  });

  test('keeps every value, blank and order of its rows, but for the two names of the agency', async () => {
    const odd = { ...plant, Fylke: 'Telemark ', Ukjent: { b: [' x\u00a0'], a: 561.689 }, MaksYtelse: '1,50' };
    const text = JSON.stringify([odd]);
    const row = (await parsed(text)).rows[0]?.value;
    const renamed = text
      .replace('NVEOmraadeID', 'AgencyOmraadeID')
      .replace('NVEOmraadeNavn', 'AgencyOmraadeNavn');
    expect(JSON.stringify([row])).toBe(renamed);
  });

  test('that has both names of the agency is left alone', async () => {
    const both = { ...plant, AgencyOmraadeID: 7 };
    expect((await parsed([both])).rows[0]?.value).toMatchObject({ NVEOmraadeID: null, AgencyOmraadeID: 7 });
  });

  test('and no member is lost, whatever its name is', async () => {
    const odd = JSON.parse(JSON.stringify(plant).replace('{', '{"__proto__":{"a":1},"constructor":null,'));
    const value = (await parsed([odd])).rows[0]?.value ?? {};
    expect(JSON.stringify(value)).toMatch(/^\{"__proto__":\{"a":1\},"constructor":null,/);
    expect(Object.keys(value)).toHaveLength(Object.keys(odd).length);
    expect(value).toHaveProperty('AgencyOmraadeID');
  });

  test('is keyed by plant number, or by owner, name and dates with a counter', async () => {
    expect((await parsed([plant, { ...plant, VannKraftverkID: '30' }])).rows.map(({ key }) => key)).toEqual([
      '2',
      '30',
    ]);
    const keys = (await parsed([application, application, { ...application, Sluttdato: null }])).rows.map(
      ({ key }) => key,
    );
    expect(keys).toEqual([
      '915637353|Sundsfjord|2012-12-31|2027-06-30',
      '915637353|Sundsfjord|2012-12-31|2027-06-30#2',
      '915637353|Sundsfjord|2012-12-31|',
    ]);
    expect((await parsed([quarter])).rows[0]?.key).toBe('2012 q1');
  });

  test('of plants says whether all of them are in operation', async () => {
    expect((await parsed([plant])).isOnlyInOperation).toBe(true);
    const closed = { ...plant, VannKraftverkID: 3, ErIDrift: false, Kraftverkstatus: 'Ute av drift' };
    expect((await parsed([plant, closed])).isOnlyInOperation).toBe(false);
  });

  test('may have a byte-order mark, or be UTF-16 with one', async () => {
    const text = JSON.stringify([{ ...plant, Navn: 'Øljusjøen' }]);
    const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);
    for (const content of [bytes(`\ufeff${text}`), utf16]) {
      expect((await parsed(content)).rows[0]?.value['Navn']).toBe('Øljusjøen');
    }
  });
});

test('a table of points may come from a Norwegian spreadsheet', async () => {
  const windows = Uint8Array.from('navn;id;lat;lon\r\nØljusjøen;512;61,0;8,07', (letter) =>
    letter.charCodeAt(0),
  );
  expect((await parsed(windows)).rows).toMatchObject([{ key: '512', value: { latitude: 61 } }]);
});

describe('a file that is not in order', () => {
  test('says what it is instead', async () => {
    expect(await problem('<!DOCTYPE html><html>')).toEqual({ code: 'import/web-page', file: 'f' });
    expect(await problem('{"Message":"No"}')).toEqual({
      code: 'import/not-a-list',
      file: 'f',
      members: 'Message',
    });
    expect(await problem('[]')).toEqual({ code: 'import/empty', file: 'f' });
    expect(await problem('{}')).toEqual({ code: 'import/empty', file: 'f' });
    expect(await problem('12')).toEqual({ code: 'import/unknown-kind', file: 'f', found: '12' });
    expect(await problem('  ')).toEqual({ code: 'import/empty', file: 'f' });
    expect(await problem('[1,2]')).toMatchObject({ code: 'import/unknown-kind' });
    expect(await problem([{ Navn: 'x', Eier: 'y' }])).toMatchObject({
      code: 'import/unknown-kind',
      found: 'Navn, Eier',
    });
    expect(await problem('[{"VannKraftverkID":1,"Navn":"a",}]')).toMatchObject({ code: 'import/not-json' });
  });

  test('that was cut is told from one that is wrong', async () => {
    const text = JSON.stringify([plant, plant]);
    for (let length = 1; length < text.length; length += 1) {
      expect(await problem(text.slice(0, length))).toMatchObject({ code: 'import/truncated' });
    }
    expect(await problem(text.replace(':', ''))).toMatchObject({ code: 'import/not-json' });
  });

  test('in another encoding is refused, not guessed', async () => {
    const latin1 = Uint8Array.from('[{"Navn":"Øljusjøen"}]', (letter) => letter.charCodeAt(0));
    expect(await problem(latin1)).toEqual({ code: 'import/not-utf8', file: 'f' });
  });

  test('is told to be a workbook, however it was named', async () => {
    const expected = { code: 'import/workbook', file: 'f' };
    expect(await problem('PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet')).toEqual(
      expected,
    );
    expect(await problem(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))).toEqual(expected);
  });

  const badRows: [string, Json, Record<string, Json>][] = [
    [
      'a number that is null',
      [plant, { ...plant, VannKraftverkID: null }],
      { row: 2, field: 'VannKraftverkID', value: 'null', expected: 'whole-number' },
    ],
    ['a number that is none', [{ ...plant, VannKraftverkID: 'N2' }], { row: 1, value: '"N2"' }],
    [
      'a first row without its number',
      [{ Navn: 'A', VannKVTypeID: 'K' }, plant],
      { row: 1, value: 'nothing' },
    ],
    ['a missing name', [{ ...plant, Navn: ' ' }], { row: 1, field: 'Navn', expected: 'text' }],
    ['an output in words', [{ ...plant, MaksYtelse: 'stor' }], { field: 'MaksYtelse', expected: 'number' }],
    [
      'a date that is none',
      [{ ...plant, IDriftDato: '31/02/2012' }],
      { field: 'IDriftDato', expected: 'date' },
    ],
    [
      'a status that is no number',
      [application, { ...application, StatusID: 'abc' }],
      { row: 2, field: 'StatusID', value: '"abc"', expected: 'whole-number' },
    ],
    ['a claim that is none', [{ ...plant, ErIDrift: 'kanskje' }], { field: 'ErIDrift', expected: 'boolean' }],
    [
      'licences that are no list',
      [{ ...plant, Konsesjoner: 'ja' }],
      { field: 'Konsesjoner', expected: 'list' },
    ],
    ['an owner that is an object', [{ ...plant, HovedEier: {} }], { field: 'HovedEier', expected: 'text' }],
    [
      'an application whose name is null',
      [application, { ...application, KraftverksNavn: null }],
      { row: 2, field: 'KraftverksNavn', value: 'null', expected: 'text' },
    ],
    [
      'a fifth quarter',
      [quarter, { ...quarter, Quarter: 5 }],
      { row: 2, field: 'Quarter', expected: 'quarter' },
    ],
    [
      'a quarter without values',
      [{ ...quarter, Values: null }],
      { field: 'Values.IMaalet', value: 'nothing' },
    ],
  ];
  test.each(badRows)('because of %s names row and field', async (_, content, details) => {
    expect(await rowProblem(content)).toMatchObject({ code: 'import/bad-row', ...details });
  });

  test.each([
    [[null, plant], 1, 'null'],
    [[plant, { ...plant, VannKraftverkID: 3 }, null], 3, 'null'],
    [[plant, 5], 2, '5'],
    [[plant, [plant]], 2, expect.stringMatching(/^\[\{.*…$/)],
  ])('because of something that is no row says so by its place: %j', async (content, row, value) => {
    expect(await rowProblem(content)).toEqual({ code: 'import/not-a-row', file: 'f', row, value });
  });

  test('because a row is null, or its name is, says so in a sentence', async () => {
    const { leftOut } = await parsed([plant, null, { ...plant, VannKraftverkID: 3, Navn: null }]);
    expect(leftOut.faults.map(({ message }) => message)).toEqual([
      'Row 2 of f is null, expected an object with the fields of a row.',
      'Row 3 of f: Navn has the value null, expected text.',
    ]);
    expect(await problem([null])).toEqual({ code: 'import/unknown-kind', file: 'f', found: 'null' });
  });

  test('because two plants have one number names both rows', async () => {
    const other = { ...plant, VannKraftverkID: 3 };
    expect(await rowProblem([plant, other, { ...other, VannKraftverkID: '3' }])).toMatchObject({
      code: 'import/duplicate-row',
      row: 3,
      otherRow: 2,
      field: 'VannKraftverkID',
      value: '3',
    });
  });

  test('shows only the beginning of a long value', async () => {
    const value = String((await problem([{ ...plant, MaksYtelse: 'x'.repeat(500) }]))['value' as never]);
    expect(value).toHaveLength(81);
  });
});

test('what is wrong inside a text that is whole is not called an early end', async () => {
  expect(await problem('[{"VannKraftverkID":1,"MaksYtelse":NaN}]')).toMatchObject({
    code: 'import/not-json',
  });
  expect(await problem('[{"VannKraftverkID":1},]')).toMatchObject({ code: 'import/not-json' });
});

test('a member that is nested too deep to be stored is refused with its row', async () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const row = (depth: number) => `[{"VannKraftverkID":1,"Navn":"A","Extra":${nested(depth)}}]`;
  expect((await parsed(row(300))).rows).toHaveLength(1);
  expect(await problem(row(200_000))).toMatchObject({ code: 'import/too-deep', row: 1, field: 'Extra' });
});

test('a number with more digits than can be kept is refused by row and member, in a value too', async () => {
  const row = (extra: string) => `[{"VannKraftverkID":1,"Navn":"A","Extra":${extra}}]`;
  for (const extra of ['9007199254740993', '[{"a":9007199254740993}]', '1e400']) {
    expect(await problem(row(extra))).toMatchObject({
      code: 'import/inexact-number',
      row: 1,
      field: 'Extra',
    });
  }
  expect((await parsed(row('"9007199254740993"'))).rows).toHaveLength(1);
});

test('a bad row is left out with what is wrong with it, and the others are taken with their keys', async () => {
  const [bad, other] = [
    { ...plant, VannKraftverkID: 3, MaksYtelse: 'stor' },
    { ...plant, VannKraftverkID: 4 },
  ];
  const { rows, leftOut } = await parsed([plant, bad, 5, other, { ...other, Navn: 'B' }]);
  expect(rows.map(({ key }) => key)).toEqual(['2', '4']);
  expect(leftOut.count).toBe(3);
  expect(leftOut.faults.map(({ code, details }) => [code, details['row'], details['field']])).toEqual([
    ['import/bad-row', 2, 'MaksYtelse'],
    ['import/not-a-row', 3, undefined],
    ['import/duplicate-row', 5, 'VannKraftverkID'],
  ]);
});

test('a list without a right row is refused by its first', async () => {
  const bad = { ...plant, MaksYtelse: 'stor' };
  expect(await problem([bad, { ...bad, Navn: '' }])).toMatchObject({ row: 1, field: 'MaksYtelse' });
});

test('of many bad rows all are counted and the first hundred told', async () => {
  const bad = Array.from({ length: 130 }, (_, index) => ({ ...plant, VannKraftverkID: -index }));
  const { rows, leftOut } = await parsed([...bad, plant]);
  expect([rows.length, leftOut.count, leftOut.faults.length]).toEqual([1, 130, 100]);
});
