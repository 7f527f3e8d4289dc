import { expect, test } from 'vitest';
import { createRandom } from '../../../testing/observation-generator.ts';
import { createRowOrder } from './row-order.ts';

test('rows stand in their order whenever somebody asks, without those that are gone', () => {
  const random = createRandom(4);
  const times = Array.from({ length: 20_000 }, (_, row) => row + random.below(3_000));
  const gone = new Set<number>();
  const compare = (one: number, other: number) => (times[one] ?? 0) - (times[other] ?? 0) || one - other;
  const order = createRowOrder({ compare, isGone: (row) => gone.has(row) });
  for (let row = 0; row < times.length; row++) {
    order.add(row);
    if (random.below(5) === 0) {
      gone.add(random.below(row + 1));
      order.forgetGone();
    }
    if (row % 3_331 !== 0 && row !== times.length - 1) continue;
    const expected = [...times.keys()].slice(0, row + 1).filter((each) => !gone.has(each));
    expect([...order.rows()]).toEqual(expected.toSorted(compare));
  }
});
