import type { MapType } from '../contracts/map/types.ts';
import type { Box } from '../geo/geometry/box.ts';

type FieldType = MapType<'geoFieldType'>;

/** A column as it is published. Its name is that of the wire; its alias never depends on the language of a screen. */
export interface FieldDefinition {
  readonly name: string;
  readonly alias: string;
  readonly type: FieldType;
  readonly isNullable: boolean;
  readonly length: number;
  readonly domain?: MapType<'Domain'>;
  /** In a join: its name without that of its table. */
  readonly plainName?: string;
}

export interface SubtypeDefinition {
  readonly code: number;
  readonly name: string;
  /** Domains that hold for this subtype alone, by field. */
  readonly domains: { readonly [field: string]: MapType<'Domain'> };
}

export interface RelationDefinition {
  /** Number of the relationship in requests. */
  readonly id: number;
  readonly name: string;
  readonly relatedTableId: number;
  /** On which side of the relationship the rows are whose relation this is. */
  readonly role: Exclude<MapType<'geoRelRole'>, 'geoRelRoleAny'>;
  readonly cardinality: MapType<'geoRelCardinality'>;
  readonly keyField: string;
  readonly relatedKeyField: string;
}

interface NamedDefinition {
  /** Written in the registry, shared by layers and tables, never given again. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
}

/** What layers have and tables do not: a place in the tree, and scales 1 : N at which they are shown. */
interface ShownDefinition {
  readonly parentId: number;
  /** Not shown at a larger N; absent: no bound. */
  readonly minScale?: number;
  /** Not shown at a smaller N; absent: no bound. */
  readonly maxScale?: number;
}

export interface GroupDefinition extends NamedDefinition, ShownDefinition {
  readonly kind: 'group';
}

interface RowsDefinition extends NamedDefinition {
  readonly fields: readonly FieldDefinition[];
  /** The field whose value stands for a row. */
  readonly displayField: string;
  readonly relations: readonly RelationDefinition[];
  /** The field with the time of a row. */
  readonly timeField?: string;
  readonly subtypes?: { readonly field: string; readonly kinds: readonly SubtypeDefinition[] };
  /** Popups of rows come as text, or as the address of a page; absent: there are none. */
  readonly popup?: 'text' | 'url';
}

export interface FeatureLayerDefinition extends RowsDefinition, ShownDefinition {
  readonly kind: 'features';
  readonly geometryType: MapType<'geoGeometryType'>;
  readonly renderer: MapType<'FeatureRenderer'>;
  /** How its rows are labelled; absent: not at all. */
  readonly labels?: {
    readonly classes: readonly MapType<'LabelClassDescription'>[];
    /** A field of numbers: the larger, the sooner a row gets room for its label. */
    readonly rankField?: string;
  };
  /** Who is to be credited for its rows, and under which licence; absent: nobody. */
  readonly credit?: string;
  /** Address of the public page of a row: names of fields in braces stand for their values. */
  readonly hyperlink?: string;
}

/** The tiles of a cache: nothing of it can be asked for but them. */
export interface RasterLayerDefinition extends NamedDefinition, ShownDefinition {
  readonly kind: 'raster';
  /** Where it has tiles, in the system of its map; absent where nobody knows. */
  readonly extent?: Box;
}

export interface TableDefinition extends RowsDefinition {
  readonly kind: 'table';
}

/** In drawing order, top first, a group before its children. */
export type LayerList = readonly (GroupDefinition | FeatureLayerDefinition | RasterLayerDefinition)[];
export type LayerDefinition = LayerList[number] | TableDefinition;
/** What has rows. */
export type RowSource = FeatureLayerDefinition | TableDefinition;

export const TOP_LEVEL = -1;
export const OBJECT_ID = 'OBJECTID';
export const SHAPE = 'Shape';
