import type { Map as MapLibreMap } from 'maplibre-gl';
import { Fragment } from 'react';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { MapTip } from '../definition/map-tip.tsx';
import type { LayerHit } from './shown-layer.ts';
import { tipParts } from './tip-parts.ts';

const DISTANCE_PX = 12;
/** As many features are named; the rest is a number. */
export const NAMED_HITS = 3;

/** The features that the pointer is on, by their names, and beneath them what lies where. */
export function LayerTip({
  map,
  place,
  hits,
  content: { nameOf, titleOf },
}: {
  map: MapLibreMap;
  place: LonLat;
  hits: readonly LayerHit[];
  content: {
    readonly nameOf: (layerId: number) => string;
    readonly titleOf: (hit: LayerHit) => string;
  };
}) {
  const text = useText();
  const formats = useFormats();
  const { parts, moreCount } = tipParts(hits, NAMED_HITS);
  return (
    <MapTip map={map} place={place} distancePx={DISTANCE_PX}>
      {parts.map(({ layerId, named, count }) => (
        <Fragment key={layerId}>
          {named.map((hit) => (
            <strong key={hit.objectId}>{titleOf(hit)}</strong>
          ))}
          <span>
            {nameOf(layerId)}
            {count > named.length &&
              ` · ${text('mapLayers.features', { count, number: formats.number(count, 0) })}`}
          </span>
        </Fragment>
      ))}
      {moreCount > 0 && (
        <span>{text('mapLayers.more', { count: moreCount, number: formats.number(moreCount, 0) })}</span>
      )}
    </MapTip>
  );
}
