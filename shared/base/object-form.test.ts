import { expect, test } from 'vitest';
import { createObjectForm } from './object-form.ts';

test('an object of its values is the object, with its members in their order', () => {
  for (const text of [
    '{}',
    '{"b":1,"a":[2,null],"Å \\n":{"c":"d"}}',
    '{"2":1,"10":2,"a":3}',
    '{"__proto__":1,"a":2}',
  ]) {
    const object = JSON.parse(text);
    const form = createObjectForm(Object.keys(object));
    expect(JSON.stringify(form.objectOf(form.valuesOf(object)))).toBe(JSON.stringify(object));
    expect(Object.getPrototypeOf(form.objectOf(form.valuesOf(object)))).toBe(Object.prototype);
  }
});

test('an object is changed without the ones made before and after it', () => {
  const form = createObjectForm(['a']);
  const first = form.objectOf([1]);
  first['a'] = 2;
  expect([form.objectOf([]), first, form.objectOf([3])]).toEqual([{ a: null }, { a: 2 }, { a: 3 }]);
});

test('members are of a form in its own order alone', () => {
  const { isOf } = createObjectForm(['a', 'b']);
  expect([['a', 'b'], ['b', 'a'], ['a'], ['a', 'b', 'c']].map(isOf)).toEqual([true, false, false, false]);
});
