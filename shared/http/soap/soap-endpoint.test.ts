import { beforeEach, describe, expect, test } from 'vitest';
import { readCatalogAnswer, writeCatalogRequest } from '../../codec/soap/catalog-codec.ts';
import { NEUTRAL_NAMESPACE, vendorNamespace } from '../../codec/soap/dialect.ts';
import { readMapAnswer, writeMapRequest } from '../../codec/soap/map-codec.ts';
import { mapService } from '../../contracts/map/service.ts';
import { createFairDrawing } from '../../map-service/drawing/jobs/fair-drawing.ts';
import { NEVER_YIELDING } from '../../ports/scheduler.ts';
import { publishedMaps } from '../../sources/published-maps.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { createCountedEventLoop } from '../../testing/ports/fixed-ports.ts';
import { createMemoryOutputs } from '../../testing/ports/memory-outputs.ts';
import { serviceRequest } from '../../testing/service-request.ts';
import type { HttpReply } from '../replies.ts';
import { answerSoap } from './soap-endpoint.ts';
import { createSoapEndpoints } from './soap-endpoints.ts';
import { watchMapDependencies } from './watch-map-dependencies.ts';

const MAP = mapService.path;
const NEUTRAL = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
const VENDOR = { version: '1.2', namespace: vendorNamespace('10.7') ?? '', dialect: 'vendor' } as const;

let served: MapRequests;
beforeEach(async () => {
  served = await createMapRequests();
});

const text = ({ body }: HttpReply) => new TextDecoder('utf-8', { fatal: true }).decode(body);
const header = ({ headers }: HttpReply, name: string) =>
  headers.find((header) => header.name === name)?.value;
const get = (path: string, query = '', method = 'GET', accept = '*/*') =>
  served.send({ path, query, method, headers: [{ name: 'accept', value: accept }] });
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const post = (path: string, body: Uint8Array | string, type = 'text/xml; charset=utf-8') =>
  served.send({ path, method: 'POST', body, headers: [{ name: 'content-type', value: type }] });

