import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LOCALES } from '../../i18n/locales.ts';
import { useLanguage, useText } from '../../i18n/text.tsx';
import type { ShownLayers } from '../layers/shown-layer.ts';
import { sumSentence } from '../mark-sum.ts';
import type { MarkLabels } from '../marks/mark-layers.ts';
import { mapStyle } from '../style/map-style.ts';
import { useMapTokens } from '../style/map-tokens.ts';
import { restyle } from '../style/restyle.ts';
import type { MapCamera, MapPadding } from './home.ts';
import { type OpenMapOptions, openMap } from './open-map.ts';

export interface OpenedMap {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly map: MapLibreMap | undefined;
  /** The browser cannot draw maps. */
  readonly isMissing: boolean;
}

/** Opens the map once and keeps it in the theme, the language, the layers and the padding of the moment. */
export function useOpenMap(
  padding: MapPadding,
  camera: MapCamera | undefined,
  shown: ShownLayers,
  onBox: OpenMapOptions['onBox'],
): OpenedMap {
  const text = useText();
  const language = useLanguage();
  const tokens = useMapTokens();
  const labels = useMemo(
    (): MarkLabels => ({
      sum: (plantCount, pumpCount) =>
        sumSentence(text, plantCount, pumpCount, { plants: '{plants}', pumps: '{pumps}', power: '{power}' }),
      locale: LOCALES[language],
    }),
    [text, language],
  );
  const hasLayers = shown.layers.length > 0;
  const title = hasLayers ? `${text('map.title')} ${text('mapLayers.aim')}` : text('map.title');
  const containerRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap>();
  const [isMissing, setMissing] = useState(false);
  const drawn = useRef({ tokens, labels, shown });

  const open = useEffectEvent((container: HTMLElement) => {
    drawn.current = { tokens, labels, shown };
    return openMap({
      container,
      tokens,
      labels,
      title,
      language,
      shown,
      camera,
      onBox: tellBox,
    });
  });
  const tellBox = useEffectEvent(onBox);

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return undefined;
    let isGone = false;
    let opened: MapLibreMap | undefined;
    open(container).then((made) => {
      opened = made;
      if (isGone) made?.remove();
      else if (made) made.once('style.load', () => setMap(made));
      else setMissing(true);
    });
    return () => {
      isGone = true;
      opened?.remove();
      setMap(undefined);
    };
  }, []);

  useEffect(() => {
    const { current } = drawn;
    const isSame = current.tokens === tokens && current.labels === labels && current.shown === shown;
    if (!map || isSame) return;
    drawn.current = { tokens, labels, shown };
    restyle(map, tokens, mapStyle(tokens, labels, language, shown));
    map.getCanvas().setAttribute('aria-label', title);
  }, [map, tokens, labels, language, shown, title]);

  const { top, right, bottom, left } = padding;
  useEffect(() => {
    map?.setPadding({ top, right, bottom, left });
  }, [map, top, right, bottom, left]);

  return { containerRef, map, isMissing };
}
