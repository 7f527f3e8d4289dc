// What goes wrong with a new style is thrown: MapLibre itself would say nothing, and begin the style anew.

import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { restyle } from './map-style.ts';

const STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] };
const WHY = new Error('layers[3]: unknown property');

/** As much of a map as this needs. `setState`: what its style does, which may tell of an error. */
function mapWith(setState: (tell: (error: Error) => void) => void) {
  const listeners = new Set<(event: { error: Error }) => void>();
  const done = { updates: 0 };
  const map = {
    on(_name: 'error', listener: (event: { error: Error }) => void) {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    style: {
      setState: () =>
        setState((error) => {
          for (const listener of listeners) listener({ error });
        }),
    },
    _update: () => done.updates++,
  } as unknown as MapLibreMap;
  return { map, done, listeners };
}

test('what a style throws, and what it tells of as an error, is thrown', () => {
  const throwing = mapWith(() => {
    throw WHY;
  });
  const telling = mapWith((tell) => tell(WHY));
  for (const { map, listeners } of [throwing, telling]) {
    expect(() => restyle(map, STYLE)).toThrow(WHY);
    expect(listeners.size).toBe(0);
  }
});

test('a style that takes its state is drawn', () => {
  const { map, done, listeners } = mapWith(() => undefined);
  restyle(map, STYLE);
  expect(done.updates).toBe(1);
  expect(listeners.size).toBe(0);
});
