import type { LngLat, SymbolLayerSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { defineMapLayerKind, type ImageDrawing, type OverlayProps } from '../definition/map-layer-kind.tsx';
import { giveData } from '../definition/source-data.ts';

export interface PinContent {
  readonly place: LonLat | undefined;
  /** Told of the place that somebody clicks at, or of the middle of the map when Enter is pressed. */
  readonly onPlace?: (place: LonLat) => void;
}

const PIN = 'pin';
const RADIUS_PX = 9;

/** A place that was asked for: a cross marks it, above everything else. */
export const pinKind = defineMapLayerKind<typeof PIN, PinContent>({
  id: PIN,
  defaultContent: { place: undefined },
  sources: () => ({ [PIN]: { type: 'geojson', data: pinFeatures(undefined) } }),
  styleLayers: () => [pinLayer],
  raised: [PIN],
  image: (id) => (id === PIN ? cross : undefined),
  isAskedByKey: ({ onPlace }) => onPlace !== undefined,
  Overlay: PinEffects,
});

const pinLayer: SymbolLayerSpecification = {
  id: PIN,
  type: 'symbol',
  source: PIN,
  layout: {
    'icon-image': PIN,
    'icon-allow-overlap': true,
    'icon-padding': 0,
    'icon-ignore-placement': true,
  },
};

function PinEffects({ map, content }: OverlayProps & { readonly content: PinContent }) {
  const { place, onPlace } = content;
  const choose = useEffectEvent(({ lng, lat }: LngLat) => onPlace?.({ longitude: lng, latitude: lat }));
  const isChoosing = onPlace !== undefined;
  useEffect(() => {
    if (!map || !isChoosing) return undefined;
    const canvas = map.getCanvas();
    const press = ({ key }: KeyboardEvent) => key === 'Enter' && choose(map.getCenter());
    canvas.addEventListener('keydown', press);
    const clicks = map.on('click', ({ lngLat }) => choose(lngLat));
    return () => {
      canvas.removeEventListener('keydown', press);
      clicks.unsubscribe();
    };
  }, [map, isChoosing]);
  useEffect(() => {
    giveData(map, PIN, [place], () => pinFeatures(place));
  }, [map, place]);
  return null;
}

function pinFeatures(place: LonLat | undefined): GeoJSON.FeatureCollection {
  const coordinates = place && [place.longitude, place.latitude];
  return {
    type: 'FeatureCollection',
    features: coordinates
      ? [{ type: 'Feature', geometry: { type: 'Point', coordinates }, properties: {} }]
      : [],
  };
}

/** A ring with four lines that point at its middle and leave it free. */
const cross: ImageDrawing = {
  sizePx: 4 * RADIUS_PX,
  draw(context, { colours }) {
    const path = new Path2D();
    path.arc(0, 0, RADIUS_PX, 0, 2 * Math.PI);
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      path.moveTo(x * 4, y * 4);
      path.lineTo(x * (RADIUS_PX + 6), y * (RADIUS_PX + 6));
    }
    context.lineCap = 'round';
    for (const [colour, width] of [
      [colours.paper, 5],
      [colours.ink, 2.2],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke(path);
    }
  },
};
