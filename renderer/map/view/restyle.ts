import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';

/**
 * Puts a map into another theme or language, or other layers on it, in place: what was read into the sources that stand
 * is kept, so nothing is read again and only the values that differ change.
 */
export function restyle(map: MapLibreMap, style: StyleSpecification): void {
  map.setStyle(style, {
    diff: true,
    transformStyle: (previous, next) => ({
      ...next,
      sources: previous ? keptSources(previous.sources, next.sources) : next.sources,
    }),
  });
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
