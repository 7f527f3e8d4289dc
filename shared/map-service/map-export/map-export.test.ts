// What the app exports, held to the map service: what it draws for a program is the same to the last byte.

import { beforeAll, describe, expect, test } from 'vitest';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { FeatureStore } from '../../ports/feature-store.ts';
import { NEVER_YIELDING } from '../../ports/scheduler.ts';
import { baseMapLayerIds, publishedMaps } from '../../sources/published-maps.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { createCountedEventLoop, createSetClock } from '../../testing/ports/fixed-ports.ts';
import { createMemoryOutputs } from '../../testing/ports/memory-outputs.ts';
import { createFairDrawing } from '../drawing/jobs/fair-drawing.ts';
import { readAlphas } from '../drawing/testing/measure-bar.ts';
import { drawMapExport, readDrawing } from './draw-map-export.ts';
import { serviceRequestOf } from './service-request.ts';

type MapExport = BridgeType<'MapExport'>;

const PLANTS = { layerIds: [1, 2, 3], numberField: 'VannKraftverkID', baseIds: baseMapLayerIds };
const BAR = {
  kind: 'alternating',
  divisions: 2,
  subdivisions: 2,
  beforeZero: 0,
  division: 10,
  unit: 'km',
  numbers: 'divisions',
  areNumbersBelow: false,
  heightPt: 6,
  letterPt: 8,
  isBold: false,
  color: '#10212b',
} as const satisfies BridgeType<'ScaleBarLook'>;
const LEGEND: BridgeType<'LegendLook'> = {
  title: 'Tegnforklaring',
  names: [
    { layerId: 1, name: 'I drift', classes: ['til 1 MW', '1–10 MW', '10–50 MW', '50–200 MW', 'over 200 MW'] },
    { layerId: 2, name: 'Under bygging' },
  ],
  isInViewOnly: true,
  hasHeadings: true,
  columns: 1,
  patchWidthPt: 20,
  patchHeightPt: 12,
  letterPt: 8,
};
const DRAWING: MapExport = {
  kind: 'map',
  image: { widthPx: 640, heightPx: 400, dpi: 96, format: 'png32', background: '#ffffff' },
  view: { longitude: 6.7, latitude: 59.5, wkid: 25833, scale: 500_000, rotation: 0 },
  layers: [
    { kind: 'plants', opacity: 1 },
    { kind: 'base', opacity: 1 },
  ],
  selectedPlants: [],
  language: 'nb',
  title: '',
  sources: [],
  about: [],
  hasNorthArrow: false,
};
const LONE_BAR: MapExport = {
  ...DRAWING,
  kind: 'scaleBar',
  image: { widthPx: 2000, heightPx: 1500, dpi: 300, format: 'png32' },
  view: { longitude: 7, latitude: 60.9, wkid: 25833, scale: 250_000, rotation: 0 },
  scaleBar: BAR,
};

let service: MapRequests;
let features: FeatureStore | undefined;
beforeAll(async () => {
  service = await createMapRequests(MAP_ROWS, (store) => {
    features = store;
    return store;
  });
});

function read(drawing: MapExport) {
  if (!features) throw new Error('No features');
  const clock = createSetClock('2026-11-28T12:00:00Z');
  const context = {
    catalog: publishedMaps,
    features,
    clock,
    outputs: createMemoryOutputs(),
    drawing: createFairDrawing(createCountedEventLoop()),
    origin: '',
    createScheduler: () => NEVER_YIELDING,
    scheduler: () => NEVER_YIELDING,
  };
  return readDrawing(drawing, PLANTS, context);
}

const draw = async (drawing: MapExport) => drawMapExport(await read(drawing));

/** What a program gets that sends the request. */
async function served(drawing: MapExport) {
  const request = await serviceRequestOf(await read(drawing));
  if (request?.operation !== 'ExportMapImage' && request?.operation !== 'ExportScaleBar') return undefined;
  return (await service.ask(request.operation, request.input as never)).ImageData;
}

