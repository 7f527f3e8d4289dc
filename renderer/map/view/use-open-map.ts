import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../i18n/text.tsx';
import type { MapCamera, MapPadding } from '../camera/home.ts';
import { type MapTokens, useMapTokens } from '../style/map-tokens.ts';
import { redrawImages } from './map-images.ts';
import { mapStyle, restyle, type ShownKinds } from './map-style.ts';
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
  shown: ShownKinds,
  onBox: OpenMapOptions['onBox'],
): OpenedMap {
  const text = useText();
  const language = useLanguage();
  const tokens = useMapTokens();
  const { kinds, entries } = shown;
  const isAskedByKey = kinds.some((kind) => kind.isAskedByKey);
  const title = isAskedByKey ? `${text('map.title')} ${text('mapLayers.aim')}` : text('map.title');
  const inputs = [
    tokens,
    language,
    text,
    entries,
    ...kinds.flatMap(({ id, styleInput }) => [id, styleInput]),
  ];
  const containerRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap>();
  const [isMissing, setMissing] = useState(false);
  /** What the style of the map was made of. */
  const drawn = useRef<{ readonly tokens: MapTokens; readonly inputs: readonly unknown[] }>({
    tokens,
    inputs,
  });

  const open = useEffectEvent((container: HTMLElement) => {
    drawn.current = { tokens, inputs };
    const style = mapStyle(shown, { tokens, language, text });
    return openMap({ container, tokens, style, title, camera, onBox: tellBox });
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

  // Before what lies over the map speaks to sources that it has only then.
  useLayoutEffect(() => {
    const { current } = drawn;
    if (!map || isSame(current.inputs, inputs)) return;
    drawn.current = { tokens, inputs };
    if (current.tokens !== tokens) redrawImages(map, tokens);
    restyle(map, mapStyle(shown, { tokens, language, text }));
    map.getCanvas().setAttribute('aria-label', title);
  });

  const { top, right, bottom, left } = padding;
  useEffect(() => {
    map?.setPadding({ top, right, bottom, left });
  }, [map, top, right, bottom, left]);

  return { containerRef, map, isMissing };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
