import type { Map as MapLibreMap } from 'maplibre-gl';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { MapTip } from '../definition/map-tip.tsx';
import type { LayerHit } from './shown-layer.ts';

const DISTANCE_PX = 12;
/** As many layers are named; the rest is a number. */
const NAMED = 3;

/** The layers that the pointer is on, and of how many features. */
export function LayerTip({
  map,
  place,
  hits,
  nameOf,
}: {
  map: MapLibreMap;
  place: LonLat;
  hits: readonly LayerHit[];
  nameOf: (layerId: number) => string;
}) {
  const text = useText();
  const formats = useFormats();
  const counts = new Map<number, number>();
  for (const { layerId, count } of hits) counts.set(layerId, (counts.get(layerId) ?? 0) + count);
  const more = counts.size - NAMED;
  return (
    <MapTip map={map} place={place} distancePx={DISTANCE_PX}>
      {[...counts].slice(0, NAMED).map(([layerId, count]) => (
        <span key={layerId}>
          <strong>{nameOf(layerId)}</strong>
          {count > 1 && ` · ${text('mapLayers.features', { count, number: formats.number(count, 0) })}`}
        </span>
      ))}
      {more > 0 && <span>{text('mapLayers.more', { count: more })}</span>}
    </MapTip>
  );
}
