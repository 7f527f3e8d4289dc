import { describe, expect, test } from 'vitest';
import type { DraftField, DraftLayer } from '../staging/layer-draft.ts';
import type { StagedShapes } from '../staging/staged-shapes.ts';
import { GpxReader } from './gpx-reader.ts';

function read(content: string | Uint8Array, chunkBytes = Number.POSITIVE_INFINITY) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const reader = new GpxReader();
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    reader.push(bytes.subarray(start, start + chunkBytes));
  }
  return reader.end();
}

function problem(content: string | Uint8Array) {
  try {
    read(content);
  } catch (error) {
    return error;
  }
  return undefined;
}

const readValue = ({ column }: DraftField, feature: number) =>
  column.tag(feature) === 2 ? column.text(column.slot(feature)) : column.slot(feature);

const valuesOf = ({ fields, features }: DraftLayer) =>
  [...features].map((feature) =>
    Object.fromEntries(
      fields
        .filter(({ column }) => column.tag(feature) !== 0)
        .map((field) => [field.name, readValue(field, feature)]),
    ),
  );

function coordinates(shapes: StagedShapes, feature: number): number[] {
  const numbers = new Float64Array(shapes.size(feature));
  shapes.copy(feature, new Uint32Array(shapes.partCount(feature)), 0, numbers, 0);
  return [...numbers];
}

const gpx = (inside: string, attributes = 'xmlns="http://www.topografix.com/GPX/1/1"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" ${attributes}>\n${inside}\n</gpx>`;

const TRIP = gpx(`<metadata><name>Tur</name><bounds minlat="1" minlon="1" maxlat="2" maxlon="2"/></metadata>
<wpt lat="61.5" lon="8.25"><ele>1008.5</ele><time>2007-11-25T17:58:00Z</time><name>007</name>
  <desc><![CDATA[Åpen <hele> året]]></desc><link href="https://a"><text>A</text></link><link href="https://b"/>
  <extensions><x:color xmlns:x="urn:x">red</x:color></extensions></wpt>
<rte><name>Rute</name><rtept lat="1" lon="2"><name>a</name></rtept><rtept lat="3" lon="4"/></rte>
<trk><name>Spor</name><number>2</number>
  <trkseg><trkpt lat="5" lon="6"><ele>1</ele></trkpt><trkpt lat="7" lon="8"/></trkseg>
  <trkseg><trkpt lat="9" lon="10"/><trkpt lat="11" lon="12"/></trkseg></trk>
<wpt lat="-90" lon="180"/>`);

describe('a GPX file', () => {
  test('gives waypoints with their values as points', () => {
    const { crs, layers, shapes } = read(TRIP);
    expect(crs.wkid).toBe(4326);
    const [points] = layers;
    expect(points).toMatchObject({ kind: 'point', withoutShape: 0 });
    expect(points?.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'ele double',
      'time date',
      'name text',
      'desc text',
      'link text',
    ]);
    expect(points && valuesOf(points)).toEqual([
      {
        ele: 1008.5,
        time: '2007-11-25T17:58:00Z',
        name: '007',
        desc: 'Åpen <hele> året',
        link: 'https://a https://b',
      },
      {},
    ]);
    expect([...(points?.features ?? [])].map((feature) => coordinates(shapes, feature))).toEqual([
      [8.25, 61.5],
      [180, -90],
    ]);
  });

  test('gives routes and tracks as lines, a path for each segment', () => {
    const { layers, shapes } = read(TRIP);
    const lines = layers[1];
    expect(lines?.kind).toBe('polyline');
    expect(lines && valuesOf(lines)).toEqual([
      { kind: 'route', name: 'Rute' },
      { kind: 'track', name: 'Spor', number: 2 },
    ]);
    expect(coordinates(shapes, 1)).toEqual([2, 1, 4, 3]);
    expect(coordinates(shapes, 2)).toEqual([6, 5, 8, 7, 10, 9, 12, 11]);
    expect(shapes.partCount(2)).toBe(2);
  });

  test('is read the same in any chunks', () => {
    const whole = read(TRIP).layers.map(valuesOf);
    for (const chunkBytes of [200, 333, 512]) {
      expect(read(TRIP, chunkBytes).layers.map(valuesOf)).toEqual(whole);
    }
  });

  test('may be of version 1.0, without a namespace, with a prefix or in another encoding', () => {
    const name = (content: string | Uint8Array) => read(content).layers.flatMap(valuesOf)[0]?.['name'];
    const wpt = '<wpt lat="1" lon="2"><name>Ås</name></wpt>';
    expect(name(gpx(wpt, 'xmlns="http://www.topografix.com/GPX/1/0"'))).toBe('Ås');
    expect(name(gpx(wpt, ''))).toBe('Ås');
    const prefixed = wpt.replaceAll('<wpt', '<g:wpt').replaceAll('</', '</g:').replace('<name', '<g:name');
    expect(name(`<g:gpx xmlns:g="urn:g">${prefixed}</g:gpx>`)).toBe('Ås');
    const latin = gpx(wpt).replace('UTF-8', 'ISO-8859-1');
    expect(name(Uint8Array.from(latin, (character) => character.charCodeAt(0)))).toBe('Ås');
    const wide = `\ufeff${gpx(wpt)}`;
    const units = Uint16Array.from(wide, (character) => character.charCodeAt(0));
    expect(name(new Uint8Array(units.buffer))).toBe('Ås');
  });

  test('keeps lines of fewer than two positions as rows without a shape', () => {
    const { layers } = read(
      gpx('<wpt lat="1" lon="2"/><trk><name>ett</name><trkseg><trkpt lat="1" lon="2"/></trkseg></trk><rte/>'),
    );
    expect(layers).toMatchObject([{ kind: 'point', withoutShape: 2 }]);
    expect(problem(gpx('<trk><trkseg/></trk>'))).toMatchObject({ code: 'layer-import/empty' });
  });

  test('keeps a height that is no number as the text that it is', () => {
    const { layers } = read(gpx('<wpt lat="1" lon="2"><ele>høyt</ele></wpt>'));
    expect(layers[0] && valuesOf(layers[0])).toEqual([{ ele: 'høyt' }]);
  });
});

