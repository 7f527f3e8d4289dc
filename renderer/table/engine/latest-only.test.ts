import { expect, test } from 'vitest';
import { createLatestOnly } from './latest-only.ts';

function slowAnswers() {
  const asked: string[] = [];
  const open: ((fails?: boolean) => void)[] = [];
  const ask = createLatestOnly((question: string) => {
    asked.push(question);
    return new Promise<string>((resolve, reject) => {
      open.push((fails) => (fails ? reject(new Error(question)) : resolve(`answer to ${question}`)));
    });
  });
  const settle = async (place: number, fails?: boolean) => {
    open[place]?.(fails);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { ask, asked, settle };
}

test('of the questions that come while one runs only the newest is asked', async () => {
  const { ask, asked, settle } = slowAnswers();
  const answers = ['a', 'ab', 'abc', 'abcd'].map((question) => ask(question));
  await settle(0);
  await settle(1);
  expect(asked).toEqual(['a', 'abcd']);
  expect(await Promise.all(answers)).toEqual(['answer to a', undefined, undefined, 'answer to abcd']);
});

test('a failure is told to its own question and does not stop the next', async () => {
  const { ask, settle } = slowAnswers();
  const failing = ask('first').catch((error: Error) => error.message);
  const next = ask('second');
  await settle(0, true);
  await settle(1);
  expect(await failing).toBe('first');
  expect(await next).toBe('answer to second');
});
