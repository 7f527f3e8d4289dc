// Saved views: into the journal first, because a person made them, then into the store.

import { isJsonObject, type Json } from '../../base/json.ts';
import { REGISTER_IDS } from '../../contracts/energy/registers.ts';
import { appError } from '../../contracts/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JournalEntry, JournalPort } from '../../ports/journal.ts';
import type { SavedView, ViewStore } from '../../ports/view-store.ts';

export interface Views {
  list(): Promise<SavedView[]>;
  save(view: SavedView): Promise<void>;
  remove(viewId: string): Promise<void>;
}

export interface ViewParts {
  readonly store: ViewStore;
  readonly journal: JournalPort;
  readonly clock: Clock;
  readonly onChanged: () => void;
}

const VIEW_KIND = 'view';

export function createViews({ store, journal, clock, onChanged }: ViewParts): Views {
  const entry = (id: string, value: Json): JournalEntry => ({
    id,
    kind: VIEW_KIND,
    value,
    atMs: clock.nowMs(),
  });
  return {
    list: () => store.list(),
    async save(view) {
      await journal.append([entry(view.viewId, { ...view })]);
      await store.put(view);
      onChanged();
    },
    async remove(viewId) {
      const known = await store.list();
      if (!known.some((view) => view.viewId === viewId)) throw appError('view/unknown', { viewId });
      await journal.append([entry(viewId, null)]);
      await store.remove(viewId);
      onChanged();
    },
  };
}

/** Makes the store hold what the journal holds. */
export async function rebuildViews(store: ViewStore, journal: readonly JournalEntry[]): Promise<void> {
  const kept = journal.flatMap(({ kind, value }) => (kind === VIEW_KIND ? (readView(value) ?? []) : []));
  const inOrder = kept.toSorted((one, other) => one.savedAtMs - other.savedAtMs);
  if (JSON.stringify(await store.list()) !== JSON.stringify(inOrder)) await store.replaceAll(inOrder);
}

function readView(value: Json): SavedView | undefined {
  if (!isJsonObject(value)) return undefined;
  const { viewId, name, register, query, savedAtMs } = value;
  const known = REGISTER_IDS.find((id) => id === register);
  const isWhole =
    typeof viewId === 'string' &&
    typeof name === 'string' &&
    typeof query === 'string' &&
    known !== undefined;
  if (!isWhole || typeof savedAtMs !== 'number') return undefined;
  return { viewId, name, register: known, query, savedAtMs };
}
