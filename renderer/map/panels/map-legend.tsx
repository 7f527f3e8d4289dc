import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './map-legend.module.css';
import type { LegendCorner } from './use-legend-corner.ts';

export interface MapLegendProps {
  /** Whether there is room for an open legend; who folds or unfolds it decides from then on. */
  readonly isRoomy: boolean;
  readonly corner: LegendCorner;
  /** What the kinds of layers explain of what is in view. */
  readonly children: ReactNode;
}

/** The frame of the legend, to fold and unfold. */
export function MapLegend({ isRoomy, corner, children }: MapLegendProps) {
  const text = useText();
  const contentId = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isRoomy;
  return (
    <section className={styles['legend']} data-corner={corner} aria-label={text('map.legend.title')}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setChosen(!isOpen)}
      >
        {text('map.legend.title')}
        <Icon of={isOpen === (corner === 'lower') ? ChevronDown : ChevronUp} size="small" />
      </button>
      <div id={contentId} className={styles['content']} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
