import { expect, test } from 'vitest';
import type { DataText } from '../../i18n/data-text.ts';
import { memberNames } from './member-names.ts';

const data: DataText = {
  column: (register, id) => `${register}/${id}`,
  choice: (_, code) => code,
  register: (register) => register,
};

test('members have the names of the columns that are read from them', () => {
  expect(memberNames('plants', ['MaksYtelse', 'Fylke'], data)).toEqual(['plants/outputMw', 'plants/county']);
  expect(memberNames('points', ['latitude'], data)).toEqual(['points/latitude']);
});

test('a member without a column keeps its name', () => {
  expect(memberNames('plants', ['FylkesNr'], data)).toEqual(['FylkesNr']);
  expect(memberNames('quarters', ['IMaalet'], data)).toEqual(['IMaalet']);
});
