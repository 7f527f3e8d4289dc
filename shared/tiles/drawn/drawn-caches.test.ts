import { expect, test } from 'vitest';
import { BASE_MAP_AREA } from '../../geo/base-map-area.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import { withinWorld } from '../scheme/web-box.ts';
import { DRAWN_CACHES } from './drawn-caches.ts';

const WEB = 3857;
const { west: xMin, south: yMin, east: xMax, north: yMax } = BASE_MAP_AREA;

test.each(DRAWN_CACHES)(
  'the box of $cacheId is the area of the base map in the system of its scheme',
  ({ facts }) => {
    const { wkid } = facts.scheme;
    const around = projectBox({ xMin, yMin, xMax, yMax }, findCrs(4326), findCrs(wkid));
    const box = wkid === WEB ? withinWorld(around) : around;
    for (const side of ['xMin', 'yMin', 'xMax', 'yMax'] as const) {
      expect(facts.box[side]).toBeCloseTo(box[side], 3);
    }
  },
);