describe('a message', () => {
  test.each([MAP, `${MAP}/`, MAP.toUpperCase(), '/services/%56arde/mapserver'])(
    'is dispatched at %s by the element in its body',
    async (path) => {
      const reply = await post(path, writeMapRequest('GetMapTile', tile, NEUTRAL));
      expect(text(reply)).toContain('GetMapTileResponse');
    },
  );

  test('of SOAP 1.2 and the vendor is answered in kind', async () => {
    const reply = await post(
      '/services',
      writeCatalogRequest('GetMessageFormats', {}, VENDOR),
      'application/soap+xml; charset=utf-8',
    );
    expect(reply.status).toBe(200);
    expect(header(reply, 'content-type')).toBe('application/soap+xml; charset=utf-8');
    expect(text(reply)).toContain('xmlns:tns="http://www.esri.com/schemas/ArcGIS/10.7"');
    expect(text(reply)).toContain('<MessageFormats>esriServiceCatalogMessageFormatSoap</MessageFormats>');
  });

  test('that cannot be read gets a fault with status 500', async () => {
    const reply = await post(MAP, 'nothing');
    expect([reply.status, header(reply, 'content-type')]).toEqual([500, 'text/xml; charset=utf-8']);
    expect(text(reply)).toContain('<code>soap/malformed</code>');
    expect(text(await post(MAP, '<!DOCTYPE x><x/>'))).toContain('<code>soap/dtd</code>');
    expect(text(await post(MAP, ''))).toContain('<faultcode>soap:Client</faultcode>');
  });

  test('that cannot be read is answered in the version of its media type', async () => {
    for (const body of ['nothing', '<!DOCTYPE x><x/>', '']) {
      const reply = await post(MAP, body, 'application/soap+xml; charset=utf-8');
      expect([reply.status, header(reply, 'content-type')]).toEqual([
        400,
        'application/soap+xml; charset=utf-8',
      ]);
      expect(text(reply)).toContain('<soap:Value>soap:Sender</soap:Value>');
    }
    // An envelope goes before it.
    const old = writeMapRequest('GetMapName', { Index: 9 }, NEUTRAL);
    expect((await post(MAP, old, 'application/soap+xml')).status).toBe(500);
  });

  test('in the namespace of XML itself is answered in ours', async () => {
    const body =
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><xml:GetMapCount/></s:Body></s:Envelope>';
    expect(text(await post(MAP, body))).toContain(`xmlns:tns="${NEUTRAL_NAMESPACE}"`);
  });

  test('in several parts is refused by its media type', async () => {
    const reply = await post(MAP, writeMapRequest('GetMapCount', {}, NEUTRAL), 'multipart/related; x=1');
    expect(text(reply)).toContain('<code>soap/media-type</code>');
  });

  test('that is packed is refused by how it is packed', async () => {
    const body = writeMapRequest('GetMapCount', {}, NEUTRAL);
    const send = (value: string) =>
      served.send({ path: MAP, method: 'POST', body, headers: [{ name: 'content-encoding', value }] });
    expect(text(await send('gzip'))).toContain('<code>soap/media-type</code><value>gzip</value>');
    expect((await send('identity')).status).toBe(200);
  });

  test('at an address where no service is gets a fault', async () => {
    const reply = await post('/services/Other/MapServer', writeMapRequest('GetMapCount', {}, NEUTRAL));
    expect([reply.status, header(reply, 'content-type')]).toEqual([500, 'text/xml; charset=utf-8']);
    expect(text(reply)).toContain('<faultcode>soap:Client</faultcode>');
    expect(text(reply)).toContain('<code>http/not-found</code>');
    expect((await get('/services/Other/MapServer')).status).toBe(404);
  });

  test('for an operation that nobody knows names it', async () => {
    const request = new TextDecoder().decode(writeMapRequest('GetMapCount', {}, NEUTRAL));
    const reply = await post(MAP, request.replaceAll('GetMapCount', 'GetMapCounts'));
    expect(text(reply)).toContain('<code>soap/unknown-operation</code><value>GetMapCounts</value>');
  });

  test('is read in the charset of its header', async () => {
    const request = new TextDecoder()
      .decode(writeMapRequest('IsFixedScaleMap', { MapName: 'Å' }, NEUTRAL))
      .replace('encoding="utf-8"', '');
    const bytes = Uint8Array.from(request, (character) => character.charCodeAt(0));
    const reply = await post(MAP, bytes, 'text/xml; charset="ISO-8859-1"');
    expect(text(reply)).not.toContain('soap/malformed');
  });
});

describe('an answer may be kept', () => {
  const where = (WhereClause: string) => ({
    MapName: '',
    LayerID: 1,
    QueryFilter: { $type: 'QueryFilter', WhereClause, Resolution: 0 },
  });
  const dayOf = async (operation: string, input: object) =>
    (await post(MAP, writeMapRequest(operation, input, NEUTRAL))).cacheDay;

  test('to the end of the day in Oslo where it depends on data', async () => {
    expect(await dayOf('GetMapCount', {})).toBe('2026-11-28');
    expect(await dayOf('GetServerInfo', { MapName: '' })).toBe('2026-11-28');
    expect(await dayOf('QueryFeatureCount', where('CHAR_LENGTH(Navn) > 1'))).toBe('2026-11-28');
    expect((await post('/services', writeCatalogRequest('GetFolders', {}, NEUTRAL))).cacheDay).toBe(
      '2026-11-28',
    );
  });

  test('not where it depends on the moment', async () => {
    for (const word of ['CURRENT_DATE', 'current_timestamp', 'CAST(CURRENT_DATE AS DATE)']) {
      expect(await dayOf('QueryFeatureCount', where(`IDriftDato < ${word}`)), word).toBeUndefined();
    }
  });

  test('not where it is a fault', async () => {
    expect(await dayOf('GetMapName', { Index: 9 })).toBeUndefined();
    expect((await post(MAP, '<x/>')).cacheDay).toBeUndefined();
  });
});

