// The base map as layers: from the files that ship, the graticule computed.

import { type FeatureGroup, noRows } from '../../catalog/compose-features.ts';
import { createFeatureTable, type FeatureRow } from '../../catalog/feature-table.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import { polygonArea } from '../../geo/geometry/nest-rings.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import {
  BORDERS,
  CITIES,
  COUNTY_BORDERS,
  GRATICULE,
  LAKES,
  LAND,
  NAMES,
  SMALL_TOWNS,
  TOWNS,
} from './base-map-layers.ts';
import { graticuleRows } from './graticule.ts';

/** assets/basemap/map-layers.json, coarse-layers.json and map-details.json: flat lists of x and y in UTM 33, whole metres. */
export interface BaseMapData {
  /** By code. Rings are closed, outer ones clockwise. */
  readonly land: readonly {
    readonly name: string;
    readonly iso2: string;
    readonly iso3: string;
    readonly rings: readonly (readonly number[])[];
  }[];
  /** By the codes of the two countries. */
  readonly borders: readonly {
    readonly first: string;
    readonly second: string;
    readonly paths: readonly (readonly number[])[];
  }[];
  /** Land and borders once more for small maps, each in its order: rings of land, paths of borders. */
  readonly coarse?: {
    readonly land: readonly (readonly (readonly number[])[])[];
    readonly borders: readonly (readonly (readonly number[])[])[];
  };
  /** The rings of each lake. */
  readonly lakes: readonly (readonly (readonly number[])[])[];
  readonly countyBorders: readonly (readonly number[])[];
  readonly places: readonly BaseMapPlace[];
}

export interface BaseMapPlace {
  /** town, county, country or sea. */
  readonly kind: string;
  readonly name: string;
  readonly englishName: string;
  /** Of a town. */
  readonly people: number | null;
  /** From which on it is named on the screen. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface BaseMapDependencies {
  /** Called when a request needs it. */
  readBaseMap(): Promise<BaseMapData>;
}

const STORED = findCrs(25833);

/** A pixel is 2.6 km there: what the finer shapes have besides is smaller, and makes shores dark. */
const COARSE_FROM_SCALE = 10_000_000;

type ReadRows = (dependencies: BaseMapDependencies) => Promise<FeatureRow[]>;

/** The largest towns are named on every map, others from the zooms on at which the screen names them. */
const CITY_ZOOM = 4.5;
const TOWN_ZOOM = 6;

const isTown = ({ kind }: BaseMapPlace) => kind === 'town';

const placeLayers: readonly (readonly [id: number, holds: (place: BaseMapPlace) => boolean])[] = [
  [CITIES, (place) => isTown(place) && place.zoom <= CITY_ZOOM],
  [TOWNS, (place) => isTown(place) && place.zoom > CITY_ZOOM && place.zoom <= TOWN_ZOOM],
  [SMALL_TOWNS, (place) => isTown(place) && place.zoom > TOWN_ZOOM],
  [NAMES, (place) => !isTown(place)],
];

const readers: ReadonlyMap<number, ReadRows> = new Map<number, ReadRows>([
  [BORDERS, async ({ readBaseMap }) => borderRows(await readBaseMap())],
  [GRATICULE, async () => graticuleRows(STORED)],
  [LAND, async ({ readBaseMap }) => landRows(await readBaseMap())],
  [LAKES, async ({ readBaseMap }) => lakeRows(await readBaseMap())],
  [COUNTY_BORDERS, async ({ readBaseMap }) => countyBorderRows(await readBaseMap())],
  ...placeLayers.map(
    ([id, holds]) =>
      [id, async ({ readBaseMap }: BaseMapDependencies) => placeRows(await readBaseMap(), holds)] as const,
  ),
]);

export function createBaseMapFeatures(dependencies: BaseMapDependencies): FeatureGroup {
  const kept = new Map<number, Promise<FeatureTable>>();

  async function build(id: number): Promise<FeatureTable> {
    const readRows = readers.get(id);
    if (!readRows) throw noRows(id);
    const table = createFeatureTable(await readRows(dependencies), STORED);
    const shapes = coarseShapes(id, await dependencies.readBaseMap());
    return shapes
      ? { ...table, coarse: { fromScale: COARSE_FROM_SCALE, shape: (row) => shapes[row] } }
      : table;
  }

  return {
    ids: [...readers.keys()],
    readTable(id) {
      const known = kept.get(id);
      if (known) return known;
      const table = build(id);
      kept.set(id, table);
      // The caller gets the failure; the next one tries again.
      table.catch(() => kept.delete(id));
      return table;
    },
  };
}

/** By row. */
function coarseShapes(id: number, { coarse }: BaseMapData): readonly Geometry[] | undefined {
  if (id === LAND) return coarse?.land.map((rings) => ({ kind: 'polygon', rings }));
  if (id === BORDERS) return coarse?.borders.map((paths) => ({ kind: 'polyline', paths }));
  return undefined;
}

function landRows({ land }: BaseMapData): FeatureRow[] {
  return land.map(({ name, iso2, iso3, rings }, index) =>
    numbered(index + 1, { Name: name, ISO2: iso2, ISO3: iso3 }, { kind: 'polygon', rings }),
  );
}

function borderRows({ land, borders }: BaseMapData): FeatureRow[] {
  const names = new Map(land.map(({ iso3, name }) => [iso3, name]));
  return borders.map(({ first, second, paths }, index) => {
    const [FirstCountry, SecondCountry] = [names.get(first) ?? null, names.get(second) ?? null];
    const values = {
      Name: `${FirstCountry}–${SecondCountry}`,
      FirstCountry,
      FirstISO3: first,
      SecondCountry,
      SecondISO3: second,
    };
    return numbered(index + 1, values, { kind: 'polyline', paths });
  });
}

const SQUARE_METRES = 1_000_000;

function lakeRows({ lakes }: BaseMapData): FeatureRow[] {
  return lakes.map((rings, index) => {
    const shape = { kind: 'polygon', rings } as const;
    return numbered(index + 1, { AreaKm2: Math.round(polygonArea(shape) / SQUARE_METRES) }, shape);
  });
}

function countyBorderRows({ countyBorders }: BaseMapData): FeatureRow[] {
  return [numbered(1, { Name: 'County borders' }, { kind: 'polyline', paths: countyBorders })];
}

function placeRows({ places }: BaseMapData, holds: (place: BaseMapPlace) => boolean): FeatureRow[] {
  return places
    .filter(holds)
    .map(({ kind, name, englishName, people, x, y }, index) =>
      numbered(
        index + 1,
        { Name: name, EnglishName: englishName, Kind: kind, People: people },
        { kind: 'point', x, y },
      ),
    );
}

function numbered(objectId: number, values: FeatureRow['values'], shape: FeatureRow['shape']): FeatureRow {
  return { objectId, values: { OBJECTID: objectId, ...values }, shape };
}
