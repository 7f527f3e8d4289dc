import { beforeAll, describe, expect, test } from 'vitest';
import { mapOperations } from '../../contracts/map/operations.ts';
import { mapService } from '../../contracts/map/service.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

const ADDRESS = 'http://localhost:36036/services/Varde/MapServer';
let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
});

async function pageAt(query: string, path: string = mapService.path) {
  const accept = { name: 'accept', value: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const { status, headers, body } = await map.send({ path, query, headers: [accept] });
  const header = (wanted: string) => headers.find(({ name }) => name === wanted)?.value;
  return { status, header, text: new TextDecoder().decode(body) };
}

const preformatted = (text: string) =>
  [...text.matchAll(/<pre>(.*?)<\/pre>/gs)].map(([, content = '']) => content.replaceAll('&lt;', '<'));

describe('in a browser', () => {
  test('the address says what it is and leads to description, manual and every operation', async () => {
    const { text, header } = await pageAt('');
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    expect(header('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain(`<a href="${ADDRESS}?wsdl">`);
    for (const target of ['?help', ...Object.keys(mapOperations).map((name) => `?help=${name}`)]) {
      expect(text).toContain(`<a href="${target}">`);
    }
    expect(text).toContain(`<code>${ADDRESS}</code>`);
    expect(text).toContain(`${ADDRESS}?wsdl&amp;dialect=esri&amp;version=10.7`);
    expect(text).toContain('<code>http://localhost:36036/arcgis/services/Varde/MapServer</code>');
  });

  test('the manual has every operation and type on one page', async () => {
    const { text } = await pageAt('HELP');
    expect(text).toContain('<section id="QueryFeatureData">');
    expect(text).toContain('<section id="SpatialFilter">');
    expect(text).toContain('<section id="geoUnits">');
  });

  test.each(Object.keys(mapOperations))(
    '%s has a request to copy and the answer that it gets',
    async (name) => {
      const { status, text } = await pageAt(`help=${name}`);
      const [request = '', answer = ''] = preformatted(text);
      expect(status).toBe(200);
      expect(request).toContain(`POST ${ADDRESS}\n`);
      expect(request).toContain(`<tns:${name}`);
      expect(answer).toContain('<soap:Envelope');
      expect(answer).not.toContain('soap:Server');
      expect(answer.includes(`<tns:${name}Response`) || answer.includes('<soap:Fault')).toBe(true);
    },
  );

  test('the request of a page is answered as it stands there', async () => {
    const [request = '', answer = ''] = preformatted((await pageAt('help=QueryFeatureCount')).text);
    const body = request.slice(request.indexOf('\n\n') + 2).replaceAll('&quot;', '"');
    const reply = await map.send({
      path: mapService.path,
      method: 'POST',
      body: body.replaceAll('&gt;', '>'),
    });
    expect(new TextDecoder().decode(reply.body)).toContain('<Result>5</Result>');
    expect(answer).toContain('<Result&gt;5<');
  });

  test('what is not an operation has no page', async () => {
    const { status, text, header } = await pageAt('help=toString');
    expect([status, text]).toEqual([404, expect.stringContaining('help=toString')]);
    // Which no browser takes for a page, whatever was asked for.
    expect(header('content-type')).toContain('application/json');
  });

  test('the catalog has a manual of its own', async () => {
    const { text } = await pageAt('help=GetFolders', mapService.catalogPath);
    expect(preformatted(text)[1]).toContain('<tns:GetFoldersResponse');
    expect((await pageAt('help', mapService.catalogPath)).text).toContain(
      '<section id="ServiceDescription">',
    );
  });
});
