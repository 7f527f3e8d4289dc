import { expect, test } from 'vitest';
import { formatOf } from './import-formats.ts';

const idOf = (content: string | Uint8Array, fileName = 'x') =>
  formatOf(typeof content === 'string' ? new TextEncoder().encode(content) : content, fileName).id;

test('a format is known by its content, whatever the file is called', () => {
  expect(idOf('{"type":"FeatureCollection","features":[]}', 'x.csv')).toBe('geojson');
  expect(idOf('\ufeff \n{"name":"x","type": "Point"', 'x.gpx')).toBe('geojson');
  expect(idOf('\u001e{"type":"Feature","geometry":null}')).toBe('geojson');
  expect(idOf('[{"type":"Feature"}]')).toBe('geojson');
  expect(idOf('[{"VannKraftverkID":1,"geometry":{"type":"Point"}}]', 'x.geojson')).toBe('json-list');
  expect(idOf('VannKraftverkID;lat;lon\n1;60;10', 'x.json')).toBe('table');
  expect(idOf('"lat","lon"')).toBe('table');
  expect(idOf('<gpx version="1.1">', 'x.json')).toBe('gpx');
});

test('GPX is known behind what may stand before its root, and in UTF-16', () => {
  const prologue = '<?xml version="1.0"?>\n<!-- <html> --><?xml-stylesheet href="a"?><!DOCTYPE gpx>';
  expect(idOf(`${prologue}<gpx>`)).toBe('gpx');
  expect(idOf('<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1">')).toBe('gpx');
  expect(idOf('<gpxx>')).toBe('table');
  const wide = new Uint8Array(new Uint16Array([0xfeff, ...'<gpx>'].map((unit) => codeOf(unit))).buffer);
  expect(idOf(wide)).toBe('gpx');
});

test('a file that no format knows has that of its name, else it is taken for a table', () => {
  expect(idOf('', 'x.geojson')).toBe('geojson');
  expect(idOf('<html>', 'X.GPX')).toBe('gpx');
  expect(idOf('{"error":1}', 'svar.json')).toBe('json-list');
  expect(idOf('<html>', 'x.html')).toBe('table');
  expect(idOf(new Uint8Array([0xff, 0x00]), 'x')).toBe('table');
});

function codeOf(unit: string | number): number {
  return typeof unit === 'number' ? unit : unit.charCodeAt(0);
}
