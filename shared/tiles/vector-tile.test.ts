import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';
import { expect, test } from 'vitest';
import { checkTile } from './tile-image.ts';
import { isSoundVectorTile } from './vector-tile.ts';

const ring = [
  [0, 0],
  [4000, 0],
  [4000, 3000],
  [0, 0],
] as const;
const path = ring.map(([x, y]) => [x, y] satisfies [number, number]);
const tags = { name: 'Ås', height: 12.5, rank: -3, isHere: true };

/** A point, a line and an area, as a writer of such tiles makes them. */
function goodTile(): Uint8Array {
  const layer = new GeoJSONWrapper(
    [
      { id: 1, type: 1, tags, geometry: [[1, 2]] },
      { id: 2, type: 2, tags, geometry: [path] },
      { id: 3, type: 3, tags, geometry: [path, path] },
    ],
    { version: 2, extent: 4096 },
  );
  layer.name = 'shapes';
  return new Uint8Array(fromVectorTileJs({ layers: { shapes: layer } }));
}

/** A message of one field; shorter than 128 bytes. */
const within = (field: number, bytes: readonly number[], wire = 2) => [
  field * 8 + wire,
  bytes.length,
  ...bytes,
];
const tileOf = (feature: readonly number[]) => Uint8Array.from(within(3, within(2, feature)));
const tileOfGeometry = (...geometry: number[]) => tileOf(within(4, geometry));

/** (1, 1), drawn to (2, 2). */
const LINE = [1 * 8 + 1, 2, 2, 1 * 8 + 2, 2, 2];
const CLOSE_ONCE = 1 * 8 + 7;
/** 268,435,455 times. */
const CLOSE_OFTEN = [0xff, 0xff, 0xff, 0xff, 0x07];

test('a tile as it is written is sound, and so is an empty one', () => {
  const sound = [goodTile(), new Uint8Array(), tileOfGeometry(...LINE, CLOSE_ONCE)];
  expect(sound.map(isSoundVectorTile)).toEqual([true, true, true]);
});

test('a tile whose geometry says more than its bytes hold is damaged', () => {
  const hostile = tileOfGeometry(...LINE, ...CLOSE_OFTEN);
  expect(() => checkTile(hostile, { file: 'kart.mbtiles', isVector: true })).toThrow(
    expect.objectContaining({ code: 'tiles/damaged' }),
  );
  const others = [
    tileOfGeometry(...LINE, 2 * 8 + 7),
    tileOfGeometry(9 * 8 + 2, 2, 2),
    tileOfGeometry(1 * 8 + 3, 2, 2),
    tileOfGeometry(...LINE, 0x80),
    tileOfGeometry(...Array.from({ length: 10 }, () => 0x80), 0),
  ];
  expect(others.map(isSoundVectorTile)).toEqual(others.map(() => false));
});

test('a tile that ends anywhere inside of its layer is damaged', () => {
  const whole = goodTile();
  const cuts = Array.from({ length: whole.length - 1 }, (_, index) => whole.subarray(0, index + 1));
  expect(cuts.filter(isSoundVectorTile)).toEqual([]);
});

test('a field of another kind than its own, where readers would lose their place, is damage', () => {
  const others = [
    // A layer, and a feature, that a wire kind says to be a number.
    within(3, [], 0),
    within(3, within(2, [], 0)),
    // Groups.
    within(3, [7 * 8 + 3, 7 * 8 + 4]),
    // The tags of a feature end within a number.
    within(3, within(2, within(2, [0, 0x80]))),
  ];
  expect(others.map((bytes) => isSoundVectorTile(Uint8Array.from(bytes)))).toEqual(others.map(() => false));
});
