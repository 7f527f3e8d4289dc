// The SOAP services: the map and the catalog above it.

import { catalogManual, mapManual } from '../../codec/reference/manuals.ts';
import { sampleCatalogRequest, sampleMapRequest } from '../../codec/samples/request-samples.ts';
import { readCatalogRequest, writeCatalogAnswer } from '../../codec/soap/catalog-codec.ts';
import { readMapRequest, writeMapAnswer } from '../../codec/soap/map-codec.ts';
import { printCatalogWsdl, printMapWsdl } from '../../codec/wsdl/service-descriptions.ts';
import { catalogOperations } from '../../contracts/catalog/operations.ts';
import { mapService } from '../../contracts/map/service.ts';
import type { MapDependencies } from '../../map-service/map-context.ts';
import { answerMapOperation } from '../../map-service/operations/map-handlers.ts';
import { catalogHandlers } from '../../services/catalog-handlers.ts';
import type { Caller, EndpointAnswer, SoapEndpoint } from './endpoint-definition.ts';
import { watchMapDependencies } from './watch-map-dependencies.ts';

/** Operations whose answer is one picture. */
const PICTURE_OPERATIONS: ReadonlySet<string> = new Set(
  Object.entries(mapService.operations)
    .filter(([, { output }]) => output === 'MapImage' || output === 'ImageResult')
    .map(([operation]) => operation),
);

/** By path, as the contracts write it. */
export function createSoapEndpoints(map: MapDependencies): ReadonlyMap<string, SoapEndpoint> {
  const mapEndpoint = createMapEndpoint(map);
  const endpoints: SoapEndpoint[] = [
    {
      title: 'Varde',
      path: mapService.catalogPath,
      dialect: 'neutral',
      operations: catalogOperations,
      read: readCatalogRequest,
      write: writeCatalogAnswer,
      answer: answerCatalogOperation,
      describe: printCatalogWsdl,
      manual: catalogManual,
      sample: sampleCatalogRequest,
    },
    mapEndpoint,
    { ...mapEndpoint, path: mapService.vendorPath, dialect: 'vendor' },
  ];
  return new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));
}

async function answerCatalogOperation(
  operation: string,
  input: object,
  { origin }: Caller,
): Promise<EndpointAnswer> {
  const handler: unknown = Object.entries(catalogHandlers).find(([name]) => name === operation)?.[1];
  if (typeof handler !== 'function') throw new Error(`No handler for operation ${operation}`);
  return { output: await handler(input, { origin }), isOfDataOnly: true, isCompressed: false };
}

function createMapEndpoint(map: MapDependencies): SoapEndpoint {
  return {
    title: `${mapService.name}/MapServer`,
    path: mapService.path,
    dialect: 'neutral',
    operations: mapService.operations,
    read: readMapRequest,
    write: writeMapAnswer,
    async answer(operation, input, caller) {
      const { dependencies, isOfDataOnly } = watchMapDependencies(map);
      const output = await answerMapOperation(operation, input, { ...dependencies, ...caller });
      return { output, isOfDataOnly: isOfDataOnly(), isCompressed: PICTURE_OPERATIONS.has(operation) };
    },
    describe: (address, options) => printMapWsdl(mapService.name, address, options),
    manual: mapManual,
    sample: sampleMapRequest,
  };
}
