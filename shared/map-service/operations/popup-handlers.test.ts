import { beforeEach, expect, test } from 'vitest';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const popups = (TableID: number, ...RowIDs: number[]) =>
  map.ask('QueryHTMLPopups', { MapName: '', TableID, RowIDs });

test('popups of plants in operation are pages as text, in the order of the ids, empty for rows that are not there', async () => {
  const [first = '', nothing, second = '', ...others] = await popups(1, 3, 999, 222);
  expect([nothing, others]).toEqual(['', []]);
  expect(first).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  expect(first).toContain('<h1>Åna</h1>');
  expect(second).toContain('<th scope="row">Maximum output, MW</th><td>1240</td>');
  expect(second).toContain('<th scope="row">Commissioned</th><td>1981-06-01</td>');
  expect(second).toContain('<th scope="row">Spot-price area</th><td>NO2</td>');
  expect(second).toContain('/vannkraftverk/?id=222"');
  expect(second).not.toMatch(/Null|Shape|<script|https?:[^"]*\.(?:js|css)/);
});

test('popups of closed plants are addresses of the same kind of page', async () => {
  const [address = '', nothing] = await popups(3, 80, 1);
  expect(nothing).toBe('');
  expect(address).toMatch(/^http:\/\/localhost:36036\/services\/Varde\/MapServer\/output\/\w+\.html$/);
  const reply = await map.send({ path: new URL(address).pathname });
  expect(reply.status).toBe(200);
  expect(reply.headers).toContainEqual({ name: 'content-type', value: 'text/html; charset=utf-8' });
  expect(new TextDecoder().decode(reply.body)).toContain('<h1>Nedlagt</h1>');
});

test('a row that is named twice has one popup, given twice', async () => {
  const [first, second, other] = await popups(1, 3, 3, 222);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  const [address, again] = await popups(3, 80, 80);
  expect(again).toBe(address);
});

test('no value is markup in a page', async () => {
  const name = `<script>alert("1" & '2')</script>`;
  const plants = [{ VannKraftverkID: 1, Navn: name, HovedEier: '"><img src=x>', ErIDrift: true }];
  map = await createMapRequests({ plants });
  const [page = ''] = await popups(1, 1);
  expect(page).toContain('<h1>&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</h1>');
  expect(page).not.toMatch(/<script|<img/);
});

test('a description limits the rows or puts others in their place', async () => {
  const described = (more: object) =>
    map.ask('QueryHTMLPopups2', {
      MapName: '',
      MapTableDescription: layerDescription(1, more),
      RowIDs: [222, 3],
    });
  const [first = '', second] = await described({ DefinitionExpression: "Fylke = 'Rogaland'" });
  expect(first).toContain('Kvilldal');
  expect(second).toBe('');
  const source = { $type: 'MapTableSourceDescription', MapTableID: 2 };
  expect(await described({ Source: source })).toEqual(['', '']);
  const join = {
    $type: 'JoinTableSourceDescription',
    LeftSourceDescription: { $type: 'MapTableSourceDescription', MapTableID: 1 },
    RightSourceDescription: { $type: 'MapTableSourceDescription', MapTableID: 100 },
    LeftTableKey: 'VannKraftverkID',
    RightTableKey: 'VannKraftverkID',
  };
  const [joined = ''] = await described({ Source: join });
  expect(joined).toContain('<h1>Kvilldal</h1>');
  expect(joined).toContain('<td>Reguleringskonsesjon</td>');
  expect(joined).toContain('/vannkraftverk/?id=222"');
});

test('layers and tables without popups are refused by name', async () => {
  const refusal = (TableID: number) => map.refusal('QueryHTMLPopups', { MapName: '', TableID, RowIDs: [1] });
  expect(await refusal(2)).toBe('map/no-popup TableID 2');
  expect(await refusal(100)).toBe('map/no-popup TableID 100');
  expect(await refusal(0)).toBe('map/not-a-feature-layer TableID 0');
  expect(
    await map.refusal('QueryHTMLPopups2', {
      MapName: '',
      MapTableDescription: layerDescription(2),
      RowIDs: [1],
    }),
  ).toBe('map/no-popup MapTableDescription.LayerID 2');
});

test('the description of the map says how popups come', async () => {
  const { MapLayerInfos } = await map.ask('GetServerInfo', { MapName: '' });
  const ofEnergy = MapLayerInfos?.filter(({ LayerID }) => LayerID <= 3) ?? [];
  expect(ofEnergy.map(({ HTMLPopupType }) => HTMLPopupType)).toEqual([
    'geoServerHTMLPopupTypeNone',
    'geoServerHTMLPopupTypeAsHTMLText',
    'geoServerHTMLPopupTypeNone',
    'geoServerHTMLPopupTypeAsURL',
  ]);
});
