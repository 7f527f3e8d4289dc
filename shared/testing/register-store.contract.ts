import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../base/json.ts';
import type { RegisterRow, RegisterState, RegisterStore } from '../ports/register-store.ts';

interface OpenedStore {
  readonly store: RegisterStore;
  /** Opens the same data again, as the next start does; absent for a store that forgets. */
  reopen?(): Promise<RegisterStore>;
}

const state: RegisterState = {
  register: 'plants',
  origin: 'file',
  source: 'plants.json',
  changedAtMs: 1,
  rows: 3,
  version: 'a',
  importId: 'import-1',
  baseImportIds: [],
};

function row(key: string, value: JsonObject = { Navn: key }, ownerNumber = ''): RegisterRow {
  return { key, value, ownerNumber };
}

/** What every register store promises. `open` gives an empty one. */
export function registerStoreContract(name: string, open: () => Promise<OpenedStore>): void {
  manyRowsContract(name, open);
  writtenRowsContract(name, open);
  describe(`${name} as a register store`, () => {
    test('a new store has no registers and no rows', async () => {
      const { store } = await open();
      expect(await store.listStates()).toEqual([]);
      expect(await store.readRows('plants')).toEqual([]);
    });

    test('rows come back in their order, with members in theirs', async () => {
      const { store } = await open();
      const odd = { z: 1, a: [null, { y: 'Å ', b: 561.689 }], '\u00a0': '561,689', __proto__x: false };
      const rows = [row('30'), row('4', odd), row('112')];
      await store.replace(state, rows);
      const read = await store.readRows('plants');
      expect(read.map(({ key }) => key)).toEqual(['30', '4', '112']);
      expect(JSON.stringify(read[1]?.value)).toBe(JSON.stringify(odd));
      expect(await store.listStates()).toEqual([state]);
    });

    test('a row is found by its key, and nothing by another', async () => {
      const { store } = await open();
      await store.replace(state, [row('1'), row('2')]);
      expect(await store.findRow('plants', '2')).toEqual(row('2'));
      expect(await store.findRow('plants', '3')).toBeUndefined();
    });

    test('the applications of an owner come in their order', async () => {
      const { store } = await open();
      const rows = [row('b', {}, '9'), row('c', {}, '8'), row('a', {}, '9')];
      await store.replace({ ...state, register: 'applications' }, rows);
      const owned = await store.applicationsOfOwner('9');
      expect(owned.map(({ key }) => key)).toEqual(['b', 'a']);
    });

    test('replacing leaves nothing of the old rows and nothing in other registers changed', async () => {
      const { store } = await open();
      await store.replace(state, [row('1'), row('2')]);
      await store.replace({ ...state, register: 'points' }, [row('1', { latitude: 60 })]);
      await store.replace({ ...state, version: 'b' }, [row('2', { Navn: 'ny' })]);
      expect(await store.readRows('plants')).toEqual([row('2', { Navn: 'ny' })]);
      expect(await store.readRows('points')).toEqual([row('1', { latitude: 60 })]);
      expect((await store.listStates()).map(({ version }) => version).toSorted()).toEqual(['a', 'b']);
    });

    test('a replacement that fails changes neither rows nor state', async () => {
      const { store } = await open();
      await store.replace(state, [row('1'), row('2')]);
      const twice = [row('5'), row('6'), row('5')];
      await expect(store.replace({ ...state, version: 'b' }, twice)).rejects.toThrow();
      expect((await store.readRows('plants')).map(({ key }) => key)).toEqual(['1', '2']);
      expect(await store.listStates()).toEqual([state]);
    });

    test('rows and states are there after a restart', async (context) => {
      const { store, reopen } = await open();
      if (!reopen) return context.skip(`${name} keeps nothing over a restart`);
      await store.replace(state, [row('1')]);
      const next = await reopen();
      expect(await next.readRows('plants')).toEqual([row('1')]);
      expect(await next.listStates()).toEqual([state]);
    });
  });
}

