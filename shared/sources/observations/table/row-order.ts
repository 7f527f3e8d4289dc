/** Rows in an order of theirs. What is new mostly comes last, and is put in its place when somebody asks. */
export interface RowOrder {
  add(row: number): void;
  /** Some rows do not count any more. */
  forgetGone(): void;
  /** The first in order comes first. Good until rows come or go. */
  rows(): Uint32Array;
}

export interface RowOrderParts {
  compare(one: number, other: number): number;
  isGone(row: number): boolean;
}

/** Others wait while they are sorted, and for so many not for long. */
const MAX_WAITING_ROWS = 4096;
const GROWTH = 1.25;

export function createRowOrder({ compare, isGone }: RowOrderParts): RowOrder {
  /** In order, and behind them room for more. */
  let order = new Uint32Array(MAX_WAITING_ROWS);
  let count = 0;
  let waiting: number[] = [];
  let hasGone = false;

  function forget(): void {
    let left = 0;
    for (let place = 0; place < count; place++) {
      const row = order[place] ?? 0;
      if (!isGone(row)) order[left++] = row;
    }
    count = left;
    hasGone = false;
  }

  function putInPlace(): void {
    if (hasGone) forget();
    const added = Uint32Array.from(waiting.filter((row) => !isGone(row))).sort(compare);
    if (count + added.length > order.length) {
      const longer = new Uint32Array(Math.ceil((count + added.length) * GROWTH));
      longer.set(order);
      order = longer;
    }
    merge(order, count, { added, compare });
    count += added.length;
    waiting = [];
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
      return order.subarray(0, count);
    },
  };
}

interface Added {
  readonly added: Uint32Array;
  readonly compare: RowOrderParts['compare'];
}

/** Both are in order. The later ones are put at the end first, so that the long beginning stays where it is. */
function merge(order: Uint32Array, count: number, { added, compare }: Added): void {
  let old = count;
  let fresh = added.length;
  while (fresh > 0) {
    const latest = added[fresh - 1] ?? 0;
    const previous = old > 0 ? order[old - 1] : undefined;
    if (previous !== undefined && compare(previous, latest) > 0) {
      order[old + fresh - 1] = previous;
      old--;
    } else {
      order[old + fresh - 1] = latest;
      fresh--;
    }
  }
}