describe('a bad GPX file', () => {
  test('is told by line, element and value', () => {
    const bad = (attributes: string) => problem(gpx(`<trk><trkseg>\n<trkpt ${attributes}/></trkseg></trk>`));
    expect(bad('lat="undefined" lon="7"')).toMatchObject({
      code: 'layer-import/bad-position',
      details: { line: 4, element: 'trkpt', attribute: 'lat', value: 'undefined', limit: 90 },
    });
    expect(bad('lat="1"')).toMatchObject({ details: { attribute: 'lon', value: '' } });
    expect(bad('lat="90.01" lon="7"')).toMatchObject({ details: { value: '90.01' } });
    expect(bad('lat="1" lon="Infinity"')).toMatchObject({ details: { value: 'Infinity', limit: 180 } });
  });

  test('is told by line and column where it is not XML', () => {
    expect(problem('<gpx>\n<name></gpx>')).toMatchObject({
      code: 'layer-import/not-xml',
      details: { line: 2, reason: 'unexpected close tag' },
    });
    expect(problem(gpx('&who;'))).toMatchObject({ code: 'layer-import/not-xml', details: { line: 3 } });
    expect(problem(gpx('<a>'.repeat(200)))).toMatchObject({
      code: 'layer-import/not-xml',
      details: { reason: 'elements are nested deeper than 100' },
    });
    expect(problem(Uint8Array.from([0x3c, 0xff, 0x3e]))).toMatchObject({
      code: 'layer-import/not-xml',
      details: { reason: 'the bytes are not utf-8' },
    });
    expect(problem('<?xml version="1.0" encoding="klingon"?><gpx/>')).toMatchObject({
      details: { reason: 'the encoding klingon is not known' },
    });
  });

  test('is told where it was cut off, and where it is something else', () => {
    const half = TRIP.slice(0, -20);
    expect(problem(half)).toMatchObject({
      code: 'layer-import/truncated',
      details: { byte: new TextEncoder().encode(half).length },
    });
    expect(problem('')).toMatchObject({ code: 'layer-import/truncated', details: { byte: 0 } });
    expect(problem('<?xml version="1.0"?>\n<kml/>')).toMatchObject({
      code: 'layer-import/wrong-root',
      details: { format: 'GPX', line: 2, element: 'kml' },
    });
  });
});
