import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../i18n/text.tsx';
import type { MapCamera } from '../camera/home.ts';
import type { MapDrawing } from '../kinds/definition/map-layer-kind.tsx';
import { useMapTokens } from '../style/map-tokens.ts';
import type { BoxCorners } from '../tools/box-pen.ts';
import { discardMap, type KeptMapName, keepMap, keptMap, type OpenedMap } from './kept-map.ts';
import { redrawImages } from './map-images.ts';
import { mapStyle, restyle, type ShownKinds } from './map-style.ts';
import { fitSize, openMap } from './open-map.ts';
import { awaitPicture } from './tell-pictures.ts';

export interface OpenMapProps {
  /** The name under which the map stands while other screens are shown. Without, it goes with its screen. */
  readonly keptAs: KeptMapName | undefined;
  /** Where a map opens that does not stand yet; undefined: all of Norway. */
  readonly camera: MapCamera | undefined;
  readonly shown: ShownKinds;
  readonly onBox: (corners: BoxCorners) => void;
}

export interface MapOnScreen {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** Undefined until its style stands. */
  readonly map: MapLibreMap | undefined;
  /** The browser cannot draw maps. */
  readonly isMissing: boolean;
}

/** Shows a map and keeps it in the theme, the language, the layers and the size of the moment. */
export function useOpenMap({ keptAs, camera, shown, onBox }: OpenMapProps): MapOnScreen {
  const text = useText();
  const language = useLanguage();
  const tokens = useMapTokens();
  const { kinds } = shown;
  const isAskedByKey = kinds.some((kind) => kind.isAskedByKey);
  const title = isAskedByKey ? `${text('map.title')} ${text('mapLayers.aim')}` : text('map.title');
  const input = inputOf(shown, { tokens, language });
  const containerRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenedMap>();
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<OpenedMap['failure']>();

  const tellBox = useEffectEvent(onBox);
  const open = useEffectEvent((container: HTMLElement) => {
    const first = withoutImported(shown);
    const style = mapStyle(first, { tokens, language, text });
    const drawn = { tokens, input: inputOf(first, { tokens, language }) };
    return openMap({ container, style, drawn, title, camera });
  });
  useLayoutEffect(() => {
    const container = containerRef.current;
    if (!container) return undefined;
    const show = (map: OpenedMap | undefined) => {
      if (map) {
        map.onBox = (corners) => tellBox(corners);
        map.onFailure = (error) => setFailure({ error });
        setFailure(map.failure);
      } else setMissing(true);
      setOpened(map);
    };
    return holdMap(container, keptAs, (into) => open(into), show);
  }, [keptAs]);

  // Before what lies over the map speaks to sources that it has only then.
  useLayoutEffect(() => {
    if (!opened || opened.drawn.input === input) return;
    try {
      redraw(opened, shown, { tokens, language, text }, input);
      opened.map.getCanvas().setAttribute('aria-label', title);
    } catch (error) {
      if (keptAs !== undefined) discardMap(keptAs);
      throw error;
    }
  });
  useFittingSize(opened?.map, containerRef);
  // Here, where what holds the page hears of it.
  if (failure) throw failure.error;
  return { containerRef, map: opened?.map, isMissing };
}

/** What a style is made of, in words, because a screen that comes back makes all of it anew. */
function inputOf({ kinds, entries }: ShownKinds, { tokens, language }: Omit<MapDrawing, 'text'>): string {
  return JSON.stringify([tokens, language, entries, kinds.map(({ id, styleInput }) => [id, styleInput])]);
}

/**
 * What a map opens with: the layers that people imported are put on it when it stands. What one of them throws is heard of
 * then, while a style that is opened with it would never be there, without a word.
 */
function withoutImported({ kinds, entries }: ShownKinds): ShownKinds {
  return { kinds: kinds.filter(({ isImported, keys }) => !isImported || keys.length === 0), entries };
}

/** Shows a map in a container: at once one that stands, else when it was opened. Returns what lets it go. */
function holdMap(
  container: HTMLElement,
  keptAs: KeptMapName | undefined,
  open: (container: HTMLElement) => Promise<OpenedMap | undefined>,
  show: (map: OpenedMap | undefined) => void,
): () => void {
  let isGone = false;
  let held = keptAs === undefined ? undefined : keptMap(keptAs);
  if (held) {
    container.append(held.element);
    show(held);
  } else {
    void open(container).then((opened) => {
      if (isGone) return opened?.map.remove();
      if (opened && keptAs !== undefined) keepMap(keptAs, opened);
      held = opened;
      show(opened);
    });
  }
  return () => {
    isGone = true;
    if (held) Object.assign(held, { onBox: () => undefined, onFailure: () => undefined });
    held?.element.remove();
    if (keptAs === undefined) held?.map.remove();
  };
}

/** Draws what stands otherwise than before. */
function redraw(opened: OpenedMap, shown: ShownKinds, drawing: MapDrawing, input: string): void {
  const { map, drawn } = opened;
  opened.drawn = { tokens: drawing.tokens, input };
  if (JSON.stringify(drawn.tokens) !== JSON.stringify(drawing.tokens)) redrawImages(map, drawing.tokens);
  restyle(map, mapStyle(shown, drawing));
  awaitPicture(map);
}

function useFittingSize(map: MapLibreMap | undefined, containerRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const container = containerRef.current;
    if (!map || !container) return undefined;
    const observer = new ResizeObserver(() => fitSize(map));
    observer.observe(container);
    return () => observer.disconnect();
  }, [map, containerRef]);
}
