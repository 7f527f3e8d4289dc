import Dexie from 'dexie';
import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { RegisterRow, RegisterStore } from '../../ports/register-store.ts';
import type { Database, RegisterBlock } from '../database.ts';
import { digestOfBytes } from '../digest.ts';
import { BLOCK_KEY, createCheckedBlocks } from './checked-blocks.ts';
import { createRowWriter, jsonOf, rowsOf, writtenRowsOf } from './row-json.ts';

/**
 * Rows that are one value of the store. Writing them one by one takes eight times as long; between two blocks others
 * have their turn, so that a block is no longer than some milliseconds.
 */
const BLOCK_ROWS = 500;

/** Where the rows of a register stand: the place of each by its key, and the places of each owner's. */
interface Places {
  readonly byKey: ReadonlyMap<string, number>;
  readonly byOwner: ReadonlyMap<string, readonly number[]>;
}

export function createRegisterStore(database: Database, eventLoop: EventLoop): RegisterStore {
  const { dexie, registers, registerBlocks, registerKeys } = database;
  const blocks = createCheckedBlocks(database);
  /** Read once, forgotten with the rows: this store is the only writer. */
  const places = new Map<RegisterId, Promise<Places>>();

  function placesOf(register: RegisterId): Promise<Places> {
    const known = places.get(register) ?? readPlaces(database, register);
    places.set(register, known);
    known.catch(() => places.delete(register));
    return known;
  }

  /** The rows at the places that the places of the register tell. */
  async function find(
    register: RegisterId,
    choose: (places: Places) => readonly number[],
  ): Promise<RegisterRow[]> {
    const known = placesOf(register);
    const found = rowsAt(await blocks.get(register, numbersOf(choose(await known))), choose(await known));
    // Replaced in between, other rows stand at these places.
    return places.get(register) === known ? found : find(register, choose);
  }

  return {
    listStates: () => registers.toArray(),
    readRows: (register) => blocks.readAll(register, rowsOf),
    readWrittenRows: (register) => blocks.readAll(register, writtenRowsOf),
    createWriter: createRowWriter,
    async findRow(register, key) {
      const [row] = await find(register, ({ byKey }) => {
        const place = byKey.get(key);
        return place === undefined ? [] : [place];
      });
      return row;
    },
    applicationsOfOwner: (ownerNumber) =>
      find('applications', ({ byOwner }) => byOwner.get(ownerNumber) ?? []),
    async replace(state, rows) {
      const { register } = state;
      const keys = distinctKeys(rows);
      const made = await makeBlocks(register, rows, eventLoop);
      await dexie.transaction('rw', registerBlocks, registerKeys, registers, async () => {
        // Whoever asks from here on waits for the end of the transaction.
        places.delete(register);
        await blocksOf(database, register).delete();
        for (const block of made) await registerBlocks.add(block);
        await registerKeys.put({ register, keys, ownerNumbers: rows.map(({ ownerNumber }) => ownerNumber) });
        await registers.put(state);
      });
    },
  };
}

function blocksOf({ registerBlocks }: Database, register: RegisterId) {
  return registerBlocks.where(BLOCK_KEY).between([register, Dexie.minKey], [register, Dexie.maxKey]);
}

async function makeBlocks(
  register: RegisterId,
  rows: readonly RegisterRow[],
  eventLoop: EventLoop,
): Promise<RegisterBlock[]> {
  const made: RegisterBlock[] = [];
  for (let number = 0; number * BLOCK_ROWS < rows.length; number++) {
    const json = jsonOf(rows.slice(number * BLOCK_ROWS, (number + 1) * BLOCK_ROWS));
    made.push({ register, number, json, digest: await digestOfBytes(json) });
    await eventLoop.yieldToEventLoop();
  }
  return made;
}

function numbersOf(places: readonly number[]): number[] {
  return [...new Set(places.map((place) => Math.floor(place / BLOCK_ROWS)))];
}

function rowsAt(
  blocks: ReadonlyMap<number, readonly RegisterRow[]>,
  places: readonly number[],
): RegisterRow[] {
  return places.flatMap((place) => blocks.get(Math.floor(place / BLOCK_ROWS))?.[place % BLOCK_ROWS] ?? []);
}

async function readPlaces({ registerKeys }: Database, register: RegisterId): Promise<Places> {
  const { keys = [], ownerNumbers = [] } = (await registerKeys.get(register)) ?? {};
  const byOwner = new Map<string, number[]>();
  for (const [place, ownerNumber] of ownerNumbers.entries()) {
    const own = byOwner.get(ownerNumber);
    if (own) own.push(place);
    else byOwner.set(ownerNumber, [place]);
  }
  return { byKey: new Map(keys.map((key, place) => [key, place])), byOwner };
}

function distinctKeys(rows: readonly RegisterRow[]): string[] {
  const keys = rows.map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw new Error('Two rows of a register have one key');
  return keys;
}
