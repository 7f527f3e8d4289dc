import { expect, test } from 'vitest';
import { createRandom } from '../../testing/observation-generator.ts';
import { createDirectory } from './directory.ts';
import { createGuidIndex } from './guid-index.ts';

test('one position with one name is one place, however many there are', () => {
  const directory = createDirectory();
  const random = createRandom(1);
  const ids = new Map<string, number>();
  for (let count = 0; count < 6_000; count++) {
    const [Latitude, Longitude] = [60 + random.below(100) / 1000, 7 + random.below(100) / 1000];
    const LocationName = random.pick(['Vatnet', 'Nuten', 'Heia']);
    const { id } = directory.location({ Latitude: Latitude + 2e-8, Longitude, LocationName }, undefined);
    const key = `${Latitude} ${Longitude} ${LocationName}`;
    expect(id).toBe(ids.get(key) ?? 1_000_000_000 + ids.size);
    ids.set(key, id);
    expect(directory.nameOfLocation(id)).toBe(LocationName);
  }
  expect(ids.size).toBeGreaterThan(5_000);
});

test('a place that is called by its number has the position and the name that it got before', () => {
  const directory = createDirectory();
  const { id } = directory.location({ Latitude: 60.5, Longitude: 7.25, LocationName: 'Vatnet' }, undefined);
  expect(directory.location({ ObsLocationId: id }, undefined)).toEqual({
    id,
    name: 'Vatnet',
    position: { latitude: 60.5, longitude: 7.25 },
  });
  expect(directory.location({}, 77)).toEqual({ id: 77, name: null, position: undefined });
  expect(directory.location({ LocationName: 'Heia' }, 77).name).toBe('Heia');
  expect(directory.nameOfLocation(77)).toBe('Heia');
});

test('a GUID gives the number that it was set to, with hyphens or whatever it is', () => {
  const index = createGuidIndex();
  const random = createRandom(2);
  const known = new Map<string, number>();
  for (let count = 0; count < 5_000; count++) {
    // Many begin alike.
    const guid = `0f8fad5b-d9cb-469f-a165-${random.below(9_000).toString(16).padStart(12, '0')}`;
    expect(index.get(guid)).toBe(known.get(guid));
    known.set(guid, count);
    index.set(guid, count);
  }
  for (const [guid, value] of known) expect(index.get(guid)).toBe(value);
  index.set('no guid', 5);
  expect([index.get('no guid'), index.get('another')]).toEqual([5, undefined]);
});
