import { useEffect, useMemo, useRef, useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { useStores } from '../../../state/stores.tsx';
import { createDraftHistory } from './draft-history.ts';
import { createDraftKeeper } from './draft-keeper.ts';

export type Draft = BridgeType<'Draft'>;
export type DraftContent = BridgeType<'DraftContent'>;

export interface EditedDraft {
  readonly content: DraftContent;
  /** Changes what it says; on the disk within a second. */
  readonly change: (change: (content: DraftContent) => DraftContent) => void;
  /** The same for what Varde found out by itself: no step of the person's that could be taken back. */
  readonly complete: (change: (content: DraftContent) => DraftContent) => void;
  /** Takes the last step back; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Resolves when all of it is on the disk. */
  readonly flush: () => Promise<void>;
  readonly keptAtMs: number;
  /** Why the last change could not be kept. */
  readonly failure: unknown;
}

/** A draft as it is being written. Kept every second, when a field is left, and when the window is hidden or closed. */
export function useDraft(draft: Draft): EditedDraft {
  const { host } = useBridge();
  const { draftId } = draft;
  const { written } = useStores().observations;
  const [content, setContent] = useState(written.get(draftId) ?? draft.content);
  const [keptAtMs, setKeptAtMs] = useState(draft.keptAtMs);
  const [failure, setFailure] = useState<unknown>();
  const latest = useRef(content);
  const keeper = useMemo(
    () =>
      createDraftKeeper({
        keep: (next) => host['drafts.keep']({ draftId, content: next }),
        onKept(ms) {
          setKeptAtMs(ms);
          setFailure(undefined);
        },
        onFailed: setFailure,
      }),
    [host, draftId],
  );
  useEffect(() => {
    const flush = () => void keeper.flush();
    document.addEventListener('focusout', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('focusout', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [keeper]);
  const [history] = useState(() => createDraftHistory(Date.now));
  function put(next: DraftContent | undefined): void {
    if (!next) return;
    latest.current = next;
    written.set(draftId, next);
    setContent(next);
    keeper.change(next);
  }
  return {
    content,
    change(change) {
      history.record(latest.current);
      put(change(latest.current));
    },
    complete: (change) => put(change(latest.current)),
    undo: history.canUndo() ? () => put(history.undo(latest.current)) : undefined,
    redo: history.canRedo() ? () => put(history.redo(latest.current)) : undefined,
    flush: keeper.flush,
    keptAtMs,
    failure,
  };
}
