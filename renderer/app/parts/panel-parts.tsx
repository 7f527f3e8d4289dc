import { useState } from 'react';
import { Panel, PanelEdge, PanelGroup, type PanelSizes } from '../../ui/panel.tsx';
import { Part } from './part.tsx';
import styles from './parts-page.module.css';

export function PanelParts() {
  const [sizes, setSizes] = useState<PanelSizes | undefined>(undefined);
  return (
    <Part title="Panels">
      <div className={styles['panels']}>
        <PanelGroup id="parts" sizes={sizes} onSizes={setSizes}>
          <Panel id="list" defaultSize={240} leastSize={160} isFixed>
            <p className={styles['panel']}>Fast bredde i piksler</p>
          </Panel>
          <PanelEdge label="Flytt kanten" />
          <Panel id="rest" leastSize={200}>
            <p className={styles['panel']}>Resten</p>
          </Panel>
        </PanelGroup>
      </div>
    </Part>
  );
}
