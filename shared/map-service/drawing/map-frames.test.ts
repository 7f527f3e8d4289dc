// The views of testing/map-frames.tsv: plain arithmetic, computed outside Varde.

import { beforeAll, expect, test } from 'vitest';
import { createFeatureTable } from '../../catalog/feature-table.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import type { FeatureStore } from '../../ports/feature-store.ts';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { readTsvRows, type TsvRow } from '../../testing/tsv-rows.ts';

const ROWS = readTsvRows(new URL('testing/map-frames.tsv', import.meta.url));
const PLACES: readonly (readonly [number, number])[] = [
  [100_000, 6_600_000],
  [140_000, 6_610_000],
  [120_000, 6_605_000],
];
/** Relative, of the numbers and of what they stand for on the ground. */
const TOLERANCE = 1e-9;

let map: MapRequests;
beforeAll(async () => {
  const places = createFeatureTable(
    PLACES.map(([x, y], index) => ({ objectId: index + 1, values: {}, shape: { kind: 'point', x, y } })),
    findCrs(25833),
  );
  const withPlaces = (store: FeatureStore): FeatureStore => ({
    readTable: async (id) => (id === 1 ? places : store.readTable(id)),
  });
  map = await createMapRequests({}, withPlaces);
});

function numbersOf(text: string): number[] {
  return [...text.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
}

function areaOf({ kind, asked = '' }: TsvRow): MapType<'MapArea'> {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbersOf(asked);
  const named = (name: string) => Number(new RegExp(`${name} ([\\d.]+)`).exec(asked)?.[1] ?? Number.NaN);
  const optional = (name: string) => (asked.includes(name) ? { [name]: named(name) } : {});
  const Center = { $type: 'PointN', X: first, Y: second } as const;
  switch (kind) {
    case 'CenterAndScale': {
      const device = ['DevLeft', 'DevTop', 'DevRight', 'DevBottom', ' DPI'].map((name) => optional(name));
      return { $type: kind, Center, Scale: named('Scale'), ...trimmed(Object.assign({}, ...device)) };
    }
    case 'CenterAndSize':
      return { $type: kind, Center, Width: named('Width'), Height: named('Height'), Units: 'geoMeters' };
    case 'FeatureExtent':
      return {
        $type: kind,
        DefaultScale: 25_000,
        ExpandRatio: named('ExpandRatio'),
        FeatureIDs: asked.startsWith('one') ? [3] : [1, 2],
        LayerID: 1,
        MapName: '',
      };
    default:
      return {
        $type: 'MapExtent',
        Extent: { $type: 'EnvelopeN', XMin: first, YMin: second, XMax: third, YMax: fourth },
      };
  }
}

function trimmed(object: { readonly [name: string]: number }): { readonly [name: string]: number } {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name.trim(), value]));
}

function requestOf(row: TsvRow) {
  const number = (column: string) => Number(row[column]);
  const $type = number('wkid') === 4326 ? 'GeographicCoordinateSystem' : 'ProjectedCoordinateSystem';
  return {
    MapDescription: {
      Name: '',
      Rotation: number('rotation'),
      MapArea: areaOf(row),
      SpatialReference: { $type, WKID: number('wkid') } as const,
      // Nothing is drawn: the view is what counts.
      LayerDescriptions: [1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((id) =>
        layerDescription(id, { Visible: false }),
      ),
    },
    ImageDescription: {
      ImageDisplay: {
        ImageWidth: row['case'] === 'clamped' ? 20_000 : number('width'),
        ImageHeight: number('height'),
        ImageDPI: number('dpi'),
      },
    },
  };
}

test.each(ROWS.map((row) => [row['case'] ?? '', row] as const))(
  '%s is the view that is told',
  async (_, row) => {
    const input = requestOf(row);
    const image = await map.ask('ExportMapImage', input);
    const number = (column: string) => Number(row[column]);
    expect([image.ImageWidth, image.ImageHeight]).toEqual([number('width'), number('height')]);
    expect(Math.abs(image.MapScale / number('scale') - 1)).toBeLessThan(TOLERANCE);
    const { Extent } = image;
    if (Extent?.$type !== 'EnvelopeN') throw new Error('No extent');
    const size = number('xmax') - number('xmin');
    const slack = TOLERANCE * Math.max(size, Math.abs(number('ymax')));
    expect(Math.abs(Extent.XMin - number('xmin'))).toBeLessThan(slack);
    expect(Math.abs(Extent.YMin - number('ymin'))).toBeLessThan(slack);
    expect(Math.abs(Extent.XMax - number('xmax'))).toBeLessThan(slack);
    expect(Math.abs(Extent.YMax - number('ymax'))).toBeLessThan(slack);
    const corners = await map.ask('ToMapPoints', {
      MapDescription: input.MapDescription,
      MapImageDisplay: { ...input.ImageDescription.ImageDisplay, ImageWidth: number('width') },
      ScreenXValues: [0, number('width')],
      ScreenYValues: [0, number('height')],
    });
    if (corners.$type !== 'MultipointN') throw new Error('No corners');
    const found = (corners.PointArray ?? []).flatMap((point) =>
      point.$type === 'PointN' ? [point.X, point.Y] : [],
    );
    for (const [index, column] of ['ul_x', 'ul_y', 'lr_x', 'lr_y'].entries()) {
      expect(Math.abs((found[index] ?? Number.NaN) - number(column))).toBeLessThan(slack);
    }
  },
);
