import { beforeEach, describe, expect, test } from 'vitest';
import { writeCatalogRequest } from '../../codec/soap/catalog-codec.ts';
import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../../codec/soap/dialect.ts';
import { writeMapRequest } from '../../codec/soap/map-codec.ts';
import { printCatalogSchema, printMapSchema } from '../../codec/wsdl/service-descriptions.ts';
import { catalogOperations } from '../../contracts/catalog/operations.ts';
import { mapService } from '../../contracts/map/service.ts';
import { mapHandlers } from '../../map-service/operations/map-handlers.ts';
import { liftOut } from '../../testing/map-messages.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests } from '../../testing/map-service.ts';
import { mapTour } from '../../testing/map-tour.ts';
import { hasXmllint, schemaComplaints } from '../../testing/validate-messages.ts';

const NAMESPACES: { readonly [Name in Dialect]: string } = {
  neutral: NEUTRAL_NAMESPACE,
  vendor: vendorNamespace() ?? '',
};

/** These are served, but what is published has nothing that they could answer with. */
const ONLY_FAULTS = [
  'QueryRasterValue',
  'QueryRasterValue2',
  // Of maps that are tile caches: the host answers those.
  'GetTileCacheInfo',
  'GetMapTile',
  'GetLayerTile',
  'GetTileImageInfo',
  'GetCacheControlInfo',
  'GetCacheDescriptionInfo',
  'GetCacheStorageInfo',
];

test('the tour goes to every operation that is served, and only there', () => {
  const toured = new Set<string>([...mapTour.map(({ operation }) => operation), ...ONLY_FAULTS]);
  expect([...toured].toSorted()).toEqual(Object.keys(mapHandlers).toSorted());
});

describe('with xmllint', () => {
  beforeEach(({ skip }) => skip(!hasXmllint, 'xmllint is not installed (Debian: libxml2-utils)'));

  test.each(['neutral', 'vendor'] as const)(
    'answers are valid in the %s dialect',
    async (dialect) => {
      const served = await createMapRequests(MAP_ROWS);
      const style = { version: '1.1', namespace: NAMESPACES[dialect], dialect } as const;
      const answers: { [name: string]: string } = {};
      for (const [index, { operation, input }] of mapTour.entries()) {
        const body = writeMapRequest(operation, input, style);
        const reply = await served.send({ path: mapService.path, method: 'POST', body });
        answers[`${index}-${operation}.xml`] = liftOut(reply.body);
      }
      expect(schemaComplaints(printMapSchema({ dialect }), answers)).toEqual([]);
    },
    60_000,
  );

  test.each(['neutral', 'vendor'] as const)('those of the catalog are, too: %s', async (dialect) => {
    const served = await createMapRequests();
    const style = { version: '1.1', namespace: NAMESPACES[dialect], dialect } as const;
    const answers: { [name: string]: string } = {};
    for (const operation of Object.keys(catalogOperations)) {
      const body = writeCatalogRequest(operation, { FolderName: '' }, style);
      const reply = await served.send({ path: mapService.catalogPath, method: 'POST', body });
      answers[`${operation}.xml`] = liftOut(reply.body);
    }
    expect(schemaComplaints(printCatalogSchema({ dialect }), answers)).toEqual([]);
  });
});
