import type { LayerSpecification, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { KindOnMap, MapDrawing } from '../kinds/definition/map-layer-kind.tsx';
import { type LayerEntry, type LayerKey, lookOf, withLook } from '../style/layer-look.ts';

/** What the map shows: kinds, the topmost first, and how their layers are drawn. */
export interface ShownKinds {
  readonly kinds: readonly KindOnMap[];
  readonly entries: readonly LayerEntry[];
}

export function mapStyle(shown: ShownKinds, drawing: MapDrawing): StyleSpecification {
  return {
    version: 8,
    sources: Object.assign({}, ...shown.kinds.map((kind) => kind.sources())),
    layers: mapLayers(shown, drawing),
  };
}

/**
 * All layers in the order of the list, from the lowest up: what covers land, its names on it, everything else, and what is
 * raised above the signs of all kinds. Words that give way to names lie below these: MapLibre gives room from the top down.
 * A background is empty sea, and always the lowest.
 */
function mapLayers({ kinds, entries }: ShownKinds, drawing: MapDrawing): LayerSpecification[] {
  const place = (key: LayerKey) => entries.findIndex((entry) => entry.key === key);
  const drawn = kinds
    .flatMap((kind) => kind.keys.map((key) => ({ kind, key })))
    // Those that are not in the list lie over it, as they are among the kinds.
    .toSorted((one, other) => place(one.key) - place(other.key))
    .toReversed()
    .map(({ kind, key }) => ({
      coversLand: kind.coversLand,
      yielding: kind.yielding,
      raised: kind.raised,
      layers: withLook(kind.styleLayers(drawing, key), lookOf(entries, key)),
    }));
  const landCount = drawn.findLastIndex(({ coversLand }) => coversLand) + 1;
  const land = drawn.slice(0, landCount);
  const names = land
    .flatMap(({ coversLand, layers }) => (coversLand ? layers : []))
    .filter(({ type }) => type === 'symbol');
  const above = drawn.slice(landCount);
  const yieldingLayers = above.flatMap(({ yielding, layers }) =>
    layers.filter(({ id }) => yielding.includes(id)),
  );
  const raisedLayers = above.flatMap(({ raised, layers }) => layers.filter(({ id }) => raised.includes(id)));
  const isElsewhere = new Set([...yieldingLayers, ...raisedLayers]);
  return [
    ...land.flatMap(({ layers }) => layers).filter((layer) => !names.includes(layer)),
    ...yieldingLayers,
    ...names,
    ...above.flatMap(({ layers }) => layers).filter((layer) => !isElsewhere.has(layer)),
    ...raisedLayers,
  ].toSorted((one, other) => backgroundFirst(one) - backgroundFirst(other));
}

function backgroundFirst({ type }: LayerSpecification): number {
  return type === 'background' ? 0 : 1;
}

/**
 * Puts a map into another theme or language, or other layers on it, in place: what was read into the sources that stand
 * is kept, so nothing is read again and only the values that differ change. Throws what one of them throws or breaks of
 * the specification: `setStyle` would begin the style anew then, and leave the map empty without a word.
 */
export function restyle(map: MapLibreMap, style: StyleSpecification): void {
  const failures: unknown[] = [];
  const listening = map.on('error', ({ error }) => failures.push(error));
  try {
    map.style.setState(style, {
      transformStyle: (previous, next) => ({
        ...next,
        sources: previous ? keptSources(previous.sources, next.sources) : next.sources,
      }),
    });
  } finally {
    listening.unsubscribe();
  }
  if (failures.length > 0) throw failures[0];
  // As `setStyle` does.
  map._update(true);
}

type Sources = StyleSpecification['sources'];

/** What GeoJSON sources were given since is not in the new style. */
function keptSources(previous: Sources, next: Sources): Sources {
  return Object.fromEntries(
    Object.entries(next).map(([id, source]) => {
      const before = previous[id];
      return [id, before?.type === 'geojson' ? before : source];
    }),
  );
}