/** What holds whatever rows a store puts together, and while it does. */
function manyRowsContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} with many rows`, () => {
    test('more rows than stand together come back in their order, and each is found', async () => {
      const { store } = await open();
      const rows = Array.from({ length: 1203 }, (_, place) => row(`${place * 7}`, { place }, `${place % 3}`));
      await store.replace({ ...state, register: 'applications' }, rows);
      expect(await store.readRows('applications')).toEqual(rows);
      for (const place of [0, 499, 500, 1202]) {
        expect(await store.findRow('applications', `${place * 7}`)).toEqual(rows[place]);
      }
      const owned = await store.applicationsOfOwner('2');
      expect(owned).toEqual(rows.filter(({ ownerNumber }) => ownerNumber === '2'));
      await store.replace({ ...state, register: 'applications', version: 'b' }, rows.slice(0, 3));
      expect(await store.readRows('applications')).toEqual(rows.slice(0, 3));
      expect(await store.findRow('applications', '3500')).toBeUndefined();
    });

    test('a row that is looked for while others take its place is the right one or gone', async () => {
      const { store } = await open();
      await store.replace(state, [row('1'), row('2')]);
      await store.findRow('plants', '1');
      const [, ...found] = await Promise.all([
        store.replace({ ...state, version: 'b' }, [row('2', { Navn: 'ny' }), row('3')]),
        store.findRow('plants', '2'),
        store.findRow('plants', '1'),
      ]);
      expect([row('2'), row('2', { Navn: 'ny' })]).toContainEqual(found[0]);
      expect([row('1'), undefined]).toContainEqual(found[1]);
    });
  });
}

/** What holds of rows that are written before they are stored, and read as they were written. */
function writtenRowsContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} with written rows`, () => {
    test('written rows are stored, and what is stored is read as written, as the rows that they are', async () => {
      const { store } = await open();
      const plain = ({ key, value, ownerNumber }: RegisterRow) => ({ key, value, ownerNumber });
      const write = store.createWriter();
      const rows = [
        row('"a\\', { '"value":': 'Å–\ud83d\n', n: 1 }, '9'),
        row('å,"value":', { list: ['x'.repeat(2_000_000)] }),
        row('c'),
      ];
      for (const stored of [write(rows), [rows[0], ...write(rows.slice(1))], rows.slice(0, 1)]) {
        const given = stored.flatMap((one) => one ?? []);
        await store.replace(state, given);
        const read = await store.readWrittenRows('plants');
        expect(read.map(plain)).toEqual(rows.slice(0, given.length));
        expect(await store.readRows('plants')).toEqual(rows.slice(0, given.length));
      }
    });

    test('rows of other members, or of the same in another order, are stored among one another', async () => {
      const { store } = await open();
      const values = [
        '{"a":1,"b":[2]}',
        '{"b":[2],"a":1}',
        '{"a":[1,[2]]}',
        '{}',
        '{"a":null,"b":3,"c":4}',
        '{"members":[]}',
      ];
      const rows = values.map((text, index) => row(`${index}`, JSON.parse(text)));
      for (const [at] of rows.entries()) {
        const turned = [...rows.slice(at), ...rows.slice(0, at)];
        // Two writers, which take the forms of different rows, and rows that none wrote.
        for (const cut of [0, 2, 6]) {
          const given = [...store.createWriter()(turned.slice(0, cut)), ...turned.slice(cut, 5)];
          given.push(...store.createWriter()(turned.slice(Math.max(cut, 5))));
          await store.replace(state, given);
          for (const read of [await store.readRows('plants'), await store.readWrittenRows('plants')])
            expect(JSON.stringify(read.map(({ value }) => value))).toBe(
              JSON.stringify(turned.map(({ value }) => value)),
            );
          // What was read is stored again.
          await store.replace(state, [...(await store.readWrittenRows('plants'))].reverse());
          expect((await store.readRows('plants')).map(({ value }) => value)).toEqual(
            turned.map(({ value }) => value).reverse(),
          );
        }
      }
    });

    test('rows that are written alike say the same, and others are not taken for them', async () => {
      const { store } = await open();
      const write = store.createWriter();
      await store.replace(state, [row('1'), row('2', { Navn: 'a' }, '9'), row('3')]);
      const [, stored] = await store.readWrittenRows('plants');
      // A store that knows nothing of how rows are written never says so.
      const isKnown = stored?.isWrittenAs !== undefined;
      const isWrittenAs = (other: RegisterRow) =>
        write([other]).some((written) => stored?.isWrittenAs?.(written) ?? false);
      expect(isWrittenAs(row('2', { Navn: 'a' }, '9'))).toBe(isKnown);
      for (const other of [
        row('2', { Navn: 'b' }, '9'),
        row('2', { Navn: 'a' }, '8'),
        row('2', { Navn: 'aa' }, '9'),
      ]) {
        expect(isWrittenAs(other)).toBe(false);
      }
    });
  });
}
