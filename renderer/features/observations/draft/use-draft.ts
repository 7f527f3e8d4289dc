import { useEffect, useMemo, useRef, useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { useStores } from '../../../state/stores.tsx';
import { createDraftKeeper } from './draft-keeper.ts';

export type Draft = BridgeType<'Draft'>;
export type DraftContent = BridgeType<'DraftContent'>;

export interface EditedDraft {
  readonly content: DraftContent;
  /** Changes what it says; on the disk within a second. */
  readonly change: (change: (content: DraftContent) => DraftContent) => void;
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
  return {
    content,
    change(change) {
      latest.current = change(latest.current);
      written.set(draftId, latest.current);
      setContent(latest.current);
      keeper.change(latest.current);
    },
    flush: keeper.flush,
    keptAtMs,
    failure,
  };
}
