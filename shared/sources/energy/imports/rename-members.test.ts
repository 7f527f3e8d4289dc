import { expect, test } from 'vitest';
import type { JsonObject } from '../../../base/json.ts';
import { createMemberRenamer } from './rename-members.ts';

const renamer = () => createMemberRenamer(new Map([['old', 'new']]));

test.each([
  ['its place, whatever form the row before had', '{"a":1,"old":[2],"z":null}', '{"a":1,"new":[2],"z":null}'],
  ['its name where the row has the other one already', '{"new":1,"old":2}', '{"new":1,"old":2}'],
  [
    'its value beside a member that is named as the prototype',
    '{"__proto__":{"b":1},"old":2}',
    '{"__proto__":{"b":1},"new":2}',
  ],
])('a member keeps %s', (_, given, wanted) => {
  const rename = renamer();
  for (const [text, named] of [
    ['{"old":"first"}', '{"new":"first"}'],
    [given, wanted],
    [given.replace('2', '"other"'), wanted.replace('2', '"other"')],
  ] as const) {
    expect(JSON.stringify(rename(JSON.parse(text)))).toBe(named);
  }
});

test('a row in which no name changes is given as it is', () => {
  const rename = renamer();
  const row: JsonObject = { a: 1, old_: 2 };
  rename({ old: 1 });
  expect(rename(row)).toBe(row);
});
