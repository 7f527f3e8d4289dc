import { describe, expect, test } from 'vitest';
import { BASE_MAP_AREA } from '../../shared/geo/base-map-area.ts';
import { createTransform } from '../../shared/geo/crs/create-transform.ts';
import { findCrs } from '../../shared/geo/crs/find-crs.ts';
import { type Coordinates, type Geometry, partsOf } from '../../shared/geo/geometry/geometry.ts';
import { nestRings, polygonArea } from '../../shared/geo/geometry/nest-rings.ts';
import { signedRingArea } from '../../shared/geo/geometry/planar-measures.ts';
import { isValid } from '../../shared/geo/relate/jts.ts';
import { toJts } from '../../shared/geo/relate/jts-geometry.ts';
import { createSpatialFilter } from '../../shared/geo/relate/spatial-filter.ts';
import { createBaseMapFeatures } from '../../shared/sources/base-map/base-map-features.ts';
import { BORDERS, GRATICULE, LAND } from '../../shared/sources/base-map/base-map-layers.ts';
import { readBaseMap } from './base-map.ts';
import { readSample } from './sample.ts';

const group = createBaseMapFeatures({ readBaseMap });
const [borders, graticule, land] = await Promise.all([BORDERS, GRATICULE, LAND].map(group.readTable));
const data = await readBaseMap();
const toDegrees = createTransform(findCrs(25833), findCrs(4258));

function shapesOf(table: typeof land): Geometry[] {
  return (table?.objectIds ?? []).flatMap((_, row) => table?.shape(row) ?? []);
}

function landOf(code: string): Geometry {
  const shape = land?.shape(land.values('ISO3').indexOf(code));
  if (!shape) throw new Error(`No ${code}`);
  return shape;
}

function vertices(coordinates: Coordinates): [number, number][] {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => [
    coordinates[2 * index] ?? Number.NaN,
    coordinates[2 * index + 1] ?? Number.NaN,
  ]);
}

describe('land of small maps', () => {
  const coarse = data.coarse?.land ?? [];
  const outlines = (index: number) => new Set(coarse[index]?.flatMap((ring) => vertices(ring).map(String)));

  test('has the countries of the land, each near to its area and of its own vertices', () => {
    expect(coarse).toHaveLength(data.land.length);
    for (const [index, { rings }] of data.land.entries()) {
      const own = new Set(rings.flatMap((ring) => vertices(ring).map(String)));
      expect([...outlines(index)].filter((vertex) => !own.has(vertex))).toEqual([]);
      const area = (some: readonly Coordinates[]) => polygonArea({ kind: 'polygon', rings: some });
      expect(area(coarse[index] ?? []) / area(rings)).toBeGreaterThan(0.75);
      expect(area(coarse[index] ?? []) / area(rings)).toBeLessThan(1.1);
    }
    const count = (some: readonly (readonly Coordinates[])[]) =>
      some.flat().reduce((sum, { length }) => sum + length / 2, 0);
    expect(count(coarse)).toBeLessThan(count(data.land.map(({ rings }) => rings)) / 2.5);
  });

  test('meets where countries meet, and its borders are the lines between them', () => {
    const codes = data.land.map(({ iso3 }) => iso3);
    for (const [index, { first, second }] of data.borders.entries()) {
      const paths = data.coarse?.borders[index] ?? [];
      const shared = paths.flatMap((path) => vertices(path).map(String));
      expect(shared.length).toBeGreaterThan(1);
      for (const code of [first, second]) {
        const outline = outlines(codes.indexOf(code));
        expect(shared.filter((vertex) => !outline.has(vertex))).toEqual([]);
      }
    }
  });
});

describe('land', () => {
  test('is thirteen countries by their codes, each once', () => {
    expect(land?.values('ISO3')).toEqual('ALA BLR DEU DNK EST FIN GBR LTU LVA NOR POL RUS SWE'.split(' '));
    expect(new Set(land?.values('ISO2')).size).toBe(13);
  });

  test('has closed rings, outer ones clockwise, and is valid', () => {
    for (const { rings } of data.land) {
      const outer = new Set<Coordinates>(nestRings(rings).map((part) => part.outer));
      for (const ring of rings) {
        expect(ring.slice(0, 2)).toEqual(ring.slice(-2));
        expect(signedRingArea(ring) < 0).toBe(outer.has(ring));
      }
    }
    for (const shape of shapesOf(land)) {
      const jts = toJts(shape);
      expect(jts && isValid(jts)).toBe(true);
    }
  });

  test('lies where PROJ and GEOS say: vertices where three countries meet, and its area', () => {
    // cs2cs EPSG:4326 EPSG:25833 of the source's vertices, and ST_Area.
    for (const [codes, vertex] of [
      [['NOR', 'SWE', 'FIN'], '724254 7668702'],
      [['NOR', 'FIN', 'RUS'], '1053275 7720705'],
    ] as const) {
      for (const code of codes) {
        const all = partsOf(landOf(code)).flatMap(vertices);
        expect(all.map((position) => position.join(' '))).toContain(vertex);
      }
    }
    const area = shapesOf(land).reduce(
      (sum, shape) => sum + (shape.kind === 'polygon' ? polygonArea(shape) : 0),
      0,
    );
    expect(area / 1e6).toBeCloseTo(1_866_136.541, 2);
  });

  test('holds nearly all plants of the sample in Norway; the others stand on islets and shores that it leaves out', async () => {
    const { passes } = createSpatialFilter(landOf('NOR'), 'contains');
    const project = createTransform(findCrs(4326), findCrs(25833));
    const { rows } = await readSample();
    const inside = (rows.points ?? []).filter(({ longitude, latitude }) => {
      const [x, y] = project(Number(longitude), Number(latitude));
      return passes({ kind: 'point', x, y });
    });
    expect(inside.length / (rows.points?.length ?? 0)).toBeGreaterThan(0.9);
  });
});

test('borders are the sides that two countries share', () => {
  expect(borders?.rowCount).toBe(16);
  for (const { first, second, paths } of data.borders) {
    expect(first < second).toBe(true);
    const corners = [first, second].map(
      (code) =>
        new Set(
          partsOf(landOf(code))
            .flatMap(vertices)
            .map((position) => position.join(' ')),
        ),
    );
    for (const position of paths.flatMap(vertices)) {
      for (const known of corners) expect(known).toContain(position.join(' '));
    }
  }
  expect(borders?.values('Name')).toContain('Norway–Sweden');
});

test('everything lies in the area that is told of', () => {
  const { west, south, east, north } = BASE_MAP_AREA;
  for (const position of [land, borders, graticule].flatMap(shapesOf).flatMap(partsOf).flatMap(vertices)) {
    const [longitude, latitude] = toDegrees(...position);
    // Whole metres, and sides of a tenth of a degree.
    expect(longitude > west - 1e-4 && longitude < east + 1e-4).toBe(true);
    expect(latitude > south - 1e-4 && latitude < north + 1e-4).toBe(true);
  }
});

test('the files stay small', () => {
  expect(JSON.stringify(data).length).toBeLessThan(600_000);
});
