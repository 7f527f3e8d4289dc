// From what a person has chosen to what is drawn.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { BarSettings, ExportSettings, ImageSettings } from './export-settings.ts';

type MapExport = BridgeType<'MapExport'>;

const MM_PER_INCH = 25.4;
/** As far as a map is drawn. */
export const MAX_SIDE_PX = 10_000;

/** What the map shows, and where. */
export interface ExportSubject {
  readonly longitude: number;
  readonly latitude: number;
  /** The N of 1 : N on the ground. */
  readonly scale: number;
  readonly layers: readonly MapExport['layers'][number][];
  /** Those that filters leave; undefined: all. */
  readonly plantNumbers: readonly number[] | undefined;
  readonly selectedPlants: readonly number[];
  readonly language: BridgeType<'Language'>;
  /** Lines on the map. */
  readonly sources: readonly string[];
  /** What the file says of itself. */
  readonly about: readonly string[];
  readonly names: readonly BridgeType<'LegendName'>[];
}

/** Of the map, whole pixels. */
export function sizeInPx({ sizeUnit, width, height, dpi }: ImageSettings) {
  const px = (side: number) => {
    const exact = sizeUnit === 'mm' ? (side / MM_PER_INCH) * dpi : side;
    return Math.max(1, Math.round(exact));
  };
  return { widthPx: px(width), heightPx: px(height) };
}

export function drawingOf(
  { part, image, map, bar, legend }: ExportSettings,
  subject: ExportSubject,
): MapExport {
  const { longitude, latitude, scale } = subject;
  const { order: _, hidden: __, ...look } = legend;
  const isMap = part === 'map';
  return {
    kind: part,
    image: {
      ...sizeInPx(image),
      dpi: image.dpi,
      format: image.format,
      ...(image.isTransparent ? {} : { background: '#ffffff' }),
    },
    view: { longitude, latitude, wkid: Number(map.system), scale, rotation: map.rotation },
    layers: [...subject.layers],
    ...(subject.plantNumbers ? { plantNumbers: [...subject.plantNumbers] } : {}),
    selectedPlants: [...subject.selectedPlants],
    language: subject.language,
    title: isMap ? map.title : '',
    sources: isMap && map.hasSources ? [...subject.sources] : [],
    // A scale bar shows no data.
    about: part === 'scaleBar' ? [] : [...subject.about],
    hasNorthArrow: isMap && map.hasNorthArrow,
    ...(part === 'scaleBar' || (isMap && map.hasScaleBar) ? { scaleBar: barLook(bar) } : {}),
    ...(part === 'legend' || (isMap && map.hasLegend)
      ? { legend: { ...look, names: subject.names.map((name) => ({ ...name })) } }
      : {}),
  };
}

/** On paper: the colours of the light theme. */
const COLORS = {
  ink: '#10212b',
  black: '#000000',
  pine: '#0f4c4a',
  ice: '#21698a',
  fire: '#bf4512',
} as const;

function barLook({ unit, division, color, ...look }: BarSettings): BridgeType<'ScaleBarLook'> {
  return {
    ...look,
    color: COLORS[color],
    beforeZero: Math.min(look.beforeZero, look.divisions),
    ...(unit === 'auto' ? {} : { unit }),
    ...(division > 0 ? { division, unit: unit === 'auto' ? 'km' : unit } : {}),
  };
}

/** The longest side of a preview, pixels. */
const PREVIEW_PX = 1000;
/** In which a bar or a legend alone is shown. */
const PREVIEW_DPI = 144;

/** The same at the size of the screen; sizes in points stay what they are. */
export function previewOf(drawing: MapExport): MapExport {
  const { kind, image } = drawing;
  const wanted =
    kind === 'map' ? PREVIEW_PX / Math.max(image.widthPx, image.heightPx) : PREVIEW_DPI / image.dpi;
  return { ...drawing, image: { ...scaled(image, Math.min(1, wanted)), format: 'png32' } };
}

function scaled(image: MapExport['image'], share: number): MapExport['image'] {
  return {
    ...image,
    widthPx: Math.max(1, Math.round(image.widthPx * share)),
    heightPx: Math.max(1, Math.round(image.heightPx * share)),
    dpi: image.dpi * share,
  };
}

const VECTORS: readonly string[] = ['pdf', 'svg', 'ai', 'ps', 'emf'];

/** A drawing whose file tells how large the file of another will be, and by how many times. */
export function probeOf(drawing: MapExport): { readonly probe: MapExport; readonly times: number } {
  if (drawing.kind !== 'map' || VECTORS.includes(drawing.image.format)) return { probe: drawing, times: 1 };
  const { image } = previewOf(drawing);
  const probe = { ...drawing, image: { ...image, format: drawing.image.format } };
  const pixels = (each: MapExport) => each.image.widthPx * each.image.heightPx;
  return { probe, times: pixels(drawing) / pixels(probe) };
}
