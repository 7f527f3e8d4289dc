import type { MapType } from '../../contracts/map/types.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import type { Box } from '../../geo/geometry/box.ts';
import { boxAround, type Coordinates, type Geometry, ordinate } from '../../geo/geometry/geometry.ts';
import { nestRings, orientedRings } from '../../geo/geometry/nest-rings.ts';
import { writeSpatialReference } from './spatial-reference.ts';

const FLAGS = { HasID: false, HasZ: false, HasM: false } as const;

/** A box with its system. */
export function writeBox(box: Box, crs: Crs): MapType<'EnvelopeN'> {
  return {
    $type: 'EnvelopeN',
    XMin: box.xMin,
    YMin: box.yMin,
    XMax: box.xMax,
    YMax: box.yMax,
    SpatialReference: writeSpatialReference(crs),
  };
}

/** A shape with its system, in the kinds that carry numbers. */
export function writeGeometry(geometry: Geometry, crs: Crs): MapType<'Geometry'> {
  const SpatialReference = writeSpatialReference(crs);
  const box = boxAround(geometry);
  const Extent = box && writeBox(box, crs);
  const extent = Extent ? { Extent } : {};
  switch (geometry.kind) {
    case 'point':
      return { $type: 'PointN', X: geometry.x, Y: geometry.y, SpatialReference };
    case 'multipoint':
      return {
        $type: 'MultipointN',
        ...FLAGS,
        ...extent,
        PointArray: writePoints(geometry.coordinates),
        SpatialReference,
      };
    case 'polyline':
      return {
        $type: 'PolylineN',
        ...FLAGS,
        ...extent,
        PathArray: geometry.paths.map((path) => ({ $type: 'Path', PointArray: writePoints(path) })),
        SpatialReference,
      };
    case 'polygon':
      return {
        $type: 'PolygonN',
        ...FLAGS,
        ...extent,
        RingArray: orientedRings(nestRings(geometry.rings)).map((ring) => ({
          $type: 'Ring',
          PointArray: writePoints(ring),
        })),
        SpatialReference,
      };
  }
}

function writePoints(coordinates: Coordinates): MapType<'PointN'>[] {
  const points: MapType<'PointN'>[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    points.push({ $type: 'PointN', X: ordinate(coordinates, index), Y: ordinate(coordinates, index + 1) });
  }
  return points;
}
