// Changes of a draft. What comes late, such as a picture that was still being read when the draft was left, goes to whoever
// writes it now, or into what it says now: never over what was typed since.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { DraftHistory } from './draft-history.ts';

type DraftContent = BridgeType<'DraftContent'>;
export type DraftChange = (content: DraftContent) => DraftContent;

export interface DraftPen {
  /** A step of the person's, which can be taken back. */
  change(change: DraftChange): void;
  /** The same for what Varde found out by itself. */
  complete(change: DraftChange): void;
  undo(): void;
  redo(): void;
  /** The draft is shown, and written by this one, until what it gives is called. */
  enter(): () => void;
}

/** Of drafts by their ids: what this window wrote last, and who writes them at the moment. */
export interface WrittenDrafts {
  readonly written: Map<string, DraftContent>;
  readonly writers: Map<string, Pick<DraftPen, 'complete'>>;
}

interface DraftPenParts {
  readonly draftId: string;
  readonly first: DraftContent;
  readonly drafts: WrittenDrafts;
  readonly history: DraftHistory;
  readonly show: (content: DraftContent) => void;
  /** In a while; `flush` at once. */
  readonly keep: (content: DraftContent) => void;
  readonly flush: () => Promise<void>;
}

export function createDraftPen(parts: DraftPenParts): DraftPen {
  const { draftId, first, drafts, history } = parts;
  let hasLeft = false;
  const latest = () => drafts.written.get(draftId) ?? first;

  function put(next: DraftContent | undefined): void {
    if (!next) return;
    drafts.written.set(draftId, next);
    parts.keep(next);
    if (!hasLeft) parts.show(next);
    // Before anything that whoever opens it next has to keep.
    else void parts.flush();
  }

  const pen: DraftPen = {
    change(change) {
      if (!hasLeft) history.record(latest());
      pen.complete(change);
    },
    complete(change) {
      const other = hasLeft ? drafts.writers.get(draftId) : undefined;
      if (other) other.complete(change);
      else put(change(latest()));
    },
    undo: () => put(history.undo(latest())),
    redo: () => put(history.redo(latest())),
    enter() {
      hasLeft = false;
      drafts.writers.set(draftId, pen);
      return () => {
        hasLeft = true;
        if (drafts.writers.get(draftId) === pen) drafts.writers.delete(draftId);
      };
    },
  };
  return pen;
}
