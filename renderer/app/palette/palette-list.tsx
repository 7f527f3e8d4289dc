import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './palette.module.css';
import type { PaletteHit, PaletteSection } from './palette-hits.ts';

export interface PaletteListProps {
  readonly listId: string;
  readonly sections: readonly PaletteSection[];
  readonly currentId: string | undefined;
  readonly onChoose: (hit: PaletteHit) => void;
}

/** What was found, in sections. The focus stays in the box; the list follows it. */
export function PaletteList({ listId, sections, currentId, onChoose }: PaletteListProps) {
  const text = useText();
  return (
    <div role="listbox" id={listId} aria-label={text('frame.palette.results')} className={styles['list']}>
      {sections.map(({ id, title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={id} role="group" aria-labelledby={`${listId}-${id}`}>
          <div id={`${listId}-${id}`} className={styles['title']}>
            {title}
          </div>
          {hits.map((hit) => (
            <PaletteLine
              key={hit.id}
              id={`${listId}-${hit.id}`}
              hit={hit}
              isCurrent={hit.id === currentId}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PaletteLineProps {
  readonly id: string;
  readonly hit: PaletteHit;
  readonly isCurrent: boolean;
  readonly onChoose: (hit: PaletteHit) => void;
}

function PaletteLine({ id, hit, isCurrent, onChoose }: PaletteLineProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and hears the keys
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-disabled={hit.disabledReason !== undefined}
      className={styles['line']}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(hit)}
    >
      <Icon of={hit.icon} />
      <span className={styles['label']}>{hit.label}</span>
      <span className={styles['detail']}>{hit.disabledReason ?? hit.detail}</span>
      {hit.shortcut && <kbd className={styles['key']}>{hit.shortcut}</kbd>}
    </div>
  );
}
