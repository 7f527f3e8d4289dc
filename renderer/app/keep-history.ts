// The browser's Back and Forward go through places, cards and opened views. An entry of the history holds what was looked at
// when it was left: a filter changes the entry, a place, a card or another view makes a new one. The browser takes some
// milliseconds for each writing, so what changes an entry is written once it rests, or before a new one is made.

import { TABLE_REGISTERS, type TableRegister } from '../../shared/contracts/energy/registers.ts';
import type { TableQuery } from '../../shared/tables/table-query.ts';
import type { Stores } from '../state/stores.tsx';

/** The part of a window that keeps a history. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  addEventListener(type: 'popstate', listener: (event: { readonly state: unknown }) => void): void;
}

interface Look {
  readonly register: TableRegister;
  readonly query: TableQuery;
  readonly activeKey: string | undefined;
  readonly openedViews: number;
}

/** A letter is answered sooner. Who goes back sooner than that after one finds the entry without it. */
const REST_MS = 200;

interface Moment {
  /** Marks the state as ours. */
  readonly varde: true;
  readonly placeId: string;
  readonly looks: readonly Look[];
}

type Watched = Pick<Stores, 'place' | 'selection' | 'tableView'>;

/** Keeps the history of the window from now on, and follows it. */
export function keepHistory(window: HistoryWindow, stores: Watched): void {
  let isFollowing = false;
  let last = momentOf(stores);
  let resting: ReturnType<typeof setTimeout> | undefined;

  function writeLast(): void {
    clearTimeout(resting);
    resting = undefined;
    window.history.replaceState(last, '');
  }
  function note(): void {
    const next = momentOf(stores);
    // A row that is opened from elsewhere is a place and a card at once: one step, so they are told together.
    const isNew = isAnother(last, next);
    if (isNew && resting !== undefined) writeLast();
    last = next;
    clearTimeout(resting);
    resting = isNew ? undefined : setTimeout(writeLast, REST_MS);
    if (isNew) window.history.pushState(next, '');
  }
  let isNoted = false;
  function noteSoon(): void {
    if (isNoted || isFollowing) return;
    isNoted = true;
    queueMicrotask(() => {
      isNoted = false;
      note();
    });
  }

  writeLast();
  stores.place.store.subscribe(noteSoon);
  for (const register of TABLE_REGISTERS) {
    stores.tableView(register).store.subscribe(({ query }, before) => {
      if (query !== before.query) noteSoon();
    });
    stores.selection(register).store.subscribe(({ activeKey }, before) => {
      if (activeKey !== before.activeKey) noteSoon();
    });
  }
  window.addEventListener('popstate', ({ state }) => {
    // The entry that it was of is left.
    clearTimeout(resting);
    resting = undefined;
    if (!isMoment(state)) return;
    isFollowing = true;
    follow(stores, state);
    isFollowing = false;
    last = momentOf(stores);
    writeLast();
  });
}

function momentOf({ place, selection, tableView }: Watched): Moment {
  const looks = TABLE_REGISTERS.map((register): Look => {
    const { query, openedViews } = tableView(register).store.getState();
    const { activeKey } = selection(register).store.getState();
    return { register, query, openedViews, activeKey };
  });
  return { varde: true, placeId: place.store.getState().placeId, looks };
}

function isAnother(before: Moment, after: Moment): boolean {
  return (
    before.placeId !== after.placeId ||
    after.looks.some(({ activeKey, openedViews }, index) => {
      const one = before.looks[index];
      return one?.activeKey !== activeKey || one?.openedViews !== openedViews;
    })
  );
}

function follow({ place, selection, tableView }: Watched, { placeId, looks }: Moment): void {
  place.actions.go(placeId);
  for (const { register, query, activeKey } of looks) {
    const { actions, store } = tableView(register);
    if (JSON.stringify(store.getState().query) !== JSON.stringify(query)) actions.editQuery(() => query);
    selection(register).actions.activate(activeKey);
  }
}

function isMoment(state: unknown): state is Moment {
  return typeof state === 'object' && state !== null && 'varde' in state;
}
