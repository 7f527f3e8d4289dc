// The manual of the map service: the request on the page of each operation, sent as it stands there.

import { mapOperations } from '../../shared/contracts/map/operations.ts';
import { ask } from '../drivers/http-client.ts';
import { expect, test } from '../drivers/wire-test.ts';

/** One cache holds the whole of a map, and no published column is a raster. */
const REFUSALS: { readonly [code: string]: readonly string[] } = {
  'map/no-layer-cache': ['GetLayerTile'],
  'map/no-raster': ['QueryRasterValue', 'QueryRasterValue2'],
};

/** What only rows of the sample can answer. */
const MEANT: { readonly [operation: string]: RegExp } = {
  QueryHTMLPopups: /<String>&lt;!DOCTYPE html&gt;[\s\S]*<String>&lt;!DOCTYPE html&gt;/,
  QueryHTMLPopups2: /<String>&lt;!DOCTYPE html&gt;[\s\S]*<String>&lt;!DOCTYPE html&gt;/,
  QueryRelatedRecords: /<RelatedRecordGroup [\s\S]*<RelatedRecordGroup /,
  QueryRelatedRecords2: /<RelatedRecordGroup [\s\S]*<RelatedRecordGroup /,
  QueryAttachmentInfos: /<Result xsi:type="tns:ArrayOfAttachmentInfo"><\/Result>/,
  QueryAttachmentInfos2: /<Result xsi:type="tns:ArrayOfAttachmentInfo"><\/Result>/,
  QueryAttachmentData: /<Result xsi:type="tns:ArrayOfAttachmentData"><\/Result>/,
  QueryAttachmentData2: /<Result xsi:type="tns:ArrayOfAttachmentData"><\/Result>/,
  Find: /<MapServerFindResult /,
  Identify: /<MapServerIdentifyResult /,
  ExportMapImage: /<ImageData>iVBORw0KGgo[\s\S]*<ImageType>image\/png<\/ImageType>/,
  GenerateDataClasses: /<UniqueValueInfo /,
  // Ten kilometres of the map, which is 1.000296 times the ground 238 km beside its middle meridian.
  ComputeDistance: /<Result>9\.9970\d*<\/Result>/,
};

const ENTITIES: { readonly [entity: string]: string } = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const plainText = (markup: string) =>
  markup.replaceAll(/&(#?\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);

for (const operation of Object.keys(mapOperations)) {
  test(`the request on the page of ${operation} gets what the page shows`, async ({ varde }) => {
    const address = varde.ready.services['map'] ?? '';
    const { status, text } = await ask(`${address}?help=${operation}`);
    expect(status).toBe(200);
    const [request = '', shown = ''] = Array.from(
      text.matchAll(/<pre>([\s\S]*?)<\/pre>/g),
      ([, markup = '']) => plainText(markup),
    ).slice(-2);
    const [head = '', ...body] = request.split('\n\n');
    expect(head).toBe(`POST ${address}\nContent-Type: text/xml; charset=utf-8\nSOAPAction: ""`);
    const answer = await ask(address, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body: body.join('\n\n'),
    });
    const [code] = Object.entries(REFUSALS).find(([, refused]) => refused.includes(operation)) ?? [];
    expect(/<code>([^<]+)<\/code>/.exec(answer.text)?.[1]).toBe(code);
    expect(answer.status).toBe(code === undefined ? 200 : 500);
    expect(answer.text).toMatch(MEANT[operation] ?? /<soap:Body>/);
    expect(shown).toContain(code ?? `${operation}Response`);
  });
}
