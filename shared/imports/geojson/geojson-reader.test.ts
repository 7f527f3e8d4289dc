import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LayerDraft } from '../staging/layer-draft.ts';
import { GeoJsonReader } from './geojson-reader.ts';

function readText(features: string, crs = ''): LayerDraft {
  const reader = new GeoJsonReader();
  reader.push(new TextEncoder().encode(`{"type":"FeatureCollection"${crs},"features":[${features}]}`));
  return reader.end();
}

const feature = (geometry: object | null, properties: object = {}) => ({
  type: 'Feature',
  properties,
  geometry,
});
const point = (x: number, y: number) => ({ type: 'Point', coordinates: [x, y] });
const collection = (...geometries: readonly object[]) => ({ type: 'GeometryCollection', geometries });
const read = (...features: readonly object[]) => readText(features.map((one) => JSON.stringify(one)).join());
const LINE = {
  type: 'LineString',
  coordinates: [
    [10.2, 60],
    [10.4, 60.1],
  ],
};
const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [10, 60],
      [10.1, 60],
      [10.1, 60.1],
      [10, 60],
    ],
  ],
};

/** The texts and numbers of a field, by the features of the layer. */
function valuesOf(draft: LayerDraft, kind: string, name: string): (string | number)[] {
  const layer = draft.layers.find((each) => each.kind === kind);
  const column = layer?.fields.find((field) => field.name === name)?.column;
  return Array.from(layer?.features ?? [], (row) => {
    const slot = column?.slot(row) ?? 0;
    return column?.tag(row) === 2 ? column.text(slot) : slot;
  });
}

test('the parts of a collection of several kinds go to the layers of their kinds with the same values', () => {
  const draft = read(
    feature(point(10, 60), { navn: 'Punkt' }),
    feature(collection(point(10.2, 60), LINE), { navn: 'Inntak med tunnel' }),
    feature(collection(collection(point(10.3, 60.2)), AREA), { navn: 'Samling i samling' }),
  );
  expect(draft.splitCount).toBe(2);
  expect(draft.layers.map(({ kind }) => kind)).toEqual(['point', 'polyline', 'polygon']);
  expect(valuesOf(draft, 'point', 'navn')).toEqual(['Punkt', 'Inntak med tunnel', 'Samling i samling']);
  expect(valuesOf(draft, 'polyline', 'navn')).toEqual(['Inntak med tunnel']);
  expect(valuesOf(draft, 'polygon', 'navn')).toEqual(['Samling i samling']);
});

test('random nested collections lose no part and double none', () => {
  const leaf = fc.constantFrom<object>(point(10, 60), LINE, AREA);
  const { geometry } = fc.letrec<{ geometry: object }>((tie) => ({
    geometry: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('geometry'), { maxLength: 4 }).map((parts) => collection(...parts)),
    ),
  }));
  const countIn = (shape: object, type: string): number => {
    if ('geometries' in shape && Array.isArray(shape.geometries)) {
      return shape.geometries.reduce((sum: number, part: object) => sum + countIn(part, type), 0);
    }
    return 'type' in shape && shape.type === type ? 1 : 0;
  };
  fc.assert(
    fc.property(fc.array(geometry, { minLength: 1, maxLength: 5 }), (geometries) => {
      // One point more, since a file without a shape is refused.
      const all = [...geometries, point(1, 2)];
      const draft = read(...all.map((shape) => feature(shape)));
      for (const [type, kinds, numbers] of [
        ['Point', ['point', 'multipoint'], 2],
        ['LineString', ['polyline'], 4],
        ['Polygon', ['polygon'], 8],
      ] as const) {
        const layers = draft.layers.filter(({ kind }) => kinds.some((each) => each === kind));
        const stored = layers.flatMap(({ features }) =>
          Array.from(features, (row) => draft.shapes.size(row)),
        );
        const written = all.reduce((sum, shape) => sum + countIn(shape, type), 0);
        expect(stored.reduce((sum, size) => sum + size, 0)).toBe(written * numbers);
      }
    }),
  );
});

test('features that would lie in the Nordic area with swapped coordinates are counted', () => {
  expect(read(feature(point(60, 10)), feature(point(10, 60)), feature(point(-70, -30))).swappedCount).toBe(1);
});

test('coordinates in metres are not doubted', () => {
  const crs = ',"crs":{"type":"name","properties":{"name":"EPSG:25833"}}';
  expect(readText(JSON.stringify(feature(point(60, 10))), crs).swappedCount).toBe(0);
});

