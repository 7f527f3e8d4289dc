// What a person has chosen for a map, a scale bar and a legend. Kept over restarts, and as templates by name.

import { isJsonObject, type Json, type JsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';

type MapExportFormat = BridgeType<'MapExportFormat'>;
type ScaleBarLook = BridgeType<'ScaleBarLook'>;

export const PARTS = ['map', 'scaleBar', 'legend'] as const satisfies readonly BridgeType<'MapExportKind'>[];
export const FORMATS = [
  'pdf',
  'svg',
  'png',
  'png24',
  'png32',
  'jpg',
  'jpgpng',
  'tiff',
  'gif',
  'bmp',
  'dib',
  'ai',
  'ps',
  'emf',
] as const satisfies readonly MapExportFormat[];
export const BAR_KINDS = [
  'alternating',
  'single',
  'hollow',
  'double',
  'line',
  'stepped',
  'numeric',
] as const satisfies readonly ScaleBarLook['kind'][];
export const BAR_UNITS = ['auto', 'km', 'm', 'mi', 'ft', 'yd', 'nmi'] as const;
export const BAR_NUMBERS = [
  'none',
  'length',
  'ends',
  'divisions',
  'first',
  'all',
] as const satisfies readonly ScaleBarLook['numbers'][];
export const BAR_COLORS = ['ink', 'black', 'pine', 'ice', 'fire'] as const;
export const SYSTEMS = ['25832', '25833', '25835', '3857'] as const;
const SIZE_UNITS = ['mm', 'px'] as const;

export type ExportPart = (typeof PARTS)[number];

export interface ImageSettings {
  readonly format: MapExportFormat;
  readonly sizeUnit: (typeof SIZE_UNITS)[number];
  /** In that unit. */
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly isTransparent: boolean;
}

export interface MapSettings {
  readonly system: (typeof SYSTEMS)[number];
  readonly rotation: number;
  readonly title: string;
  readonly hasScaleBar: boolean;
  readonly hasLegend: boolean;
  readonly hasNorthArrow: boolean;
  readonly hasSources: boolean;
}

export interface BarSettings extends Omit<ScaleBarLook, 'unit' | 'division' | 'color'> {
  readonly color: (typeof BAR_COLORS)[number];
  readonly unit: (typeof BAR_UNITS)[number];
  /** 0: the longest that has room. */
  readonly division: number;
}

export interface LegendSettings {
  readonly title: string;
  readonly isInViewOnly: boolean;
  readonly hasHeadings: boolean;
  readonly columns: number;
  readonly patchWidthPt: number;
  readonly patchHeightPt: number;
  readonly letterPt: number;
  /** Layers by their numbers, in the order that a person gave them. */
  readonly order: readonly number[];
  readonly hidden: readonly number[];
}

export interface ExportSettings {
  readonly part: ExportPart;
  readonly image: ImageSettings;
  readonly map: MapSettings;
  readonly bar: BarSettings;
  readonly legend: LegendSettings;
}

export interface ExportTemplate {
  readonly name: string;
  readonly settings: ExportSettings;
}

export interface KeptExports {
  readonly settings: ExportSettings;
  readonly templates: readonly ExportTemplate[];
}

/** The base map explains itself: its layers are in a legend only where somebody wants them. */
const BASE_LAYERS = [11, 14, 15] as const;

/** A4, lying, with margins for a binder. */
export const FIRST_SETTINGS: ExportSettings = {
  part: 'map',
  image: { format: 'pdf', sizeUnit: 'mm', width: 277, height: 190, dpi: 300, isTransparent: false },
  map: {
    system: '25833',
    rotation: 0,
    title: '',
    hasScaleBar: true,
    hasLegend: true,
    hasNorthArrow: true,
    hasSources: true,
  },
  bar: {
    kind: 'alternating',
    divisions: 2,
    subdivisions: 2,
    beforeZero: 0,
    division: 0,
    unit: 'auto',
    numbers: 'divisions',
    areNumbersBelow: true,
    heightPt: 5,
    letterPt: 8,
    isBold: false,
    color: 'ink',
  },
  legend: {
    title: '',
    isInViewOnly: true,
    hasHeadings: true,
    columns: 1,
    patchWidthPt: 18,
    patchHeightPt: 12,
    letterPt: 8,
    order: [],
    hidden: BASE_LAYERS,
  },
};

/** Settings are a file that people may edit: what is not understood is as at first. */
export function readKeptExports(kept: Json | undefined): KeptExports {
  const { settings, templates } = isJsonObject(kept) ? kept : {};
  return {
    settings: readSettings(settings),
    templates: Array.isArray(templates)
      ? templates.flatMap((template) => {
          const { name, settings: own } = isJsonObject(template) ? template : {};
          return typeof name === 'string' && name !== '' ? [{ name, settings: readSettings(own) }] : [];
        })
      : [],
  };
}

export function keptExports({ settings, templates }: KeptExports): Json {
  return { settings: asJson(settings), templates: templates.map((each) => asJson(each)) };
}

function asJson(value: unknown): Json {
  const parsed: Json = JSON.parse(JSON.stringify(value));
  return parsed;
}

function readSettings(kept: Json | undefined): ExportSettings {
  const { part, image, map, bar, legend } = isJsonObject(kept) ? kept : {};
  const first = FIRST_SETTINGS;
  return {
    part: oneOf(PARTS, part, first.part),
    image: readImage(fieldsOf(image)),
    map: {
      ...readPlain(first.map, fieldsOf(map)),
      system: oneOf(SYSTEMS, fieldsOf(map)['system'], first.map.system),
    },
    bar: readBar(fieldsOf(bar)),
    legend: {
      ...readPlain(first.legend, fieldsOf(legend)),
      order: numbersIn(fieldsOf(legend)['order']) ?? first.legend.order,
      hidden: numbersIn(fieldsOf(legend)['hidden']) ?? first.legend.hidden,
    },
  };
}

function readImage(kept: JsonObject): ImageSettings {
  const { image } = FIRST_SETTINGS;
  return {
    ...readPlain(image, kept),
    format: oneOf(FORMATS, kept['format'], image.format),
    sizeUnit: oneOf(SIZE_UNITS, kept['sizeUnit'], image.sizeUnit),
  };
}

function readBar(kept: JsonObject): BarSettings {
  const { bar } = FIRST_SETTINGS;
  return {
    ...readPlain(bar, kept),
    kind: oneOf(BAR_KINDS, kept['kind'], bar.kind),
    unit: oneOf(BAR_UNITS, kept['unit'], bar.unit),
    numbers: oneOf(BAR_NUMBERS, kept['numbers'], bar.numbers),
    color: oneOf(BAR_COLORS, kept['color'], bar.color),
  };
}

function fieldsOf(kept: Json | undefined): JsonObject {
  return isJsonObject(kept) ? kept : {};
}

/** Numbers, texts and yes-or-no as they were kept, where they are of the kind that they should be. */
function readPlain<Group extends object>(first: Group, kept: JsonObject): Group {
  const known = Object.keys(first).filter((name) => isLike(kept[name], Reflect.get(first, name)));
  return { ...first, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
}

function isLike(kept: Json | undefined, first: unknown): boolean {
  if (typeof kept === 'object' || typeof kept !== typeof first) return false;
  return typeof kept !== 'number' || (Number.isFinite(kept) && kept >= 0);
}

function oneOf<Id extends string>(ids: readonly Id[], value: Json | undefined, otherwise: Id): Id {
  return ids.find((id) => id === value) ?? otherwise;
}

function numbersIn(value: Json | undefined): readonly number[] | undefined {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : undefined;
}
