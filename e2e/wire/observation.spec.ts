// The observation service over real sockets: what is accepted is on the disk, and found again after a kill.

import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { startVarde, type VardeProgram } from '../drivers/varde-program.ts';
import { expect, test } from '../drivers/wire-test.ts';

const REGISTRATION = {
  Id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  GeoHazardTID: '70',
  ObserverGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  DtObsTime: '2017-03-01T10:30:32.790Z',
  ObsLocation: { Latitude: '59,9249968', Longitude: '10,7861', Uncertainty: '43.465', UTMSourceTID: '40' },
  IceThickness: { IceThicknessSum: '0,35', IceThicknessLayer: [{ IceLayerTID: 1, IceLayerThickness: 0.35 }] },
};

test('a body of 20 MB is taken in while the data window stays well', async () => {
  test.setTimeout(120_000);
  const data = createDataFolder();
  const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
  const pictures = Array.from({ length: 3 }, (_, index) => randomBytes(5_000_000 + index));
  const Picture = pictures.map((bytes) => ({
    RegistrationTID: '50',
    PictureImageBase64: `data:image/jpeg;base64,${bytes.toString('base64')}`,
  }));
  const Id = '1f8fad5b-d9cb-469f-a165-70867728950e';
  const insert = '/observation/v3.2.0/Registration/Insert';
  const { status, value } = await post(varde, insert, { ...REGISTRATION, Id, Picture });
  expect([status, value]).toEqual([200, { RegId: expect.any(Number) }]);
  const found = await post(varde, '/observation/Search/All', { RegId: value.RegId });
  for (const [index, { TypicalValue2 }] of found.value.Results[0].Pictures.entries()) {
    const answer = await fetch(`${varde.ready.url}/observation/Image/orginal/${TypicalValue2}`);
    expect(pictures[index]?.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  }
  expect((await post(varde, insert, { ...REGISTRATION, Id, Picture })).status).toBe(409);
  await varde.stop();
  data.remove();
});

/** A PNG of one colour, without a library. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(height * (1 + 3 * width), 0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Width and height by the first frame header of a JPEG. */
function jpegSize(bytes: Buffer): readonly [number, number] {
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}

test('a picture is answered in its sizes, never larger than it is', async () => {
  test.setTimeout(120_000);
  const data = createDataFolder();
  const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
  const Picture = [png(2400, 1200), png(100, 200)].map((bytes) => ({
    RegistrationTID: 50,
    PictureImageBase64: bytes.toString('base64'),
  }));
  const { value } = await post(varde, '/observation/Registration/Insert', { ...REGISTRATION, Picture });
  const found = await post(varde, '/observation/Search/All', { RegId: value.RegId });
  const sizes = [];
  for (const { TypicalValue2 } of found.value.Results[0].Pictures) {
    for (const size of ['large', 'medium']) {
      const answer = await fetch(`${varde.ready.url}/observation/Image/${size}/${TypicalValue2}`);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      sizes.push(jpegSize(Buffer.from(await answer.arrayBuffer())));
    }
  }
  expect(sizes).toEqual([
    [1800, 900],
    [600, 300],
    [100, 200],
    [100, 200],
  ]);
  await varde.stop();
  data.remove();
});

async function post({ ready }: VardeProgram, path: string, value: object, token = ready.appToken) {
  const answer = await ask(ready.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { regObs_apptoken: token } : {}) },
    body: JSON.stringify(value),
  });
  return { status: answer.status, value: JSON.parse(answer.text) };
}

test('a registration is taken in by the public path, and is there after the process was killed', async () => {
  test.setTimeout(120_000);
  const data = createDataFolder();
  const first = await startVarde({ dataFolder: data.path, seed: 'sample' });
  const insert = '/hydrology/regobs/webapi_v3.2.0/registration/insert';
  expect(await post(first, insert, REGISTRATION, 'no token')).toMatchObject({ status: 401 });
  expect(await post(first, insert, REGISTRATION)).toEqual({ status: 200, value: { RegId: 1_000_000_000 } });
  const found = await post(first, '/hydrology/regobs/webapi_latest/Search/All', { RegId: 1_000_000_000 });
  expect(found.value).toMatchObject({
    TotalMatches: 1,
    Results: [
      {
        GeoHazardName: 'Is',
        Registrations: [
          { RegistrationTid: 50, FullObject: { IceThicknessLayers: [{ IceLayerTName: 'Stålis' }] } },
        ],
      },
    ],
  });
  await first.kill();
  const second = await startVarde({ dataFolder: data.path });
  expect(second.ready.appToken).toBe(first.ready.appToken);
  expect(await post(second, insert, REGISTRATION)).toMatchObject({
    status: 409,
    value: { RegId: 1_000_000_000 },
  });
  expect(await post(second, '/observation/Search/All', { RegId: 1_000_000_000 })).toEqual(found);
  await second.stop();
  data.remove();
});

test('a registration that is posted is on the map service at once, and the answers from before are not', async () => {
  test.setTimeout(120_000);
  const data = createDataFolder();
  const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
  const ICE = 22;
  const layer = `<MapName/><LayerID>${ICE}</LayerID>`;
  const count = async () =>
    Number(/<Result>(\d+)</.exec(await askMap(varde, 'QueryFeatureCount', layer))?.[1]);
  const before = await count();
  const { value } = await post(varde, '/observation/Registration/Insert', REGISTRATION);
  expect(await count()).toBe(before + 1);
  const where = `<QueryFilter><WhereClause>RegId = ${value.RegId}</WhereClause></QueryFilter>`;
  const rows = await askMap(varde, 'QueryFeatureData', layer + where);
  for (const text of ['>Ice Thickness<', '>Ukjent observatør<', '>10.7861<', '>2017-03-01T10:30:32.79'])
    expect(rows).toContain(text);
  const place = '<XMin>10.78</XMin><YMin>59.92</YMin><XMax>10.79</XMax><YMax>59.93</YMax>';
  const identified = await askMap(
    varde,
    'Identify',
    '<MapDescription><Name/></MapDescription>' +
      '<MapImageDisplay><ImageHeight>400</ImageHeight><ImageWidth>600</ImageWidth><ImageDPI>96</ImageDPI></MapImageDisplay>' +
      `<SearchShape xsi:type="tns:EnvelopeN">${place}<SpatialReference xsi:type="tns:GeographicCoordinateSystem"><WKID>4326</WKID></SpatialReference></SearchShape>` +
      `<Tolerance>0</Tolerance><IdentifyOption>geoIdentifyAllLayers</IdentifyOption><LayerIDs><Int>${ICE}</Int></LayerIDs>`,
  );
  expect(identified).toContain(`<FeatureID>${value.RegId}</FeatureID>`);
  const imageType =
    '<ImageType><ImageFormat>geoImagePNG</ImageFormat><ImageReturnType>geoImageReturnMimeData</ImageReturnType></ImageType>';
  expect(await askMap(varde, 'GetLegendInfo', `<MapName/>${imageType}`)).toContain(
    `<LayerID>${ICE}</LayerID><Name>Ice</Name>`,
  );
  await varde.stop();
  data.remove();
});

async function askMap({ ready }: VardeProgram, operation: string, input: string): Promise<string> {
  const namespaces =
    'xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tns="urn:varde:schemas:map-service:3.6.0" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  const answer = await ask(ready.services['map'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    body: `<soap:Envelope ${namespaces}><soap:Body><tns:${operation}>${input}</tns:${operation}></soap:Body></soap:Envelope>`,
  });
  expect(answer.text).not.toContain('<soap:Fault>');
  return answer.text;
}
