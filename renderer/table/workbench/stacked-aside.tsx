import type { ReactNode } from 'react';
import { Panel, PanelEdge, PanelGroup } from '../../ui/panel.tsx';
import { usePanelMemory } from './use-panel-memory.ts';

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
  return (
    <PanelGroup
      id={`aside.${register}`}
      orientation="vertical"
      sizes={bottom === undefined ? undefined : panels.sizesOf('aside')}
      onSizes={(sizes) => panels.keepSizes('aside', sizes)}
    >
      <Panel id="top" leastSize={140}>
        {top}
      </Panel>
      {bottom !== undefined && (
        <>
          <PanelEdge label={edgeLabel} />
          <Panel
            id="card"
            defaultSize={`${panels.sizesOf('aside')?.['card'] ?? CARD_SHARE}%`}
            leastSize={140}
          >
            {bottom}
          </Panel>
        </>
      )}
    </PanelGroup>
  );
}

/** Of the height, in percent. */
const CARD_SHARE = 46;