/** What the information of a PDF file says. */
function utf16(bytes: Uint8Array): string {
  const texts = [...new TextDecoder('latin1').decode(bytes).matchAll(/<FEFF([\dA-F]+)>/g)];
  const units = texts.flatMap(([, digits = '']) => digits.match(/.{4}/g) ?? []);
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

describe('a map', () => {
  const full: MapExport = {
    ...DRAWING,
    view: { ...DRAWING.view, rotation: 12 },
    plantNumbers: [222, 3, 70],
    selectedPlants: [222],
    title: 'Kraftverk i Suldal',
    sources: ['NVE 28.11.2026', 'Natural Earth'],
    hasNorthArrow: true,
    scaleBar: { ...BAR, kind: 'double' },
    legend: LEGEND,
  };

  test.each(['png32', 'svg', 'pdf', 'emf'] as const)('is what the service answers, as %s', async (format) => {
    const drawing = { ...full, image: { ...full.image, format } };
    const { bytes, widthPx, extension } = await draw(drawing);
    expect(bytes).toEqual(await served(drawing));
    expect(widthPx).toBe(640);
    expect(extension).toBe(format === 'png32' ? 'png' : format);
  });

  test('says what was asked to be on it', async () => {
    const { bytes } = await draw({ ...full, image: { ...full.image, format: 'svg' } });
    const svg = new TextDecoder().decode(bytes);
    for (const text of ['Kraftverk i Suldal', 'NVE 28.11.2026', 'Tegnforklaring', 'over 200 MW', 'N']) {
      expect(svg).toContain(`>${text}<`);
    }
    // Of what is not in view nothing is explained.
    expect(svg).not.toContain('Under bygging');
    expect(svg).not.toContain('10–50 MW');
  });

  /** Bytes: of the head of a PNG and of the opening tag of an SVG, with room to spare. */
  const HEAD_BYTES = 300;

  test.each(['png32', 'svg', 'pdf'] as const)('has its file say what it is, as %s', async (format) => {
    const image = { ...full.image, format };
    const told = { ...full, image, about: ['Filtre: Type: Pumpe · Møre', 'Laget 1. desember'] };
    const { bytes } = await draw(told);
    const texts = format === 'pdf' ? utf16(bytes) : new TextDecoder().decode(bytes);
    for (const line of [told.title, ...told.about]) expect(texts).toContain(line);
    // All that is drawn is what the service answers.
    const plain = (await served(told)) ?? new Uint8Array();
    if (format === 'pdf') expect(bytes.subarray(0, plain.length)).toEqual(plain);
    else expect(bytes.subarray(HEAD_BYTES - plain.length)).toEqual(plain.subarray(HEAD_BYTES));
  });

  test('has its sources on as many lines as have room in half of its width', async () => {
    const image = { ...full.image, format: 'svg' as const };
    const terms = Array.from({ length: 60 }, (_, index) => `kommune${index}`);
    const { bytes } = await draw({ ...full, image, sources: [terms.join(' ')] });
    const lines = [...new TextDecoder().decode(bytes).matchAll(/ x="([\d.]+)[^"]*"[^>]*>(kommune[^<]*)</g)];
    expect(lines.map(([, , line]) => line).join(' ')).toBe(terms.join(' '));
    expect(lines.length).toBeGreaterThan(3);
    for (const [, x] of lines) expect(Number(x)).toBeGreaterThan(300);
  });

  test('holds the plants that filters leave, with those that are selected', async () => {
    const { input } = (await serviceRequestOf(await read(full))) ?? {};
    const layers = input && 'MapDescription' in input ? (input.MapDescription.LayerDescriptions ?? []) : [];
    expect(layers.map(({ LayerID }) => LayerID).slice(0, 3)).toEqual([1, 2, 3]);
    expect(layers[0]).toMatchObject({ DefinitionExpression: 'VannKraftverkID IN (222,3,70)' });
    expect(layers[0]?.SelectionFeatures).toHaveLength(1);
    expect(layers[1]?.SelectionFeatures).toBeUndefined();
  });

  test('has its scale on the ground in every system', async () => {
    const bars = [];
    for (const wkid of [25832, 25833, 25835, 3857]) {
      const view = { ...LONE_BAR.view, wkid };
      const { truth } = await draw({ ...LONE_BAR, view });
      // 20 km at 1 : 250,000 are 80 mm.
      expect(truth.barLengthPx).toBeCloseTo((0.08 / 0.0254) * 300, 1);
      bars.push(truth);
    }
    const [utm32, utm33, , web] = bars;
    expect(utm32?.mapScale).toBeCloseTo(250_000, -3);
    expect(utm33?.mapScale).toBeGreaterThan(250_200);
    // By the radius of the ellipsoid across the meridian.
    expect(web?.mapScale).toBeCloseTo(512_732.2, 0);
    const [, , south = 0, north = 0] = web?.errors ?? [];
    expect(north).toBeGreaterThan(0.003);
    expect(south).toBeLessThan(-0.003);
  });
});

describe('a scale bar alone', () => {
  test('is as long as it says, measured in its picture', async () => {
    const { bytes, truth } = await draw({
      ...LONE_BAR,
      scaleBar: { ...BAR, kind: 'single', numbers: 'none' },
    });
    const { widthPx, heightPx, values } = readAlphas(bytes);
    const row = Math.floor(heightPx / 2) * widthPx;
    const line = [...values.subarray(row, row + widthPx)];
    const first = line.findIndex((alpha) => alpha > 0);
    // Behind it stands its unit.
    const end = line.findIndex((alpha, x) => x > first && alpha === 0);
    const coveredPx = line.slice(first, end).reduce((sum, alpha) => sum + alpha / 255, 0);
    // An outline of half a point lies half outside it.
    const outlinePx = (0.5 * 300) / 72;
    expect(truth.barLengthM).toBe(20_000);
    expect(truth.barLengthPx).toBeCloseTo(944.88, 1);
    expect(Math.abs(coveredPx - outlinePx - 944.88)).toBeLessThan(0.05);
  });

  test.each(['alternating', 'single'] as const)('is what the service answers: %s', async (kind) => {
    const drawing: MapExport = { ...LONE_BAR, scaleBar: { ...BAR, kind } };
    expect((await draw(drawing)).bytes).toEqual(await served(drawing));
  });

  test.each(['hollow', 'double', 'line', 'stepped'] as const)('is as long when it is %s', async (kind) => {
    const { truth } = await draw({ ...LONE_BAR, scaleBar: { ...BAR, kind } });
    expect(truth.barLengthPx).toBeCloseTo(944.88, 1);
    expect(await served({ ...LONE_BAR, scaleBar: { ...BAR, kind } })).toBeUndefined();
  });

  test('is the scale as a number, with thousands as the language has them', async () => {
    const numeric = { ...LONE_BAR, scaleBar: { ...BAR, kind: 'numeric' as const } };
    const textOf = async (drawing: MapExport) =>
      new TextDecoder().decode(
        (await draw({ ...drawing, image: { ...drawing.image, format: 'svg' } })).bytes,
      );
    expect(await textOf(numeric)).toContain('1 : 250\u00a0000');
    expect(await textOf({ ...numeric, language: 'en' })).toContain('1 : 250,000');
  });

  test('that has no room is a fault', async () => {
    const image = { ...LONE_BAR.image, widthPx: 400 };
    await expect(draw({ ...LONE_BAR, image })).rejects.toMatchObject({ code: 'map/no-room' });
  });
});

describe('a legend alone', () => {
  const alone: MapExport = {
    ...DRAWING,
    kind: 'legend',
    legend: LEGEND,
    image: { ...DRAWING.image, format: 'svg' },
  };
  const textsOf = async (drawing: MapExport) =>
    [...new TextDecoder().decode((await draw(drawing)).bytes).matchAll(/>([^<>\n]+)<\/text>/g)].map(
      ([, text]) => text,
    );

  test('explains what is in view', async () => {
    expect(await textsOf(alone)).toEqual(
      expect.arrayContaining(['Tegnforklaring', 'I drift', 'over 200 MW', 'til 1 MW']),
    );
    expect(await textsOf(alone)).not.toContain('Under bygging');
    expect(await textsOf({ ...alone, legend: { ...LEGEND, isInViewOnly: false } })).toContain(
      'Under bygging',
    );
  });

  test('has its layers in the order and the columns that are wanted', async () => {
    const names = LEGEND.names.toReversed();
    const wanted = { ...LEGEND, names, isInViewOnly: false, hasHeadings: false, title: '' };
    const [first] = await textsOf({ ...alone, legend: wanted });
    expect(first).toBe('Under bygging');
    const one = await draw({ ...alone, legend: wanted });
    const two = await draw({ ...alone, legend: { ...wanted, columns: 2 } });
    expect(two.heightPx).toBeLessThan(one.heightPx);
    expect(two.widthPx).toBeGreaterThan(one.widthPx);
  });

  test('of nothing is a fault', async () => {
    const view = { ...DRAWING.view, latitude: 70 };
    await expect(draw({ ...alone, view })).rejects.toMatchObject({ code: 'map-export/empty-legend' });
  });
});
