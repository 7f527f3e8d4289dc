// Answers reach those who are in a hurry.

import { expect, test } from 'vitest';
import { createAnswerFeed } from './answer-feed.ts';

test('who listens is told of each answer and finds it, until it leaves', () => {
  const feed = createAnswerFeed<string>();
  const heard: (string | undefined)[] = [];
  const leave = feed.subscribe(() => heard.push(feed.current()));
  expect(feed.current()).toBeUndefined();
  feed.tell('first');
  feed.tell('second');
  leave();
  feed.tell('third');
  expect(heard).toEqual(['first', 'second']);
  expect(feed.current()).toBe('third');
});
