// A request that somebody could send, for the manual and the service explorer: every required field and nothing else,
// with values that mean something on the maps that are served.

import type { OperationTable } from '../../schema/notation.ts';
import { type FieldView, fieldViews, type SchemaView } from '../../schema/view.ts';

/** The kind that stands for a type where one has to be chosen. */
const USUAL_KINDS: { readonly [type: string]: string } = {
  Geometry: 'PointN',
  Point: 'PointN',
  Multipoint: 'MultipointN',
  Envelope: 'EnvelopeN',
  MapTableDescription: 'LayerDescription',
  DataClassificationDef: 'UniqueValuesDef',
};

/** Values of fields, by name: rows, places and words that the sample data have. No map has attachments. */
const USUAL_VALUES: { readonly [field: string]: unknown } = {
  LayerID: 1,
  TableID: 1,
  SourceTableID: 1,
  RelationshipID: 1,
  ImageHeight: 400,
  ImageWidth: 600,
  ImageDPI: 96,
  X: 262_000,
  Y: 6_650_000,
  ToPoint: { $type: 'PointN', X: 262_000, Y: 6_660_000 },
  Width: 24,
  Height: 24,
  Tolerance: 3,
  Contains: true,
  SearchString: 'foss',
  Visible: true,
  RowIDs: [3, 10],
  FIDArray: [3, 10],
  LayerIDs: [1],
  AttachmentIDs: [],
  ScreenXValues: [300],
  ScreenYValues: [200],
  Units: 'geoKilometers',
  StatisticFieldName: 'MaksYtelse',
  StatisticDescriptions: [{ StatisticFieldName: 'MaksYtelse', StatisticType: 'geoDataStatTypeSum' }],
  PointArray: [{ $type: 'PointN', X: 262_000, Y: 6_650_000 }],
  Fields: ['Fylke'],
  ImageFormat: 'geoImagePNG',
  ImageReturnType: 'geoImageReturnMimeData',
};

/** Optional fields without which a request says too little. */
const WANTED = new Set(['StatisticDescriptions', 'PointArray', 'Fields', 'ImageType', 'ImageDisplay']);

/** The input of an operation. Throws for a name that the table does not have. */
export function sampleInput(
  schema: SchemaView,
  operations: OperationTable,
  operation: string,
): { readonly [field: string]: unknown } {
  const entry = operations[operation];
  if (!entry) throw new Error(`There is no operation ${operation}.`);
  return fieldsOf(schema, fieldViews(entry.input));
}

function fieldsOf(schema: SchemaView, views: readonly FieldView[]): { [field: string]: unknown } {
  const made: { [field: string]: unknown } = {};
  for (const view of views) {
    if (!view.isOptional || WANTED.has(view.name)) made[view.name] = sampleValue(schema, view);
  }
  return made;
}

function sampleValue(schema: SchemaView, view: FieldView): unknown {
  if (Object.hasOwn(USUAL_VALUES, view.name)) return USUAL_VALUES[view.name];
  if (view.isList) return [];
  const values = schema.enumerationValues(view.typeName);
  if (values) return view.fallbackText ?? values[0];
  if (view.isScalar) return scalar(view);
  const kinds = schema.concreteTypes(view.typeName);
  const kind = USUAL_KINDS[view.typeName] ?? kinds[0] ?? view.typeName;
  const fields = fieldsOf(schema, schema.fieldsOf(kind));
  return schema.hasKinds(view.typeName) ? { $type: kind, ...fields } : fields;
}

function scalar(view: FieldView): unknown {
  if (view.typeName === 'boolean') return false;
  return view.typeName === 'string' ? '' : Number(view.fallbackText ?? view.defaultText ?? 0);
}
