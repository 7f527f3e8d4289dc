import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Text } from '../i18n/create-text.ts';

type NoticeTone = 'info' | 'good' | 'warn' | 'error';

/** Said anew in each language: what stands on the screen changes with it. */
export type Spoken = (text: Text) => string;

export interface NoticeAction {
  readonly label: Spoken;
  readonly run: () => void;
}

/** Something that happened. Errors stay until they are dismissed. */
export interface Notice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly sentence: Spoken;
  /** What a user can copy for someone else. */
  readonly detail?: string;
  /** The next step, for example undo. */
  readonly action?: NoticeAction;
  /** Takes it back, where the next step is another. */
  readonly undo?: NoticeAction;
}

export interface NoticeState {
  readonly notices: readonly Notice[];
  /** What the live region says: results of filters and the like, which need no box. */
  readonly announcement: string;
}

export interface NoticeStore {
  readonly store: StoreApi<NoticeState>;
  readonly actions: {
    show(notice: Omit<Notice, 'id'>): number;
    dismiss(id: number): void;
    announce(sentence: string): void;
  };
}

/** More at once would cover the work. The oldest goes first, but none that waits to be dismissed. */
const MAX_NOTICES = 4;

/** Whether a notice stays until it is dismissed. */
export function staysUntilRead({ tone }: Pick<Notice, 'tone'>): boolean {
  return tone === 'error' || tone === 'warn';
}

function withRoom(notices: readonly Notice[]): readonly Notice[] {
  const surplus = notices.length - MAX_NOTICES;
  if (surplus <= 0) return notices;
  const earlier = notices.slice(0, -1);
  const leaving = new Set(earlier.filter((notice) => !staysUntilRead(notice)).slice(0, surplus));
  return notices.filter((notice) => !leaving.has(notice));
}

export function createNoticeStore(): NoticeStore {
  const store = createStore<NoticeState>(() => ({ notices: [], announcement: '' }));
  let lastId = 0;
  return {
    store,
    actions: {
      show: (notice) => {
        const id = ++lastId;
        store.setState(({ notices }) => ({ notices: withRoom([...notices, { ...notice, id }]) }));
        return id;
      },
      dismiss: (id) =>
        store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
      announce: (announcement) => store.setState({ announcement }),
    },
  };
}
