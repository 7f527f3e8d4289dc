import { expect, test } from 'vitest';
import { createAskAhead } from './ask-ahead.ts';

interface Question {
  readonly engine: object;
  readonly search: string;
}

const engine = {};

const settled = () => new Promise((next) => setTimeout(next, 0));

function counted() {
  const asked: string[] = [];
  const told: string[] = [];
  const { begin, ask } = createAskAhead(
    async ({ search }: Question) => {
      asked.push(search);
      if (search === 'wrong') throw new Error('no answer');
      return `answer to ${search}`;
    },
    (answer) => told.push(answer),
  );
  return { asked, told, begin, ask };
}

test('a question that was begun is not asked again, and answers whoever asks it', async () => {
  const { asked, begin, ask } = counted();
  begin({ engine, search: 'a' });
  expect(asked).toEqual(['a']);
  expect(await ask({ engine, search: 'a' })).toBe('answer to a');
  expect(asked).toEqual(['a']);
});

test('a question that was begun answers once: the same one asked later is asked anew', async () => {
  const { asked, begin, ask } = counted();
  begin({ engine, search: 'a' });
  await ask({ engine, search: 'a' });
  await ask({ engine, search: 'a' });
  expect(asked).toEqual(['a', 'a']);
});

test('another question, or the same of another table, does not get the answer of the one that was begun', async () => {
  const { asked, begin, ask } = counted();
  begin({ engine, search: 'a' });
  expect(await ask({ engine, search: 'b' })).toBe('answer to b');
  begin({ engine, search: 'c' });
  await ask({ engine: {}, search: 'c' });
  expect(asked).toEqual(['a', 'b', 'c', 'c']);
});

test('of several questions that are begun while one runs, the last one follows it', async () => {
  const { asked, told, begin } = counted();
  begin({ engine, search: 'a' });
  begin({ engine, search: 'ab' });
  begin({ engine, search: 'abc' });
  expect(asked).toEqual(['a']);
  await settled();
  expect(asked).toEqual(['a', 'abc']);
  expect(told).toEqual(['answer to a', 'answer to abc']);
});

test('a question that waits gives way to a newer one, whichever of them was begun', async () => {
  const { asked, told, begin, ask } = counted();
  begin({ engine, search: 'a' });
  begin({ engine, search: 'ab' });
  expect(await ask({ engine, search: 'abc' })).toBe('answer to abc');
  const waiting = ask({ engine, search: 'abcd' });
  const waitingLonger = ask({ engine, search: 'abcde' });
  begin({ engine, search: 'abcdef' });
  expect(await waiting).toBe('answer to abcd');
  expect(await waitingLonger).toBeUndefined();
  await settled();
  expect(asked).toEqual(['a', 'abc', 'abcd', 'abcdef']);
  expect(told).toEqual(['answer to a', 'answer to abcdef']);
});

test('the answer to a question that was only asked is told to whoever asked it alone', async () => {
  const { told, ask } = counted();
  expect(await ask({ engine, search: 'a' })).toBe('answer to a');
  expect(told).toEqual([]);
});

test('a question that fails is told to whoever asks it, and the next one is begun all the same', async () => {
  const { asked, begin, ask } = counted();
  begin({ engine, search: 'wrong' });
  await expect(ask({ engine, search: 'wrong' })).rejects.toThrow('no answer');
  begin({ engine, search: 'a' });
  expect(asked).toEqual(['wrong', 'a']);
});
