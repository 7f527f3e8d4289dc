import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import type { LayerHit } from '../../map/kinds/imported/shown-layer.ts';
import { useNoticeActions } from '../../state/use-stores.ts';

/** As many as one looks through; the rest is told as a number. */
const MAX_HITS = 20;
const NO_HITS: readonly LayerHit[] = [];

export interface LayerHits {
  readonly shown: readonly LayerHit[];
  readonly moreCount: number;
  readonly active: LayerHit | undefined;
  readonly isByKey: boolean;
  readonly onHits: (hits: readonly LayerHit[], isByKey: boolean) => void;
  choose(hit: LayerHit): void;
  close(): void;
}

/** What lies at the place that was asked about last, of layers that are still on the map. */
export function useLayerHits(isOnMap: (layerId: number) => boolean): LayerHits {
  const text = useText();
  const { announce } = useNoticeActions();
  const [asked, setAsked] = useState({ hits: NO_HITS, isByKey: false });
  const [chosen, choose] = useState<LayerHit>();
  const there = useMemo(() => asked.hits.filter(({ layerId }) => isOnMap(layerId)), [asked, isOnMap]);
  const shown = useMemo(() => there.slice(0, MAX_HITS), [there]);
  const onHits = useCallback(
    (hits: readonly LayerHit[], isByKey: boolean) => {
      setAsked({ hits, isByKey });
      choose(hits[0]);
      if (isByKey && hits.length === 0) announce(text('mapLayers.card.nothing'));
    },
    [announce, text],
  );
  return {
    shown,
    moreCount: there.length - shown.length,
    active: chosen && shown.includes(chosen) ? chosen : shown[0],
    isByKey: asked.isByKey,
    onHits,
    choose,
    close: () => setAsked({ hits: NO_HITS, isByKey: false }),
  };
}
