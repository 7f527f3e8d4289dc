import { expect, test } from 'vitest';
import {
  isSameReading,
  missingColumns,
  type TableDraft,
  type TableReading,
  withColumn,
  withRegister,
} from './table-reading.ts';

const reading: TableReading = {
  register: 'plants',
  headings: ['Nr', 'Anlegg', 'Merknad'],
  columns: ['', 'name', 'headM'],
};
const draft: TableDraft = {
  reading,
  examples: [],
  choices: [
    { register: 'plants', columns: ['plantNumber', 'name', 'headM'], required: ['plantNumber', 'name'] },
    { register: 'applications', columns: ['name'], required: ['name'] },
  ],
};

test('what a row must have and no column is, is missing', () => {
  expect(missingColumns(draft, reading)).toEqual(['plantNumber']);
  expect(missingColumns(draft, withColumn(reading, 0, 'plantNumber'))).toEqual([]);
});

test('a column of the register is one of the table only', () => {
  expect(withColumn(reading, 0, 'name').columns).toEqual(['name', '', 'headM']);
  expect(withColumn(withColumn(reading, 0, ''), 1, '').columns).toEqual(['', '', 'headM']);
});

test('another register keeps the columns that it has too', () => {
  const other = withRegister(draft, reading, 'applications');
  expect(other).toMatchObject({ register: 'applications', columns: ['', 'name', ''] });
  expect(missingColumns(draft, other)).toEqual([]);
  expect(isSameReading(other, reading)).toBe(false);
});
