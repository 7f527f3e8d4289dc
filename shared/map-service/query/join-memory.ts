import type { JoinedTables } from './join-tables.ts';

export interface JoinMemory {
  /** The join of two by a name that tells it from others of the two: as it was made before, else as `make` gives it. */
  find(
    left: JoinedTables,
    right: JoinedTables,
    name: string,
    make: () => Promise<JoinedTables>,
  ): Promise<JoinedTables>;
}

interface Remembered {
  readonly joined: Promise<JoinedTables>;
  /** Its place in the order of use. */
  readonly ticket: object;
}

/**
 * Keeps joins while the tables that they are made of stand: when those are replaced nothing holds them, nor what was
 * made of them. Beyond so many cells (rows times tables) those that were used longest ago are forgotten.
 */
export function createJoinMemory(mostCells: number): JoinMemory {
  const known = new WeakMap<JoinedTables, WeakMap<JoinedTables, Map<string, Remembered>>>();
  /** What was used longest ago stands first. */
  const used = new Map<object, { readonly forget: () => void; readonly cells: number }>();
  let cells = 0;

  function remember(ticket: object, own: number, forget: () => void): void {
    used.set(ticket, { forget, cells: own });
    cells += own;
    for (const [oldest, each] of used) {
      if (cells <= mostCells) break;
      used.delete(oldest);
      cells -= each.cells;
      each.forget();
    }
  }

  return {
    find(left, right, name, make) {
      const ofLeft = known.get(left) ?? new WeakMap<JoinedTables, Map<string, Remembered>>();
      known.set(left, ofLeft);
      const joins = ofLeft.get(right) ?? new Map<string, Remembered>();
      ofLeft.set(right, joins);
      const found = joins.get(name);
      if (found) {
        const { ticket, joined } = found;
        const use = used.get(ticket);
        if (use) {
          used.delete(ticket);
          used.set(ticket, use);
        }
        return joined;
      }
      const ticket = {};
      const joined = make();
      joins.set(name, { joined, ticket });
      // Held weakly, so that the order of use keeps nothing alive.
      const owner = new WeakRef(joins);
      const forget = () => {
        const now = owner.deref();
        if (now?.get(name)?.ticket === ticket) now.delete(name);
      };
      joined.then((made) => remember(ticket, cellsOf(made), forget), forget);
      return joined;
    },
  };
}

/** Numbers that a join keeps beside its tables: rows of each, object ids, and the way back to the leftmost. */
function cellsOf({ parts, rowCount }: JoinedTables): number {
  return rowCount * (parts.length + 2) + parts[0].table.rowCount;
}