test.each([
  [5971, 25831],
  [5972, 25832],
  [5973, 25833],
  [5974, 25834],
  [5975, 25835],
])('EPSG:%i, with heights in NN2000, is read as its plane EPSG:%i', (wkid, plane) => {
  const crs = `,"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::${wkid}"}}`;
  const text =
    '{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[262000.5,6650000.25,12.3]}}';
  const draft = readText(text, crs);
  expect(draft.crs.wkid).toBe(plane);
  expect(draft.layers[0]?.bounds).toEqual({
    xMin: 262000.5,
    yMin: 6650000.25,
    xMax: 262000.5,
    yMax: 6650000.25,
  });
});

test('whole numbers of up to 40 digits come in with every digit', () => {
  const digits = fc.stringMatching(/^-?[1-9]\d{0,39}$/);
  fc.assert(
    fc.property(fc.array(digits, { minLength: 1, maxLength: 6 }), (written) => {
      const texts = written.map(
        (number) =>
          `{"type":"Feature","id":${number},"properties":{"n":${number},"list":[${number}]},"geometry":{"type":"Point","coordinates":[1,2]}}`,
      );
      const draft = readText(texts.join());
      expect(valuesOf(draft, 'point', 'n').map(String)).toEqual(written);
      expect(valuesOf(draft, 'point', 'id').map(String)).toEqual(written);
      for (const [index, list] of valuesOf(draft, 'point', 'list').entries()) {
        expect(String(list).replace(/[[\]"]/g, '')).toBe(written[index]);
      }
    }),
  );
});

test('a property with digits that a double cannot hold is named, others are not', () => {
  const one =
    '{"type":"Feature","properties":{"id":9007199254740993,"sum":1e300,"no":7},"geometry":{"type":"Point","coordinates":[1,2]}}';
  expect(readText(one).exactNames).toEqual(['id']);
});

test('a feature with a number beyond all doubles is left out by feature and property', () => {
  const with400 = (value: string) =>
    `{"type":"Feature","properties":{"verdi":${value}},"geometry":{"type":"Point","coordinates":[1,2]}}`;
  for (const value of ['1e400', '-1e400', '[1,{"a":1e999}]', '9'.repeat(400)]) {
    const { leftOut, layers } = readText(`${with400('1')},${with400(value)}`);
    expect(leftOut.faults.map(({ message }) => message)).toEqual([
      expect.stringContaining('Feature 2: the value of verdi'),
    ]);
    expect(layers.map(({ features }) => features.length)).toEqual([1]);
    expect(() => readText(with400(value))).toThrow('Feature 1: the value of verdi');
  }
});

const area = (...rings: readonly unknown[]) => ({ type: 'Polygon', coordinates: rings });
const SQUARE = AREA.coordinates[0] ?? [];

test.each([
  [{ type: 'Point', coordinates: ['x', 2] }, 'badCoordinates', 'geometry.coordinates'],
  [{ type: 'LineString', coordinates: [[1, 2], [3]] }, 'badCoordinates', 'geometry.coordinates[1]'],
  [
    {
      type: 'MultiLineString',
      coordinates: [
        [
          [1, 2],
          [3, 4],
        ],
        [[1, 2]],
      ],
    },
    'shortLine',
    'geometry.coordinates[1]',
  ],
  [
    area(SQUARE, [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ]),
    'openRing',
    'geometry.coordinates[1]',
  ],
  [
    area(SQUARE, [
      [1, 2],
      [3, 4],
      [5, null],
      [1, 2],
    ]),
    'badCoordinates',
    'geometry.coordinates[1][2]',
  ],
  [
    { type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE, 7]] },
    'badCoordinates',
    'geometry.coordinates[1][1]',
  ],
  [
    collection(point(1, 2), collection({ type: 'Cube', coordinates: [] })),
    'unknownGeometry',
    'geometry.geometries[1].geometries[0].type',
  ],
  [{ type: 'Polygon', coordinates: 'none' }, 'badCoordinates', 'geometry.coordinates'],
  [point(10, -90.5), 'outsideWorld', 'geometry.coordinates[1]'],
  [area(SQUARE, [...SQUARE, [361, 2], ...SQUARE]), 'outsideWorld', 'geometry.coordinates[1][4][0]'],
  [
    collection(point(1, 2), collection(LINE, point(262_000, 6_650_000))),
    'outsideWorld',
    'geometry.geometries[1].geometries[1].coordinates[0]',
  ],
])(
  'a geometry that cannot be used is told with the path of what is wrong in it: %j',
  (geometry, problem, path) => {
    const { leftOut, layers } = read(feature(point(1, 2)), feature(geometry), feature(point(3, 4)));
    expect(leftOut).toMatchObject({
      count: 1,
      faults: [{ code: 'layer-import/bad-feature', details: { feature: 2, problem, path } }],
    });
    const bounds = { xMin: 1, yMin: 2, xMax: 3, yMax: 4 };
    expect(layers.map((layer) => [layer.kind, layer.features.length, layer.bounds])).toEqual([
      ['point', 2, bounds],
    ]);
  },
);

test('bad features are left out in the order of the file, each by its number, and the others are taken', () => {
  const good = (navn: string) => JSON.stringify(feature(point(10, 60), { navn }));
  const draft = readText(
    [
      good('A'),
      JSON.stringify(feature(point(10, 95), { navn: 'utenfor' })),
      '{"type":"Feature",,"properties":{}}',
      good('B'),
      '{"type":"Bygning"}',
      good('C'),
      JSON.stringify(feature(collection(point(10, 60), LINE, point(400, 60)), { navn: 'delt' })),
    ].join(),
  );
  expect(valuesOf(draft, 'point', 'navn')).toEqual(['A', 'B', 'C']);
  expect(draft.layers.map(({ kind }) => kind)).toEqual(['point']);
  expect(draft.leftOut.count).toBe(4);
  expect(draft.leftOut.faults.map(({ details }) => [details['feature'], details['problem']])).toEqual([
    [2, 'outsideWorld'],
    [3, 'notJson'],
    [5, 'notAFeature'],
    [7, 'outsideWorld'],
  ]);
});

test('of many bad features the first hundred are told, the others counted', () => {
  const bad = Array.from({ length: 130 }, () => feature({ type: 'Point', coordinates: ['x', 2] }));
  const { leftOut, layers } = read(...bad, feature(point(10, 60)));
  expect([leftOut.count, leftOut.faults.length, layers[0]?.features.length]).toEqual([130, 100, 1]);
});

test('among many features those outside the world are left out, wherever they stand', () => {
  const outside = new Set([0, 8191, 8192, 16_400]);
  const all = Array.from({ length: 16_401 }, (_, index) => feature(point(10, outside.has(index) ? 95 : 60)));
  const { layers, leftOut } = read(...all);
  expect(leftOut.faults.map(({ details }) => details['feature'])).toEqual([1, 8192, 8193, 16_401]);
  expect(layers[0]?.bounds).toEqual({ xMin: 10, yMin: 60, xMax: 10, yMax: 60 });
  const taken = new Set(layers[0]?.features);
  expect([taken.size, [...outside].some((row) => taken.has(row))]).toEqual([all.length - 4, false]);
});

test('a file without a good feature is refused by its first', () => {
  expect(() => read(feature({ type: 'Point', coordinates: ['x', 2] }), feature(null))).toThrow('Feature 1,');
});

test('a file of which most features are no degrees is one of another system, and is refused', () => {
  const metres = feature(point(262_000, 6_650_000));
  expect(() => read(feature(point(10, 60)), metres, metres)).toThrow('Feature 2,');
  expect(read(feature(point(10, 60)), metres).leftOut.count).toBe(1);
});

test('metres are no fault where the system is named behind the features', () => {
  const reader = new GeoJsonReader();
  const features = JSON.stringify([feature(point(262_000, 6_650_000)), feature(point(10, 60))]);
  const crs = '{"type":"name","properties":{"name":"EPSG:25833"}}';
  reader.push(new TextEncoder().encode(`{"type":"FeatureCollection","features":${features},"crs":${crs}}`));
  const { leftOut, layers } = reader.end();
  expect([leftOut.count, layers[0]?.features.length]).toEqual([0, 2]);
});

test('a text that ends too early is refused, whatever its features are', () => {
  const reader = new GeoJsonReader();
  const bad = JSON.stringify(feature({ type: 'Point', coordinates: ['x', 2] }));
  reader.push(new TextEncoder().encode(`{"type":"FeatureCollection","features":[${bad},`));
  expect(() => reader.end()).toThrow(expect.objectContaining({ code: 'layer-import/truncated' }));
});