test('while a long message is read others have their turn', async () => {
  const endpoint = createSoapEndpoints(partsWithoutRows()).get(MAP);
  if (!endpoint) throw new Error('There is no map service');
  let pauses = 0;
  const scheduler = {
    isDue: () => true,
    pause: async () => void pauses++,
    workMs: () => 0,
    tell: () => undefined,
  };
  const send = (body: Uint8Array) =>
    answerSoap(endpoint, serviceRequest({ method: 'POST', path: MAP, body }), {
      today: () => '2026-11-28',
      scheduler: () => scheduler,
      log: () => undefined,
    });
  expect(text(await send(writeMapRequest('GetMapCount', {}, NEUTRAL)))).toContain('<Result>2</Result>');
  expect(pauses).toBe(0);
  const long = writeMapRequest('GetServerInfo', { MapName: 'x'.repeat(1_000_000) }, NEUTRAL);
  expect(text(await send(long))).toContain('map/unknown-map');
  expect(pauses).toBeGreaterThan(10);
});

test('an answer that names a file kept for a while is good only once', async () => {
  const outputs = createMemoryOutputs();
  const watched = watchMapDependencies({ ...partsWithoutRows(), outputs });
  expect(watched.isOfDataOnly()).toBe(true);
  const file = { bytes: new Uint8Array(1), mediaType: 'text/plain', extension: 'txt' };
  const [name = ''] = await watched.dependencies.outputs.keep([file]);
  expect(outputs.find(name)).toBe(file);
  expect(watched.isOfDataOnly()).toBe(false);
});

function partsWithoutRows() {
  const clock = { nowMs: () => 0 };
  return {
    catalog: publishedMaps,
    features: { readTable: () => Promise.reject(new Error('No rows')) },
    outputs: createMemoryOutputs(),
    drawing: createFairDrawing(createCountedEventLoop()),
    createScheduler: () => NEVER_YIELDING,
    clock,
  };
}

const tile = { MapName: '', Level: 0, Row: 0, Column: 0 };

