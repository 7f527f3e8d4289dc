// Rows as KML 2.2 (OGC 07-147r2), zipped as KMZ. Places are longitude and latitude on WGS 84, whatever was asked for.

import { XMLBuilder } from 'fast-xml-parser';
import { zipSync } from 'fflate';
import type { FieldDefinition } from '../../catalog/layer-definition.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { type Coordinates, type Geometry, ordinate } from '../../geo/geometry/geometry.ts';
import { nestRings, orientedRings } from '../../geo/geometry/nest-rings.ts';
import { projectVertices } from '../../geo/geometry/project-geometry.ts';
import type { FeatureValue } from '../../ports/feature-store.ts';
import type { ResultColumns } from '../query/result-rows.ts';

const DEGREES = findCrs(4326);
/** The same rows give the same bytes. */
const WRITTEN = '1980-01-01T12:00:00';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
});

type Node = { readonly [name: string]: string | Node | readonly Node[] };

export function featureKmz(columns: ResultColumns, rows: readonly number[]): Uint8Array {
  const { source } = columns;
  const readPlacemark = placemarkReader(columns);
  const document: Node = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    kml: {
      '@xmlns': 'http://www.opengis.net/kml/2.2',
      Document: { name: clean(source.name), Placemark: rows.map(readPlacemark) },
    },
  };
  const text: string = builder.build(document);
  return zipSync({ 'doc.kml': new TextEncoder().encode(text) }, { mtime: WRITTEN });
}

function placemarkReader({ source, table, fields, shape, crs, zone }: ResultColumns): (row: number) => Node {
  const transform = createTransform(crs, DEGREES);
  const cells = fields
    .filter(({ type }) => type !== 'geoFieldTypeGeometry')
    .map((field) => ({ field, values: table.values(field.name) }));
  const ofName = (wanted: string) => cells.find(({ field }) => field.name === wanted)?.values;
  const [names, times] = [ofName(source.displayField), ofName(source.timeField ?? '')];
  const hasShape = cells.length < fields.length;
  return (row) => {
    const Data = cells.flatMap(({ field, values }) => dataNode(field, values[row] ?? null, zone.clockTime));
    const geometry = hasShape ? shape(row) : undefined;
    const time = times?.[row];
    // The order of the schema.
    return {
      name: clean(String(names?.[row] ?? '')),
      ...(typeof time === 'number' ? { TimeStamp: { when: new Date(time).toISOString() } } : {}),
      ...(Data.length > 0 ? { ExtendedData: { Data } } : {}),
      ...(geometry ? geometryNode(projectVertices(geometry, transform)) : {}),
    };
  };
}

function dataNode(
  { name, alias, type }: FieldDefinition,
  value: FeatureValue,
  clockTime: (instantMs: number) => number,
): Node[] {
  if (value === null) return [];
  const isTime = type === 'geoFieldTypeDate' && typeof value === 'number';
  const text = isTime ? new Date(clockTime(value)).toISOString().slice(0, 19) : String(value);
  return [{ '@name': clean(name), displayName: clean(alias), value: clean(text) }];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML cannot hold.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function clean(text: string): string {
  return text.replace(UNWRITABLE, ' ');
}

function geometryNode(geometry: Geometry): Node {
  switch (geometry.kind) {
    case 'point':
      return { Point: { coordinates: `${geometry.x},${geometry.y}` } };
    case 'multipoint':
      return manyOf(
        'Point',
        tuples(geometry.coordinates).map((coordinates) => ({ coordinates })),
      );
    case 'polyline':
      return manyOf(
        'LineString',
        geometry.paths.map((path) => ({ coordinates: tuples(path).join(' ') })),
      );
    case 'polygon':
      return manyOf('Polygon', nestRings(geometry.rings).map(polygonNode));
  }
}

/** KML wants outer rings and holes anticlockwise, as they are seen from above. */
function polygonNode({
  outer,
  holes,
}: {
  readonly outer: Coordinates;
  readonly holes: readonly Coordinates[];
}): Node {
  const ring = (coordinates: Coordinates) => ({
    LinearRing: { coordinates: tuples(turned(coordinates)).join(' ') },
  });
  return { outerBoundaryIs: ring(outer), ...(holes.length > 0 ? { innerBoundaryIs: holes.map(ring) } : {}) };
}

function turned(ring: Coordinates): Coordinates {
  const [clockwise = ring] = orientedRings([{ outer: ring, holes: [] }]);
  const anticlockwise: number[] = [];
  for (let index = clockwise.length - 2; index >= 0; index -= 2) {
    anticlockwise.push(ordinate(clockwise, index), ordinate(clockwise, index + 1));
  }
  return anticlockwise;
}

function manyOf(name: string, parts: readonly Node[]): Node {
  const [only, ...others] = parts;
  if (!only) return {};
  return others.length === 0 ? { [name]: only } : { MultiGeometry: { [name]: parts } };
}

function tuples(coordinates: Coordinates): string[] {
  const list: string[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    list.push(`${ordinate(coordinates, index)},${ordinate(coordinates, index + 1)}`);
  }
  return list;
}
