import type { ReactNode } from 'react';
import { Panel, PanelEdge, PanelGroup } from '../../ui/panel.tsx';
import { usePanelMemory } from './use-panel-memory.ts';
import styles from './workbench.module.css';

interface StackedAsideProps {
  readonly register: string;
  readonly edgeLabel: string;
  /** Map or chart. */
  readonly top: ReactNode;
  /** The card, while one is open. It stands below and covers nothing. */
  readonly bottom: ReactNode | undefined;
}

/** The third column: what is always there, and below it the card of the open row. */
export function StackedAside({ register, edgeLabel, top, bottom }: StackedAsideProps) {
  const panels = usePanelMemory(register);
  if (bottom === undefined) return <div className={styles['stack']}>{top}</div>;
  return (
    <PanelGroup
      id={`aside.${register}`}
      orientation="vertical"
      sizes={panels.sizesOf('aside')}
      onSizes={(sizes) => panels.keepSizes('aside', sizes)}
    >
      <Panel id="top" leastSize={140}>
        {top}
      </Panel>
      <PanelEdge label={edgeLabel} />
      <Panel id="card" defaultSize="48%" leastSize={140}>
        {bottom}
      </Panel>
    </PanelGroup>
  );
}
