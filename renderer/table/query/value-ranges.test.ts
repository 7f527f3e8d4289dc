import { describe, expect, test } from 'vitest';
import { endsOf, isStrict, withEnds, withStrictness } from './value-ranges.ts';

describe('a range of values', () => {
  test('keeps each end as strict as it was when an end moves', () => {
    const decade = { least: 1990, below: 2000 };
    expect(withEnds(decade, { least: 1992, most: 2000 })).toEqual({ least: 1992, below: 2000 });
    expect(withEnds(decade, { least: 1990, most: 2010 })).toEqual({ least: 1990, below: 2010 });
  });

  test('takes a new end as strict as the one that it has', () => {
    expect(withEnds({ above: 4 }, { least: 4, most: 10 })).toEqual({ above: 4, below: 10 });
    expect(withEnds({ most: 10 }, { least: 4, most: 10 })).toEqual({ least: 4, most: 10 });
    expect(withEnds({}, { least: 4, most: undefined })).toEqual({ least: 4 });
  });

  test('turns its ends where they stand in the wrong order', () => {
    expect(withEnds({ least: 10 }, { least: 10, most: 4 })).toEqual({ least: 4, most: 10 });
  });

  test('is strict when none of its ends belongs to it', () => {
    expect([{ above: 4 }, { above: 4, below: 10 }, { least: 1, below: 10 }, {}].map(isStrict)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(withStrictness({ least: 1, below: 10 }, true)).toEqual({ above: 1, below: 10 });
    expect(withStrictness({ above: 1 }, false)).toEqual({ least: 1 });
    expect(endsOf({ above: 1, most: 2 })).toEqual({ least: 1, most: 2 });
  });
});
