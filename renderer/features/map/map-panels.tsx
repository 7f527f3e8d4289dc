import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useRemembered } from '../../state/use-stores.ts';
import { Panel, PanelEdge, PanelGroup } from '../../ui/panel.tsx';
import { readPanelSizes } from '../../ui/panel-sizes.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import styles from './map-place.module.css';

/** In a narrower window neither map nor list would have room beside the other: they stand one below the other. */
const LEAST_BESIDE_PX = 700;

/** The map and what is told of it, with an edge between them that can be dragged. */
export function MapPanels({ map, side }: { map: ReactNode; side: ReactNode }) {
  const text = useText();
  const isBeside = useIsWide(LEAST_BESIDE_PX);
  const arrangement = isBeside ? 'map.panels' : 'map.stack';
  const [sizes, keepSizes] = useRemembered(arrangement);
  const sideSizes = isBeside
    ? { defaultSize: 300, leastSize: 240, mostSize: 480, isFixed: true }
    : { defaultSize: '50%', leastSize: 160 };
  return (
    <PanelGroup
      key={arrangement}
      id={arrangement}
      orientation={isBeside ? 'horizontal' : 'vertical'}
      sizes={readPanelSizes(sizes)}
      onSizes={(next) => keepSizes({ ...next })}
    >
      <Panel id="map" leastSize={isBeside ? 360 : 180}>
        <section className={styles['map']} aria-label={text('frame.place.map')} data-landmark>
          {map}
        </section>
      </Panel>
      <PanelEdge label={text('map.edge')} />
      <Panel id="side" {...sideSizes}>
        {side}
      </Panel>
    </PanelGroup>
  );
}
