import { expect, test } from 'vitest';
import { booleanColumn, numberColumn, textColumn } from '../../../shared/tables/make-column.ts';
import { createTableIndex } from '../../../shared/tables/table-index.ts';
import { writeGeojson } from './write-geojson.ts';

const index = createTableIndex(
  {
    rowCount: 3,
    keys: ['12', '7', '9'],
    columns: [
      textColumn('name', ['Sy-Sima', 'Uten punkt', 'Øksla']),
      textColumn('type', ['K', 'K', 'P'], 'choice'),
      numberColumn('headM', [905, 10, null]),
      numberColumn('commissioned', [Date.UTC(1980, 5, 1), null, null], 'date'),
      booleanColumn('isWholeProduction', [true, false, null]),
      numberColumn('longitude', [7.1402, null, 6.5]),
      numberColumn('latitude', [60.5101, 60, 60.1]),
    ],
  },
  { sums: [], labels: { type: { K: 'Kraftverk' } } },
);
const columns = (['name', 'type', 'headM', 'commissioned', 'isWholeProduction'] as const).map((id) => ({
  id,
  header: id,
  kind: 'text' as const,
}));

test('rows with a point become features in their order, longitude first, gaps said as null, with what the file is beside them', () => {
  const { bytes, rowCount, leftOut } = writeGeojson(index, Uint32Array.of(2, 1, 0), columns, [
    ['Filtre', 'Type: Pumpe'],
  ]);
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
    type: 'FeatureCollection',
    about: { Filtre: 'Type: Pumpe' },
    features: [
      {
        type: 'Feature',
        id: '9',
        geometry: { type: 'Point', coordinates: [6.5, 60.1] },
        properties: { name: 'Øksla', type: 'P', headM: null, commissioned: null, isWholeProduction: null },
      },
      {
        type: 'Feature',
        id: '12',
        geometry: { type: 'Point', coordinates: [7.1402, 60.5101] },
        properties: {
          name: 'Sy-Sima',
          type: 'K',
          headM: 905,
          commissioned: '1980-06-01',
          isWholeProduction: true,
        },
      },
    ],
  });
  expect([rowCount, leftOut]).toEqual([2, 1]);
});

test('no row with a point makes an empty collection, not an error', () => {
  const { bytes, leftOut } = writeGeojson(index, Uint32Array.of(1), columns, []);
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
    type: 'FeatureCollection',
    features: [],
  });
  expect(leftOut).toBe(1);
});
