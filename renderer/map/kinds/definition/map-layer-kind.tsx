// What a kind of map layer is. The map knows kinds only as `KindOnMap`: with the content that a screen handed in.

import type {
  AddProtocolAction,
  LayerSpecification,
  Map as MapLibreMap,
  SourceSpecification,
} from 'maplibre-gl';
import type { ReactNode } from 'react';
import type { LonLatBounds } from '../../../../shared/geo/crs/lon-lat.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { Language, TextKey } from '../../../i18n/texts.ts';
import type { LayerKey } from '../../style/layer-look.ts';
import type { MapTokens } from '../../style/map-tokens.ts';
import type { Pointing } from './pointing.ts';

export type MapSources = { readonly [id: string]: SourceSpecification };

/** What style layers are drawn with. */
export interface MapDrawing {
  readonly tokens: MapTokens;
  readonly language: Language;
  readonly text: Text;
}

/** An image of the style: a square around (0, 0), CSS pixels. */
export interface ImageDrawing {
  readonly sizePx: number;
  readonly draw: (context: OffscreenCanvasRenderingContext2D, tokens: MapTokens) => void;
}

/** What the overlay of a kind gets: it lies over the map, and does to it what a style cannot say. */
export interface OverlayProps {
  /** Undefined until its style stands. */
  readonly map: MapLibreMap | undefined;
  readonly pointing: Pointing;
  /** MapLibre's own. Handed in because the app's start holds the kinds, and does not wait for MapLibre. */
  readonly addProtocol: (scheme: string, answer: AddProtocolAction) => void;
}

/** What is in view, for what explains it. */
export interface SeenView {
  readonly bounds: LonLatBounds;
  /** Of MapLibre. */
  readonly zoom: number;
}

export interface MapLayerKindDefinition<Id extends string, Content> {
  readonly id: Id;
  /** Its name in the list of layers. Without one it is not in the list, and always shown. */
  readonly labelKey?: TextKey;
  /** People brought its layers: they may fail the map, and are put on it when it stands. */
  readonly isImported?: boolean;
  /** Names, that is, the symbols of all that covers land, lie above what does. */
  readonly coversLand?: boolean;
  /** What the map has of it where a screen hands in nothing. Without: nothing, and nothing below is called. */
  readonly defaultContent?: Content;
  readonly sources: (content: Content) => MapSources;
  /** Its layers in the list of layers. Without: one, whose key is the id of the kind. */
  readonly keys?: (content: Content) => readonly LayerKey[];
  /** Those of a layer of the list, from the lowest up, with ids that no other kind has. */
  readonly styleLayers: (
    content: Content,
    drawing: MapDrawing,
    key: LayerKey,
  ) => readonly LayerSpecification[];
  /** Ids of the style layers whose words give way to the names of the land, below which they are drawn. */
  readonly yielding?: readonly string[];
  /** Ids of the style layers that lie above the signs of all kinds, in the order of the list, unless land covers it. */
  readonly raised?: readonly string[];
  /** What of the content sources and style layers are made of: another value is another style. Without: none of it. */
  readonly styleInput?: (content: Content) => unknown;
  /** Draws an image that its style layers name; undefined for those of others. */
  readonly image?: (id: string) => ImageDrawing | undefined;
  /** Ids of the style layers in which its features can be pointed at. */
  readonly pointable?: (content: Content) => readonly string[];
  /** Whether Enter asks it about the middle of the map. */
  readonly isAskedByKey?: (content: Content) => boolean;
  /** Chooses what lies in a box, degrees, and gives how many that are. */
  readonly selectWithin?: (content: Content, bounds: LonLatBounds) => number;
  /** Tips, panels, and effects on the map: a component, so that it may have state. */
  readonly Overlay?: (props: OverlayProps & { readonly content: Content }) => ReactNode;
  /** Explains what is in view; null where there is nothing to explain. */
  readonly legend?: (content: Content, view: SeenView) => ReactNode;
  /** Says what of it the view does not have; null where there is nothing to say. */
  readonly note?: (content: Content, view: SeenView) => ReactNode;
  /** Where it comes from, a line each; none while it is not shown. */
  readonly credits?: (content: Content) => readonly TextKey[];
  /** Stands in for it where the browser cannot draw a map. */
  readonly list?: (content: Content) => ReactNode;
}

/** A kind with its content. */
export interface KindOnMap {
  readonly id: string;
  readonly isImported: boolean;
  readonly coversLand: boolean;
  readonly keys: readonly LayerKey[];
  readonly sources: () => MapSources;
  readonly styleLayers: (drawing: MapDrawing, key: LayerKey) => readonly LayerSpecification[];
  readonly yielding: readonly string[];
  readonly raised: readonly string[];
  readonly styleInput: unknown;
  readonly pointable: readonly string[];
  readonly isAskedByKey: boolean;
  readonly selectWithin: (bounds: LonLatBounds) => number;
  readonly overlay: (props: OverlayProps) => ReactNode;
  readonly legend: (view: SeenView) => ReactNode;
  readonly note: (view: SeenView) => ReactNode;
  readonly credits: readonly TextKey[];
  readonly list: () => ReactNode;
}

export interface MapLayerKind<Id extends string, Content> {
  readonly id: Id;
  readonly labelKey: TextKey | undefined;
  readonly image: (id: string) => ImageDrawing | undefined;
  /** Undefined where there is no content. */
  readonly onMap: (contents: { readonly [Key in Id]?: Content }) => KindOnMap | undefined;
}

/** Makes a kind for the list `MAP_LAYER_KINDS`. */
export function defineMapLayerKind<Id extends string, Content>(
  definition: MapLayerKindDefinition<Id, Content>,
): MapLayerKind<Id, Content> {
  const { id, labelKey, image, defaultContent } = definition;
  return {
    id,
    labelKey,
    image: image ?? (() => undefined),
    onMap(contents) {
      const content = contents[id] ?? defaultContent;
      return content === undefined ? undefined : kindOnMap(definition, content);
    },
  };
}

function kindOnMap<Id extends string, Content>(
  definition: MapLayerKindDefinition<Id, Content>,
  content: Content,
): KindOnMap {
  const { id, Overlay } = definition;
  return {
    id,
    isImported: definition.isImported ?? false,
    coversLand: definition.coversLand ?? false,
    keys: definition.keys?.(content) ?? [id],
    sources: () => definition.sources(content),
    styleLayers: (drawing, key) => definition.styleLayers(content, drawing, key),
    yielding: definition.yielding ?? [],
    raised: definition.raised ?? [],
    styleInput: definition.styleInput?.(content),
    pointable: definition.pointable?.(content) ?? [],
    isAskedByKey: definition.isAskedByKey?.(content) ?? false,
    selectWithin: (bounds) => definition.selectWithin?.(content, bounds) ?? 0,
    overlay: (props) => Overlay && <Overlay key={id} content={content} {...props} />,
    legend: (view) => definition.legend?.(content, view),
    note: (view) => definition.note?.(content, view),
    credits: definition.credits?.(content) ?? [],
    list: () => definition.list?.(content),
  };
}