describe('a description', () => {
  test('holds the address that the client used', async () => {
    const reply = await get(`${MAP}/`.toLowerCase(), 'WSDL');
    expect(header(reply, 'content-type')).toBe('text/xml; charset=utf-8');
    expect(text(reply)).toContain(`<soap:address location="http://localhost:36036${MAP}"`);
    expect(text(reply)).toContain('<wsdl:service name="Varde_MapServer">');
    expect(reply.cacheDay).toBeUndefined();
  });

  test('is given in the dialect and version that is asked for', async () => {
    const vendor = text(await get(MAP, 'wsdl&dialect=esri&version=10.7'));
    expect(vendor).toContain('targetNamespace="http://www.esri.com/schemas/ArcGIS/10.7"');
    expect(text(await get(MAP, 'wsdl&dialect=esri'))).toContain('ArcGIS/3.6.0"');
    expect(text(await get(MAP, 'wsdl'))).toContain(`targetNamespace="${NEUTRAL_NAMESPACE}"`);
  });

  test.each(['*/*', 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', ''])(
    'stands at the bare address for toolkits, which accept %s',
    async (accept) => {
      const reply = await get(MAP, '', 'GET', accept);
      expect(header(reply, 'content-type')).toBe('text/xml; charset=utf-8');
      expect(text(reply)).toBe(text(await get(MAP, 'wsdl')));
      // Nobody between the two may take one for the other.
      expect(header(reply, 'vary')).toBe('accept');
    },
  );

  test('of a version alone is in the dialect of the vendor', async () => {
    expect(text(await get(MAP, 'wsdl=10.7'))).toContain(
      'targetNamespace="http://www.esri.com/schemas/ArcGIS/10.7"',
    );
  });

  test.each(['/arcgis/services/Varde/MapServer', '/ArcGIS/Services/varde/mapserver/'])(
    'at %s is in the dialect of the vendor',
    async (path) => {
      const wsdl = text(await get(path, 'wsdl'));
      expect(wsdl).toContain('targetNamespace="http://www.esri.com/schemas/ArcGIS/3.6.0"');
      expect(wsdl).toContain('location="http://localhost:36036/arcgis/services/Varde/MapServer"');
      expect(text(await get(path, 'wsdl&version=10.7'))).toContain('ArcGIS/10.7"');
      expect(text(await get(path))).toBe(wsdl);
    },
  );

  test.each(['/arcgis/services/Varde/MapServer/10.7', '/ArcGIS/services/varde/MapServer/10.7/'])(
    'at %s is of the version in the path',
    async (path) => {
      const wsdl = text(await get(path, 'wsdl'));
      expect(wsdl).toContain('targetNamespace="http://www.esri.com/schemas/ArcGIS/10.7"');
      expect(wsdl).toContain('location="http://localhost:36036/arcgis/services/Varde/MapServer"');
      expect(text(await get(path))).toBe(wsdl);
      expect(text(await get(path, 'wsdl&version=10.1'))).toContain('ArcGIS/10.1"');
      expect((await get(path.replace('10.7', 'legend'), 'wsdl')).status).toBe(404);
    },
  );

  test('of the catalog has its own port', async () => {
    const wsdl = text(await get('/services', 'wsdl'));
    expect(wsdl).toContain('<wsdl:portType name="ServiceCatalogPort">');
    expect(wsdl).toContain('<soap:address location="http://localhost:36036/services"');
  });

  test('is offered to people on a page that runs nothing', async () => {
    const reply = await get(MAP, '', 'GET', BROWSER);
    expect(header(reply, 'content-type')).toBe('text/html; charset=utf-8');
    expect(header(reply, 'content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'",
    );
    expect(text(reply)).toContain(`href="http://localhost:36036${MAP}?wsdl"`);
  });

  test('is not changed: other methods are refused with what is allowed', async () => {
    const reply = await get(MAP, '', 'PUT');
    expect([reply.status, header(reply, 'allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('the catalog', () => {
  const ask = async (operation: string, input: object = {}) =>
    readCatalogAnswer(text(await post('/services/', writeCatalogRequest(operation, input, NEUTRAL)))).output;

  test('lists the map service at the address that the client used', async () => {
    const listed = {
      ServiceDescriptions: [
        expect.objectContaining({ Name: 'Varde', Type: 'MapServer', Url: `http://localhost:36036${MAP}` }),
      ],
    };
    expect(await ask('GetServiceDescriptions')).toEqual(listed);
    expect(await ask('GetServiceDescriptionsEx', { FolderName: '' })).toEqual(listed);
    expect(await ask('GetServiceDescriptionsEx', { FolderName: 'x' })).toEqual({ ServiceDescriptions: [] });
  });

  test('has no folders and no tokens, and speaks SOAP', async () => {
    expect(await ask('GetFolders')).toEqual({ FolderNames: [] });
    expect(await ask('GetTokenServiceURL')).toEqual({ TokenServiceURL: '' });
    expect(await ask('RequiresTokens')).toBe(false);
    expect(await ask('GetMessageVersion')).toEqual({ MessageVersion: 'geoArcGISVersion107' });
  });
});

test('what fails inside is logged and told without internals', async () => {
  served = await createMapRequests({}, () => ({
    readTable: () => Promise.reject(new Error('secret path')),
  }));
  const reply = await post(MAP, writeMapRequest('GetServerInfo', { MapName: '' }, NEUTRAL));
  expect(text(reply)).toContain('<faultcode>soap:Server</faultcode>');
  expect(text(reply)).not.toContain('secret');
  expect(served.log.errors).toHaveLength(1);
});

test('an answer is read back by the contract', async () => {
  const reply = await post(MAP, writeMapRequest('GetMapCount', {}, NEUTRAL));
  expect(readMapAnswer(text(reply))).toEqual({ operation: 'GetMapCount', output: 2 });
});
