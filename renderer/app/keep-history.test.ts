import { expect, test, vi } from 'vitest';
import { createPlaceStore } from '../state/place-store.ts';
import { createSelectionStore } from '../state/selection-store.ts';
import { createTableViewStore } from '../state/table-view-store.ts';
import { type HistoryWindow, keepHistory } from './keep-history.ts';

/** A window whose history is a list, as the standard says: a new entry drops those ahead of it. */
function startWindow() {
  let entries: unknown[] = [undefined];
  let at = 0;
  let writtenCount = 0;
  let tell: (event: { readonly state: unknown }) => void = () => undefined;
  const window: HistoryWindow = {
    history: {
      get state() {
        return entries[at];
      },
      pushState(state: unknown) {
        entries = [...entries.slice(0, at + 1), structuredClone(state)];
        at += 1;
      },
      replaceState(state: unknown) {
        entries[at] = structuredClone(state);
        writtenCount += 1;
      },
    },
    addEventListener: (_type, listener) => {
      tell = listener;
    },
  };
  const stores = {
    place: createPlaceStore('plants'),
    tables: { plants: createTableViewStore('plants'), applications: createTableViewStore('applications') },
    selections: {
      plants: createSelectionStore('plants'),
      applications: createSelectionStore('applications'),
    },
  };
  keepHistory(window, {
    place: stores.place,
    tableView: (register) => stores.tables[register === 'plants' ? 'plants' : 'applications'],
    selection: (register) => stores.selections[register === 'plants' ? 'plants' : 'applications'],
  });
  async function go(steps: number): Promise<void> {
    at += steps;
    tell({ state: entries[at] });
    await settled();
  }
  return {
    ...stores,
    go,
    entryCount: () => entries.length,
    writtenCount: () => writtenCount,
    entry: () => JSON.stringify(entries[at]),
    looksAt: () => ({
      place: stores.place.store.getState().placeId,
      search: stores.tables.plants.store.getState().query.search,
      card: stores.selections.plants.store.getState().activeKey,
    }),
  };
}

const settled = () => new Promise((next) => setTimeout(next, 0));

test('Back goes from a card to the table as it was filtered, and on to the place before; Forward comes again', async () => {
  const window = startWindow();
  window.place.actions.go('map');
  await settled();
  window.place.actions.go('plants');
  await settled();
  window.tables.plants.actions.editQuery((query) => ({ ...query, search: 's' }));
  window.tables.plants.actions.editQuery((query) => ({ ...query, search: 'sima' }));
  await settled();
  window.selections.plants.actions.activate('7');
  await settled();
  await window.go(-1);
  expect(window.looksAt()).toEqual({ place: 'plants', search: 'sima', card: undefined });
  await window.go(-1);
  expect(window.looksAt().place).toBe('map');
  await window.go(2);
  expect(window.looksAt()).toEqual({ place: 'plants', search: 'sima', card: '7' });
});

test('a row that is opened elsewhere is one step, not two', async () => {
  const window = startWindow();
  window.selections.applications.actions.activate('3');
  window.place.actions.go('certificates');
  await settled();
  expect(window.entryCount()).toBe(2);
});

test('Back brings the filters again that an opened view replaced', async () => {
  const window = startWindow();
  window.tables.plants.actions.editQuery((query) => ({ ...query, search: 'aura' }));
  await settled();
  window.tables.plants.actions.setQuery({ search: 'dale', filters: [], sort: [] });
  await settled();
  await window.go(-1);
  expect(window.looksAt().search).toBe('aura');
});

test('an entry is written once for several letters, when they rest', async () => {
  vi.useFakeTimers();
  try {
    const window = startWindow();
    const before = window.writtenCount();
    for (const search of ['s', 'si', 'sim', 'sima']) {
      window.tables.plants.actions.editQuery((query) => ({ ...query, search }));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(window.writtenCount()).toBe(before);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(window.writtenCount()).toBe(before + 1);
    expect(window.entry()).toContain('"search":"sima"');
  } finally {
    vi.useRealTimers();
  }
});

test('an entry that is not of the app changes nothing', async () => {
  const window = startWindow();
  window.place.actions.go('map');
  await settled();
  await window.go(5);
  expect(window.looksAt().place).toBe('map');
});
