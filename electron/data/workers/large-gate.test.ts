import { expect, test } from 'vitest';
import { createLargeGate } from './large-gate.ts';

const { signal: NEVER } = new AbortController();

/** Pictures at a gate for 100 pixels, ended by hand. */
function gateWith() {
  const gate = createLargeGate(100);
  const inside: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, px: number, signal = NEVER) =>
    gate.pass(px, signal, () => {
      inside.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, end, inside };
}

test('pictures are let in while there is room, in the order of asking', async () => {
  const { ask, end, inside } = gateWith();
  const asked = [ask('a', 60), ask('b', 60), ask('c', 10)];
  await end('');
  expect(inside).toEqual(['a']);
  await end('a');
  expect(inside).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  await Promise.all(asked);
});

test('one that is larger than all room is drawn alone', async () => {
  const { ask, end, inside } = gateWith();
  const asked = [ask('a', 10), ask('huge', 1000), ask('b', 10)];
  await end('');
  await end('a');
  expect(inside).toEqual(['a', 'huge']);
  await end('huge');
  expect(inside).toEqual(['a', 'huge', 'b']);
  await end('b');
  await Promise.all(asked);
});

test('one that nobody waits for any more leaves the line', async () => {
  const { ask, end, inside } = gateWith();
  const leaving = new AbortController();
  const first = ask('a', 90);
  const left = ask('b', 90, leaving.signal);
  const third = ask('c', 10);
  leaving.abort(new Error('nobody waits'));
  await expect(left).rejects.toThrow('nobody waits');
  await end('');
  expect(inside).toEqual(['a', 'c']);
  await end('a');
  await end('c');
  await Promise.all([first, third]);
});
