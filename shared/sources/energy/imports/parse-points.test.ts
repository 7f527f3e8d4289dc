import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textTable } from '../../../imports/rows/table-content.ts';
import { NEVER_YIELDING } from '../../../ports/scheduler.ts';
import { parsePoints } from './parse-points.ts';

async function parsed(text: string) {
  const outcome = await parsePoints('p.csv', textTable(text), NEVER_YIELDING);
  if (!outcome.ok) throw outcome.problem;
  return outcome.value;
}

async function problem(text: string) {
  const outcome = await parsePoints('p.csv', textTable(text), NEVER_YIELDING);
  if (outcome.ok) throw new Error('The file was taken');
  return { code: outcome.problem.code, ...outcome.problem.details };
}

/** What is wrong with the first row that is left out, or with the whole file. */
async function rowProblem(text: string) {
  const outcome = await parsePoints('p.csv', textTable(text), NEVER_YIELDING);
  const fault = outcome.ok ? outcome.value.leftOut.faults[0] : outcome.problem;
  return fault && { code: fault.code, ...fault.details };
}

const kvilldal = { plantNumber: 222, latitude: 59.53, longitude: 6.66 };

test.each([
  ['comma and point', 'VannKraftverkID,Latitude,Longitude\n222,59.53,6.66\n', ',', 'point'],
  ['semicolon and comma', 'id;lat;lon\r\n222;59,53;6,66\r\n', ';', 'comma'],
  ['tab and comma', 'lon\tlat\tID\n6,66\t59,53\t222', '\t', 'comma'],
  ['comma in quotes and commas between', '"id","lat","lon"\n"222","59,53","6,66"', ',', 'comma'],
  [
    'more columns than needed',
    'navn;VannKraftverkID;latitude;longitude\n"K; v";222;59.53;6.66',
    ';',
    'point',
  ],
  ['a first line that names the separator', 'sep=;\r\nid;lat;lon\r\n222;59,53;6,66', ';', 'comma'],
  [
    'columns whose names only begin like those of degrees',
    'id,long_name,latest,late,lat_deg,Longitude (WGS84)\n222,Kvilldal,2020,1,59.53,6.66',
    ',',
    'point',
  ],
  ['the numbers of the European list', 'id,lat,lon\nN222,59.53,6.66', ',', 'point'],
])('a table with %s is read, and how it was read is told', async (_, text, separator, decimalSign) => {
  const file = await parsed(text);
  expect(file).toMatchObject({ register: 'points', separator, decimalSign });
  expect(file.rows).toEqual([{ key: '222', ownerNumber: '', value: kvilldal }]);
});

test('whole degrees and rows without a position are no trouble', async () => {
  expect((await parsed('id,lat,lon\n1,60,7\n2,,\n3,61.5,8')).rows.map(({ key }) => key)).toEqual(['1', '3']);
});

test('a table without one of the columns names it and those there are', async () => {
  expect(await problem('id,lat\n1,60')).toMatchObject({
    code: 'import/no-column',
    column: 'longitude',
    found: 'id, lat',
  });
});

test('a text that is no such table is none of the kinds', async () => {
  expect(await problem('Kjære alle,\nher er tallene.')).toMatchObject({ code: 'import/unknown-kind' });
});

test('a table with a heading only is empty', async () => {
  expect(await problem('id,lat,lon\n')).toMatchObject({ code: 'import/empty' });
});

test.each([
  ['id,lat,lon\n1,60,7\nx,61,8', 3, 'VannKraftverkID', '"x"', 'whole-number'],
  ['sep=,\nid,lat,lon\n1,60,7\nx,61,8', 4, 'VannKraftverkID', '"x"', 'whole-number'],
  ['id,lat,lon\n1,60,7\n\n1.5,61,8', 4, 'VannKraftverkID', '"1.5"', 'whole-number'],
  ['id,lat,lon\n1,91,7', 2, 'Latitude', '"91"', 'latitude'],
  ['id,lat,lon\n1,60,-181', 2, 'Longitude', '"-181"', 'longitude'],
  ['id,lat,lon\n1,60', 2, 'Longitude', 'nothing', 'longitude'],
  ['id;lat;lon\n1;60.5;7.5\n2;60,5;7,5', 3, 'Latitude', '"60,5"', 'latitude'],
])('a bad row of %j is named with its field', async (text, row, field, value, expected) => {
  expect(await rowProblem(text)).toMatchObject({ code: 'import/bad-row', row, field, value, expected });
});

test('two rows of one plant are told with both lines', async () => {
  expect(await rowProblem('id,lat,lon\n5,60,7\n6,60,7\n5,61,8')).toMatchObject({
    code: 'import/duplicate-row',
    row: 4,
    otherRow: 2,
    value: '5',
  });
});

test('a quote that never ends says that the file is cut', async () => {
  expect(await problem('id,lat,lon\n1,60,"7\n2,61,8')).toMatchObject({ code: 'import/truncated' });
});

test('a row with more fields than the heading is left out: decimal commas between commas would move the plant', async () => {
  const long = { code: 'import/long-row', file: 'p.csv', row: 3, fields: 5, columns: 3 };
  const text = 'id,lat,lon\n1,60.5,7\n2,59,53,6,66\n3,61.5,8';
  expect(await rowProblem(text)).toEqual(long);
  const { rows, leftOut } = await parsed(text);
  expect([rows.map(({ key }) => key), leftOut.count]).toEqual([['1', '3'], 1]);
  expect(await problem('id,lat,lon\n\n2,59,53,6,66')).toEqual(long);
  expect((await parsed('id,lat,lon\n1,60,7,,')).rows).toHaveLength(1);
});

test('numbers of up to 40 digits, with point or comma, are read to the digit or refused by their row', async () => {
  const row = fc.record({
    id: fc.stringMatching(/^[1-9]\d{0,39}$/),
    degrees: fc.integer({ min: 0, max: 89 }),
    digits: fc.stringMatching(/^\d{1,38}$/),
  });
  const table = fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('.', ','), async (rows, sign) => {
      const lines = rows.map(({ id, degrees, digits }) => `${id};${degrees}${sign}${digits};7${sign}5`);
      const text = ['id;lat;lon', ...lines].join('\n');
      const tooLong = rows.findIndex(({ id }) => !Number.isSafeInteger(Number(id)));
      if (tooLong >= 0) {
        const details = { row: tooLong + 2, field: 'VannKraftverkID', expected: 'shortNumber' };
        expect(await rowProblem(text)).toMatchObject({ code: 'import/bad-row', ...details });
        return;
      }
      const read = await parsed(text);
      expect(read.decimalSign).toBe(sign === '.' ? 'point' : 'comma');
      expect(read.rows).toEqual(
        rows.map(({ id, degrees, digits }) => ({
          key: id,
          ownerNumber: '',
          value: {
            plantNumber: Number(id),
            latitude: Number(`${degrees}.${digits}`),
            longitude: 7.5,
          },
        })),
      );
    }),
  );
});

test('a bad row is left out and the others are taken; a table without a right row is refused', async () => {
  const { rows, leftOut } = await parsed('id,lat,lon\n1,60,7\nx,61,8\n3,91,8\n1,60,7\n4,61,8');
  expect(rows.map(({ key }) => key)).toEqual(['1', '4']);
  expect([leftOut.count, leftOut.faults.map(({ details }) => details['row'])]).toEqual([3, [3, 4, 5]]);
  expect(await problem('id,lat,lon\nx,61,8\n3,91,8')).toMatchObject({ code: 'import/bad-row', row: 2 });
});
