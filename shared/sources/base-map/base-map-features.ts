// The base map as layers: land and borders from the file that ships, the graticule computed.

import { type FeatureGroup, noRows } from '../../catalog/compose-features.ts';
import { createFeatureTable, type FeatureRow } from '../../catalog/feature-table.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { BORDERS, GRATICULE, LAND } from './base-map-layers.ts';
import { graticuleRows } from './graticule.ts';

/** assets/basemap/map-layers.json: flat lists of x and y in UTM 33, whole metres. */
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
}

export interface BaseMapDependencies {
  /** Called when a request needs it. */
  readBaseMap(): Promise<BaseMapData>;
}

const STORED = findCrs(25833);

type ReadRows = (dependencies: BaseMapDependencies) => Promise<FeatureRow[]>;

const readers: ReadonlyMap<number, ReadRows> = new Map<number, ReadRows>([
  [BORDERS, async ({ readBaseMap }) => borderRows(await readBaseMap())],
  [GRATICULE, async () => graticuleRows(STORED)],
  [LAND, async ({ readBaseMap }) => landRows(await readBaseMap())],
]);

export function createBaseMapFeatures(dependencies: BaseMapDependencies): FeatureGroup {
  const kept = new Map<number, Promise<FeatureTable>>();

  async function build(id: number): Promise<FeatureTable> {
    const readRows = readers.get(id);
    if (!readRows) throw noRows(id);
    return createFeatureTable(await readRows(dependencies), STORED);
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

function numbered(objectId: number, values: FeatureRow['values'], shape: FeatureRow['shape']): FeatureRow {
  return { objectId, values: { OBJECTID: objectId, ...values }, shape };
}
