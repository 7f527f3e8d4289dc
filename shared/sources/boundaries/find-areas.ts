// The municipality and the forecast region that a position lies in, by layers of areas that a person imported.

import { SHAPE } from '../../catalog/layer-definition.ts';
import { createTransform, type Point, type Transform } from '../../geo/crs/create-transform.ts';
import { type Crs, findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import type { LonLat } from '../../geo/crs/lon-lat.ts';
import { locateInPolygon } from '../../geo/geometry/locate-in-polygon.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { type BoundaryKind, hazardIdsOfRegion, municipalNo, readAreaNumber } from './area-number.ts';

/** What boundaries said of a position, to be kept with what was observed there: a type, since it is written as JSON. */
export type FoundAreas = {
  readonly municipality?: { readonly number: string; readonly name: string | null };
  readonly region?: { readonly id: number; readonly name: string | null };
};

/** A layer of areas, and which fields of it say what they are. */
export interface OpenBoundary {
  readonly kind: BoundaryKind;
  readonly numberField: string;
  readonly nameField: string | undefined;
  readonly table: FeatureTable;
}

interface Hit {
  readonly number: number;
  readonly name: string | null;
  /** Not on its border alone. */
  readonly isInside: boolean;
}

/**
 * What the boundaries say of a position and a hazard. On a border the area counts in which the position is inside, where
 * there is one (layers may overlap), else that of the lowest number: whatever the order of layers and features.
 */
export async function findAreas(
  boundaries: readonly OpenBoundary[],
  position: LonLat,
  hazardId: number,
): Promise<FoundAreas> {
  const hits: { readonly [Kind in BoundaryKind]: Hit[] } = { municipality: [], region: [] };
  for (const boundary of boundaries) hits[boundary.kind].push(...(await hitsIn(boundary, position)));
  const municipality = chosen(hits.municipality);
  const region = chosen(hits.region.filter(({ number }) => hazardIdsOfRegion(number).includes(hazardId)));
  return {
    ...(municipality && {
      municipality: { number: municipalNo(municipality.number), name: municipality.name },
    }),
    ...(region && { region: { id: region.number, name: region.name } }),
  };
}

function chosen(hits: readonly Hit[]): Hit | undefined {
  return hits.toSorted(
    (one, other) => Number(other.isInside) - Number(one.isInside) || one.number - other.number,
  )[0];
}

async function hitsIn(
  { kind, numberField, nameField, table }: OpenBoundary,
  position: LonLat,
): Promise<Hit[]> {
  const at = placedIn(table.crs, position);
  if (!at) return [];
  const [x, y] = at;
  const rows = table.index.search({ xMin: x, yMin: y, xMax: x, yMax: y });
  if (rows.length === 0) return [];
  const names = nameField === undefined ? [] : [nameField];
  const loaded = await table.load([numberField, ...names, SHAPE], rows);
  return rows.flatMap((row) => {
    const number = readAreaNumber(kind, loaded.values(numberField)[row] ?? null);
    const shape = loaded.shape(row);
    if (number === undefined || shape?.kind !== 'polygon') return [];
    const location = locateInPolygon(x, y, shape);
    if (location === 'outside') return [];
    const name = nameField === undefined ? null : loaded.values(nameField)[row];
    return [{ number, name: name == null ? null : String(name), isInside: location === 'inside' }];
  });
}

const WGS_84 = findCrs(4326);
const transforms = new WeakMap<Crs, Transform>();

/** Undefined where the system of the layer does not reach. */
function placedIn(crs: Crs | undefined, { longitude, latitude }: LonLat): Point | undefined {
  if (!crs) return undefined;
  const transform = transforms.get(crs) ?? createTransform(WGS_84, crs);
  transforms.set(crs, transform);
  try {
    return transform(longitude, latitude);
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
