import Dexie from 'dexie';
import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { RegisterRow, RegisterStore } from '../../ports/register-store.ts';
import type { Database } from '../database.ts';

/**
 * Rows that are one value of the store. Writing them one by one takes eight times as long; between two blocks others
 * have their turn, so that a block is no longer than some milliseconds.
 */
const BLOCK_ROWS = 500;
const BLOCK_KEY = '[register+number]';

/** Where the rows of a register stand: the place of each by its key, and the places of each owner's. */
interface Places {
  readonly byKey: ReadonlyMap<string, number>;
  readonly byOwner: ReadonlyMap<string, readonly number[]>;
}

export function createRegisterStore(database: Database): RegisterStore {
  const { dexie, registers, registerBlocks, registerKeys } = database;
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
    const found = await rowsAt(database, register, choose(await known));
    // Replaced in between, other rows stand at these places.
    return places.get(register) === known ? found : find(register, choose);
  }

  return {
    listStates: () => registers.toArray(),
    readRows: (register) => readInSteps(database, register),
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
      await dexie.transaction('rw', registerBlocks, registerKeys, registers, async () => {
        // Whoever asks from here on waits for the end of the transaction.
        places.delete(register);
        await blocksOf(database, register).delete();
        for (let number = 0; number * BLOCK_ROWS < rows.length; number++) {
          const some = rows.slice(number * BLOCK_ROWS, (number + 1) * BLOCK_ROWS);
          await registerBlocks.add({ register, number, rows: some });
        }
        await registerKeys.put({ register, keys, ownerNumbers: rows.map(({ ownerNumber }) => ownerNumber) });
        await registers.put(state);
      });
    },
  };
}

function blocksOf({ registerBlocks }: Database, register: RegisterId) {
  return registerBlocks.where(BLOCK_KEY).between([register, Dexie.minKey], [register, Dexie.maxKey]);
}

async function rowsAt({ registerBlocks }: Database, register: RegisterId, places: readonly number[]) {
  const numbers = [...new Set(places.map((place) => Math.floor(place / BLOCK_ROWS)))];
  const blocks = await registerBlocks.bulkGet(numbers.map((number) => [register, number]));
  const rowsOf = new Map(blocks.map((block, index) => [numbers[index], block?.rows]));
  return places.flatMap((place) => rowsOf.get(Math.floor(place / BLOCK_ROWS))?.[place % BLOCK_ROWS] ?? []);
}

/** All rows as they stood at one moment. */
async function readInSteps(database: Database, register: RegisterId): Promise<RegisterRow[]> {
  const found: RegisterRow[] = [];
  await database.dexie.transaction('r', database.registerBlocks, async () => {
    for (let number = 0; ; number++) {
      const block = await database.registerBlocks.get([register, number]);
      if (!block) return;
      for (const row of block.rows) found.push(row);
    }
  });
  return found;
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
