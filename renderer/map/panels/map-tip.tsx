import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import type { LonLat } from '../../../shared/geo/lon-lat.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { powerNumber } from '../mark-sum.ts';
import { markKind, type PlantMark } from '../plant-mark.ts';
import styles from './map-tip.module.css';

/** Words at a place on the map, above it or, near the upper edge, below. Drawn anew while the view moves. */
export function MapTip({
  map,
  place,
  distancePx,
  children,
}: {
  map: MapLibreMap;
  place: LonLat;
  distancePx: number;
  children: ReactNode;
}) {
  const { x, y } = map.project([place.longitude, place.latitude]);
  const { clientWidth, clientHeight } = map.getContainer();
  if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) return null;
  const isBelow = y < 90;
  return (
    <div
      className={isBelow ? styles['below'] : styles['above']}
      style={{
        left: Math.min(Math.max(x, 90), clientWidth - 90),
        top: isBelow ? y + distancePx : y - distancePx,
      }}
    >
      {children}
    </div>
  );
}

export function MarkTip({ mark }: { mark: PlantMark }) {
  const text = useText();
  const formats = useFormats();
  const { name, outputMw } = mark;
  const power =
    outputMw === null ? text('map.power.unknown') : text('map.power', { mw: powerNumber(outputMw, formats) });
  const kind = markKind(mark);
  return (
    <>
      <strong>{name}</strong>
      <span>
        {[
          power,
          text(`map.kind.${mark.type}`),
          ...(kind === mark.type ? [] : [text(`map.kind.${kind}`)]),
        ].join(' · ')}
      </span>
    </>
  );
}
