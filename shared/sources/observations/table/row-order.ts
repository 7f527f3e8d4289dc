/** Rows in an order of theirs. What is new mostly comes last, and is put in its place when somebody asks. */
export interface RowOrder {
  add(row: number): void;
  /** Some rows do not count any more. */
  forgetGone(): void;
  /** The first in order comes first. It stays as it is: what comes or goes makes another one. */
  rows(): Uint32Array;
}

export interface RowOrderParts {
  compare(one: number, other: number): number;
  isGone(row: number): boolean;
}

/** More would be sorted for too long at once. */
const MAX_WAITING_ROWS = 50_000;

export function createRowOrder({ compare, isGone }: RowOrderParts): RowOrder {
  let order = new Uint32Array(0);
  let waiting: number[] = [];
  let hasGone = false;

  function putInPlace(): void {
    if (hasGone) order = order.filter((row) => !isGone(row));
    const added = Uint32Array.from(waiting.filter((row) => !isGone(row))).sort(compare);
    order = merge(order, added, compare);
    waiting = [];
    hasGone = false;
  }

  return {
    add(row) {
      waiting.push(row);
      if (waiting.length >= MAX_WAITING_ROWS) putInPlace();
    },
    forgetGone() {
      hasGone = true;
    },
    rows() {
      if (waiting.length > 0 || hasGone) putInPlace();
      return order;
    },
  };
}

/** Both are in order. The later ones are taken from the ends, so that the long beginning is copied as it is. */
function merge(
  order: Uint32Array<ArrayBuffer>,
  added: Uint32Array<ArrayBuffer>,
  compare: RowOrderParts['compare'],
): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(order.length + added.length);
  merged.set(order);
  let old = order.length;
  let fresh = added.length;
  while (fresh > 0) {
    const latest = added[fresh - 1] ?? 0;
    const previous = order[old - 1];
    if (previous !== undefined && compare(previous, latest) > 0) {
      merged[old + fresh - 1] = previous;
      old--;
    } else {
      merged[old + fresh - 1] = latest;
      fresh--;
    }
  }
  return merged;
}
