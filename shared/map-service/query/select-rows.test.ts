import { expect, test } from 'vitest';
import type { FeatureStore } from '../../ports/feature-store.ts';
import { queryFilter } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests } from '../../testing/map-service.ts';

test('a condition that names a field many times asks for its column once', async () => {
  const asked: string[] = [];
  /** Notes which columns somebody asks for. */
  const noting = (store: FeatureStore): FeatureStore => ({
    async readTable(id) {
      const table = await store.readTable(id);
      const loadNoting: typeof table.load = async (fields, rows) => {
        const loaded = await table.load(fields, rows);
        return new Proxy(loaded, {
          get(of, name) {
            if (name !== 'values') return Reflect.get(of, name);
            return (field: string) => {
              asked.push(field);
              return loaded.values(field);
            };
          },
        });
      };
      return new Proxy(table, { get: (of, name) => (name === 'load' ? loadNoting : Reflect.get(of, name)) });
    },
  });
  const map = await createMapRequests(MAP_ROWS, noting);
  const where = Array.from({ length: 50 }, () => "Navn > 'Z' OR Fylke = Navn").join(' OR ');
  await map.ask('QueryFeatureCount', { MapName: '', LayerID: 1, QueryFilter: queryFilter(where) });
  expect(asked.toSorted()).toEqual(['Fylke', 'Navn']);
});
