import { expect, test } from 'vitest';
import { createAskAhead } from './ask-ahead.ts';

interface Question {
  readonly engine: object;
  readonly search: string;
}

const engine = {};

function counted() {
  const asked: string[] = [];
  const { begin, ask } = createAskAhead(async ({ search }: Question) => {
    asked.push(search);
    if (search === 'wrong') throw new Error('no answer');
    return `answer to ${search}`;
  });
  return { asked, begin, ask };
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

test('nothing is begun while a question runs', async () => {
  const { asked, begin, ask } = counted();
  const first = ask({ engine, search: 'a' });
  begin({ engine, search: 'ab' });
  expect(asked).toEqual(['a']);
  await first;
  begin({ engine, search: 'ab' });
  expect(asked).toEqual(['a', 'ab']);
});

test('a question that fails is told to whoever asks it, and the next one is begun all the same', async () => {
  const { asked, begin, ask } = counted();
  begin({ engine, search: 'wrong' });
  await expect(ask({ engine, search: 'wrong' })).rejects.toThrow('no answer');
  begin({ engine, search: 'a' });
  expect(asked).toEqual(['wrong', 'a']);
});
