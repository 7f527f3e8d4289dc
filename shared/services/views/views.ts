// Saved views: into the journal first, because a person made them, then into the store.

import { isJsonObject, type Json } from '../../base/json.ts';
import { readThings } from '../../changes/changes.ts';
import type { JournalView, Recovered } from '../../changes/settle-journal.ts';
import type { ThingStore, UndoableChanges } from '../../changes/undo.ts';
import { REGISTER_IDS } from '../../contracts/energy/registers.ts';
import { appError } from '../../contracts/errors.ts';
import type { Change, JournalPort } from '../../ports/journal.ts';
import type { SavedView, ViewStore } from '../../ports/view-store.ts';

/** What changes them gives the number of the change, by which it can be undone. */
export interface Views {
  list(): Promise<SavedView[]>;
  save(view: SavedView): Promise<number>;
  /** Fails with `view/unknown`. */
  remove(viewId: string): Promise<number>;
}

export interface ViewDependencies {
  readonly store: ViewStore;
  readonly changes: UndoableChanges;
}

const KIND = 'view';

export function createViews({ store, changes }: ViewDependencies): Views {
  return {
    list: () => store.list(),
    save: (view) => changes.make({ who: 'user', why: 'views.save', puts: [putOf(view)] }),
    async remove(viewId) {
      if (!(await findView(store, viewId))) throw appError('view/unknown', { viewId });
      return changes.make({ who: 'user', why: 'views.remove', deletes: [{ kind: KIND, id: viewId }] });
    },
  };
}

/** The saved views as things of changes. */
export function viewThings(store: ViewStore): ThingStore {
  return {
    kind: KIND,
    async read(id) {
      const view = await findView(store, id);
      return view && putOf(view);
    },
    async apply({ puts, deletes }) {
      for (const { id, value } of puts) {
        const view = readView(value);
        if (!view) throw new Error(`The view ${id} is none`);
        await store.put(view);
      }
      for (const { id } of deletes) await store.remove(id);
    },
  };
}

async function findView(store: ViewStore, viewId: string): Promise<SavedView | undefined> {
  return (await store.list()).find((view) => view.viewId === viewId);
}

/** Whether saved views are among what a change touched. */
export function touchesViews({ puts, deletes }: Change): boolean {
  return [...puts, ...deletes].some(({ kind }) => kind === KIND);
}

/**
 * Makes the store hold what the journal holds. Where the journal has lost something, views that only the store has stay,
 * the younger one of two counts, and what the store had seen and has no more stays gone.
 */
export async function followViews(
  store: ViewStore,
  journal: JournalPort,
  { isWhole, storedUpTo }: JournalView,
): Promise<Recovered> {
  const stored = new Map((await store.list()).map((view) => [view.viewId, view]));
  const before = [...stored.values()];
  const kept = new Map<string, SavedView>();
  const deletes: Recovered['deletes'] = [];
  for await (const { id, number, isGone, value } of readThings(journal, KIND)) {
    const view = isGone ? undefined : readView(value);
    const own = stored.get(id);
    stored.delete(id);
    const isOlder = !isWhole && view && own && view.savedAtMs < own.savedAtMs;
    if (isOlder) stored.set(id, own);
    else if (view && !isWhole && !own && number <= storedUpTo) deletes.push({ kind: KIND, id });
    else if (view) kept.set(id, view);
  }
  const recovered = isWhole ? [] : [...stored.values()];
  for (const view of recovered) kept.set(view.viewId, view);
  const inOrder = [...kept.values()].toSorted((one, other) => one.savedAtMs - other.savedAtMs);
  if (JSON.stringify(before) !== JSON.stringify(inOrder)) await store.replaceAll(inOrder);
  return { puts: recovered.map(putOf), deletes };
}

function putOf(view: SavedView): Change['puts'][number] {
  return { kind: KIND, id: view.viewId, value: { ...view }, files: [] };
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
