import { expect, test } from 'vitest';
import { chooseItems } from './chosen-items.ts';

const NONE = 1;
const signs = (...items: { readonly Sign: number; readonly Comment?: string }[]) =>
  items.map((item) => ({ ...item }));
const choose = (items: ReturnType<typeof signs>, chosen: readonly number[]) =>
  chooseItems(items, 'Sign', chosen, [NONE]);

test('each choice is one item, and keeps what was told of it', () => {
  const items = signs({ Sign: 3, Comment: 'over skoggrensa' });
  expect(choose(items, [2, 3])).toEqual([{ Sign: 2 }, { Sign: 3, Comment: 'over skoggrensa' }]);
  expect(choose(items, [])).toEqual([]);
});

test('none seen ends the others, and any other ends it', () => {
  expect(choose(signs({ Sign: 3 }), [NONE, 3])).toEqual([{ Sign: NONE }]);
  expect(choose(signs({ Sign: NONE }), [NONE, 3])).toEqual([{ Sign: 3 }]);
});
