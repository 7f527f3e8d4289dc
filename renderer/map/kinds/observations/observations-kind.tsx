import type { SymbolLayerSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { HAZARD_RADIUS_PX } from '../../../../shared/cartography/observations.ts';
import { boundsContain } from '../../../../shared/geo/crs/lon-lat.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { DaySlider, type DaySliderProps } from '../../../ui/day-slider.tsx';
import { defineMapLayerKind, type ImageDrawing, type OverlayProps } from '../definition/map-layer-kind.tsx';
import { MapTip } from '../definition/map-tip.tsx';
import { type Pointed, useHits } from '../definition/pointing.ts';
import { giveData } from '../definition/source-data.ts';
import {
  HAZARD_LOOKS,
  MARK_SIZE_PX,
  MARKED_HAZARDS,
  type MarkedHazard,
  type ObservationMark,
} from './observation-mark.ts';
import styles from './observations-legend.module.css';

export interface ObservationsContent {
  /** Keep the array while nothing changed. */
  readonly marks: readonly ObservationMark[];
  /** The list lets not all through. */
  readonly isFiltered: boolean;
  /** Where some of them come from, a line each. */
  readonly credits: readonly string[];
  /** From the first to the last observation that the other filters let through, and which part of it is shown. */
  readonly period: Omit<DaySliderProps, 'label' | 'endLabels' | 'said'> | undefined;
  /** One was clicked. */
  readonly onOpen: (key: string) => void;
}

const KIND = 'observations';
const IMAGE_PREFIX = 'observation-';
/** The room of the signs, above the numbers of clusters: MapLibre gives room from the top down. Nobody sees it. */
const ROOM = 'observations-room';
const TIP_DISTANCE_PX = 14;

/** Hazard observations, a sign for each hazard. */
export const observationsKind = defineMapLayerKind({
  id: KIND,
  labelKey: 'mapLayers.observations',
  sources: (_content: ObservationsContent) => ({ [KIND]: { type: 'geojson', data: markFeatures([]) } }),
  styleLayers: () => [markLayer, roomLayer],
  raised: [ROOM],
  image: markImage,
  pointable: () => [KIND],
  Overlay: ObservationsOverlay,
  legend({ marks, isFiltered, credits, period }, { bounds }) {
    const inView = new Set(marks.filter((mark) => boundsContain(bounds, mark)).map(({ hazard }) => hazard));
    if (inView.size === 0 && !isFiltered) return false;
    return <ObservationsLegend hazards={inView} isFiltered={isFiltered} credits={credits} period={period} />;
  },
});

const markLayer: SymbolLayerSpecification = {
  id: KIND,
  type: 'symbol',
  source: KIND,
  layout: {
    'icon-image': ['concat', IMAGE_PREFIX, ['get', 'hazard']],
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
    'icon-padding': 0,
  },
};

const roomLayer: SymbolLayerSpecification = {
  id: ROOM,
  type: 'symbol',
  source: KIND,
  layout: { 'icon-image': ROOM, 'icon-allow-overlap': true, 'icon-padding': 0 },
};

function markImage(id: string): ImageDrawing | undefined {
  if (id === ROOM) return { sizePx: 2 * HAZARD_RADIUS_PX, draw: () => undefined };
  const hazard = MARKED_HAZARDS.find((each) => id === `${IMAGE_PREFIX}${each}`);
  if (!hazard) return undefined;
  const { path, colour } = HAZARD_LOOKS[hazard];
  return {
    sizePx: MARK_SIZE_PX,
    draw(context, { colours, isSun }) {
      const shape = new Path2D(path);
      context.lineJoin = 'round';
      context.strokeStyle = colours.paper;
      context.lineWidth = isSun ? 4 : 3;
      context.stroke(shape);
      context.fillStyle = colours[colour];
      context.fill(shape);
    },
  };
}

/** The marks as the source holds them; the topmost is the newest, which stands first in the list. */
function markFeatures(marks: readonly ObservationMark[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: marks.toReversed().map(({ key, hazard, label, longitude, latitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { key, hazard, label },
    })),
  };
}

function ObservationsOverlay({
  map,
  pointing,
  content: { marks, onOpen },
}: OverlayProps & { readonly content: ObservationsContent }) {
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    // Made anew with the screen.
    giveData(map, KIND, [JSON.stringify(marks)], () => markFeatures(marks));
  }, [map, marks]);
  useHits(pointing, KIND, {
    onPoint: setPointed,
    onClick(clicked) {
      const key: unknown = clicked?.features[0]?.properties['key'];
      if (typeof key === 'string') onOpen(key);
    },
  });
  if (!map || !pointed) return null;
  return (
    <MapTip map={map} place={pointed.place} distancePx={TIP_DISTANCE_PX}>
      <span>{String(pointed.features[0]?.properties['label'] ?? '')}</span>
    </MapTip>
  );
}

interface ObservationsLegendProps {
  readonly hazards: ReadonlySet<MarkedHazard>;
  readonly isFiltered: boolean;
  readonly credits: readonly string[];
  readonly period: ObservationsContent['period'];
}

function ObservationsLegend({ hazards, isFiltered, credits, period }: ObservationsLegendProps) {
  const text = useText();
  const formats = useFormats();
  const edge = MARK_SIZE_PX / 2;
  return (
    <>
      <ul className={styles['signs']}>
        {MARKED_HAZARDS.filter((hazard) => hazards.has(hazard)).map((hazard) => (
          <li key={hazard}>
            <svg
              aria-hidden
              width={MARK_SIZE_PX}
              height={MARK_SIZE_PX}
              viewBox={`${-edge} ${-edge} ${MARK_SIZE_PX} ${MARK_SIZE_PX}`}
              className={styles[hazard]}
            >
              <path d={HAZARD_LOOKS[hazard].path} />
            </svg>
            {text(`map.hazard.${hazard}`)}
          </li>
        ))}
        {isFiltered && <li>{text('map.observations.filtered')}</li>}
        {credits.map((credit) => (
          <li key={credit}>{credit}</li>
        ))}
      </ul>
      {period && (
        <DaySlider
          {...period}
          label={text('observations.filter.period')}
          endLabels={[text('observations.filter.from'), text('observations.filter.to')]}
          said={formats.date}
        />
      )}
    </>
  );
}
