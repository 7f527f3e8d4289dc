import { expect, test } from 'vitest';
import type { GridColumn, GroupLine } from '../grid/grid-column.ts';
import { withRoomForTotals } from './grid-columns.ts';

const column = (id: string, characters: number): GridColumn => ({
  description: { id, kind: 'number' },
  label: id,
  unit: undefined,
  write: () => '',
  characters,
  hasSign: false,
});
const group = (sums: GroupLine['sums']): GroupLine => ({
  id: 'a',
  label: 'a',
  details: '',
  separate: '',
  sums,
});

test('a column has room for the longest sum of its groups', () => {
  const columns = [column('name', 9), column('capacity', 5), column('production', 6)];
  const groups = [group({ capacity: '2 480 734,5' }), group({ capacity: '3,1', production: '4,2' })];
  expect(withRoomForTotals(columns, groups).map(({ characters }) => characters)).toEqual([9, 11, 6]);
});
