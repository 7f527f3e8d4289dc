import { describe, expect, test } from 'vitest';
import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../../codec/soap/dialect.ts';
import { writeMapRequest } from '../../codec/soap/map-codec.ts';
import { printMapSchema } from '../../codec/wsdl/map-wsdl.ts';
import { mapService } from '../../contracts/map/service.ts';
import { mapHandlers } from '../../services/map/map-handlers.ts';
import { liftOut } from '../../testing/map-messages.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests } from '../../testing/map-service.ts';
import { mapTour } from '../../testing/map-tour.ts';
import { hasXmllint, schemaComplaints } from '../../testing/validate-messages.ts';

const NAMESPACES: { readonly [Name in Dialect]: string } = {
  neutral: NEUTRAL_NAMESPACE,
  vendor: vendorNamespace() ?? '',
};

test('the tour goes to every operation that is served, and only there', () => {
  const toured = new Set<string>(mapTour.map(({ operation }) => operation));
  expect([...toured].toSorted()).toEqual(Object.keys(mapHandlers).toSorted());
});

describe.skipIf(!hasXmllint)('with xmllint (package libxml2-utils)', () => {
  test.each(['neutral', 'vendor'] as const)('answers are valid in the %s dialect', async (dialect) => {
    const served = await createMapRequests(MAP_ROWS);
    const style = { version: '1.1', namespace: NAMESPACES[dialect], dialect } as const;
    const answers: { [name: string]: string } = {};
    for (const [index, { operation, input }] of mapTour.entries()) {
      const body = writeMapRequest(operation, input, style);
      const reply = await served.send({ path: mapService.path, method: 'POST', body });
      answers[`${index}-${operation}.xml`] = liftOut(reply.body);
    }
    expect(schemaComplaints(printMapSchema({ dialect }), answers)).toEqual([]);
  });
});
