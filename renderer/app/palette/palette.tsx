import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../i18n/text.tsx';
import { useDialog, useDialogActions, useNoticeActions } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './palette.module.css';
import { nextHit, type PaletteHit } from './palette-hits.ts';
import { PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';

/** The search box that finds everything. */
export function Palette() {
  const text = useText();
  const dialog = useDialog((state) => state.dialog);
  const { close } = useDialogActions();
  if (dialog?.kind !== 'palette') return null;
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={styles['surface'] ?? ''}>
        <Dialog aria-label={text('frame.search.label')} className={styles['dialog'] ?? ''}>
          <PaletteBox firstQuery={dialog.text} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteBox({ firstQuery }: { firstQuery: string }) {
  const text = useText();
  const listId = useId();
  const { close } = useDialogActions();
  const { announce } = useNoticeActions();
  const [searchText, setQuery] = useState(firstQuery);
  const [chosenId, setChosenId] = useState<string | undefined>(undefined);
  const inputRef = useRef<HTMLInputElement>(null);
  const sections = usePalette(searchText);
  const hits = sections.flatMap((section) => section.hits);
  const current =
    hits.find((hit) => hit.id === chosenId && !hit.disabledReason) ?? hits.find((hit) => !hit.disabledReason);

  useEffect(() => inputRef.current?.focus(), []);
  useEffect(
    () => announce(text('frame.palette.found', { count: hits.length })),
    [announce, text, hits.length],
  );

  function choose(hit: PaletteHit): void {
    if (hit.disabledReason) return;
    close();
    // The dialog gives the focus back first; what opens next takes it from there.
    setTimeout(hit.run);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && current) choose(current);
    else if (event.key === 'ArrowDown') setChosenId(nextHit(sections, current?.id, 1));
    else if (event.key === 'ArrowUp') setChosenId(nextHit(sections, current?.id, -1));
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={styles['box']}>
        <Icon of={Search} />
        <input
          ref={inputRef}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.id}`}
          aria-label={text('frame.search.label')}
          placeholder={text('frame.search.hint')}
          autoComplete="off"
          spellCheck={false}
          value={searchText}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
          className={styles['input']}
        />
      </div>
      <PaletteList listId={listId} sections={sections} currentId={current?.id} onChoose={choose} />
      {hits.length === 0 && (
        <p className={styles['nothing']}>{text('frame.palette.nothing', { searchText })}</p>
      )}
    </>
  );
}
