import { expect, test } from 'vitest';
import type { ColumnDescription } from '../../../contracts/energy/columns.ts';
import { plainReading } from './row-kinds.ts';
import { memberValue } from './row-rules.ts';

const columns: readonly ColumnDescription[] = [
  { id: 'station', kind: 'text', member: 'Stasjon' },
  { id: 'levelM', kind: 'number', member: 'Vannstand' },
  { id: 'read', kind: 'date', member: 'Avlest' },
];

test('a register without a reading of its own is checked by its columns and keyed by its member', () => {
  const { rules, key, ownerNumber, answered } = plainReading(columns, {
    marks: ['Vannstand'],
    keyMember: 'Stasjon',
  });
  const row = { Stasjon: '12.3', Vannstand: 'low', Avlest: null };
  expect(rules.filter(({ member, accepts }) => !accepts(memberValue(row, member)))).toMatchObject([
    { member: 'Vannstand', expected: 'number' },
  ]);
  expect(key(row)).toBe('12.3');
  expect(ownerNumber(row)).toBe('');
  expect(answered(row)).toBe(row);
});

test('rows without a member that tells them apart are keyed by all that they say', () => {
  const { key } = plainReading(columns, { marks: ['Vannstand'] });
  expect(key({ Stasjon: 'a' })).not.toBe(key({ Stasjon: 'b' }));
  expect(key({ Stasjon: 'a' })).toBe(key({ Stasjon: 'a' }));
});
