import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { useStores } from '../../../state/stores.tsx';
import { createDraftHistory } from './draft-history.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { createDraftPen, type DraftChange } from './draft-pen.ts';

export type Draft = BridgeType<'Draft'>;
export type DraftContent = BridgeType<'DraftContent'>;

export interface EditedDraft {
  readonly content: DraftContent;
  /** Changes what it says; on the disk within a second. After it was left, whoever writes it then changes it so. */
  readonly change: (change: DraftChange) => void;
  /** The same for what Varde found out by itself: no step of the person's that could be taken back. */
  readonly complete: (change: DraftChange) => void;
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
  const drafts = useStores().observations;
  const [content, setContent] = useState(drafts.written.get(draftId) ?? draft.content);
  const [keptAtMs, setKeptAtMs] = useState(draft.keptAtMs);
  const [failure, setFailure] = useState<unknown>();
  const [first] = useState(draft.content);
  const [history] = useState(() => createDraftHistory(Date.now));
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
  const pen = useMemo(
    () =>
      createDraftPen({
        draftId,
        first,
        drafts,
        history,
        show: setContent,
        keep: keeper.change,
        flush: keeper.flush,
      }),
    [draftId, first, drafts, history, keeper],
  );
  // Before parts of it change it as they are shown.
  useLayoutEffect(() => pen.enter(), [pen]);
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
  return {
    content,
    change: pen.change,
    complete: pen.complete,
    undo: history.canUndo() ? pen.undo : undefined,
    redo: history.canRedo() ? pen.redo : undefined,
    flush: keeper.flush,
    keptAtMs,
    failure,
  };
}
