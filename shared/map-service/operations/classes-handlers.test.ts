import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type Definition = MapType<'DataClassificationDef'>;
type Breaks = MapType<'ClassBreaksDef'>;

const certificates = { $type: 'StandaloneTableDescription', ID: 101 } as const;
const unique = (...Fields: string[]): Definition => ({ $type: 'UniqueValuesDef', Fields });
const breaks = (more: Partial<Breaks> = {}): Definition => ({
  $type: 'ClassBreaksDef',
  ClassificationField: 'MaksYtelse',
  ClassificationMethod: 'geoClassifyEqualInterval',
  ...more,
});
const input = (
  DataClassificationDef: Definition,
  MapTableDescription: MapType<'MapTableDescription'> = layerDescription(1),
) => ({ MapName: '', MapTableDescription, DataClassificationDef });

async function uniqueRenderer(definition: Definition, description?: MapType<'MapTableDescription'>) {
  const renderer = await map.ask('GenerateDataClasses', input(definition, description));
  if (renderer.$type !== 'UniqueValueRenderer') throw new Error(renderer.$type);
  return renderer;
}

async function breaksRenderer(definition: Definition, description?: MapType<'MapTableDescription'>) {
  const renderer = await map.ask('GenerateDataClasses', input(definition, description));
  if (renderer.$type !== 'ClassBreaksRenderer') throw new Error(renderer.$type);
  return renderer;
}

const boundsOf = ({ ClassBreakInfos }: MapType<'ClassBreaksRenderer'>) =>
  ClassBreakInfos.map(({ ClassMinimumValue, ClassMaximumValue }) => [ClassMinimumValue, ClassMaximumValue]);

/** Below zero clockwise. */
function ringArea(points: readonly MapType<'Point'>[] = []): number {
  const places = points.map((point) => (point.$type === 'PointN' ? point : { X: Number.NaN, Y: Number.NaN }));
  return places.reduce((sum, { X, Y }, index) => {
    const next = places[(index + 1) % places.length] ?? { X, Y };
    return sum + (X * next.Y - next.X * Y) / 2;
  }, 0);
}

describe('unique values', () => {
  test('come once each, ascending, under the condition of the layer', async () => {
    const all = await uniqueRenderer(unique('fylke'));
    expect(all).toMatchObject({ Field1: 'Fylke', FieldDelimiter: ', ' });
    expect(all.Field2).toBeUndefined();
    expect(all.UniqueValueInfos?.map(({ Value }) => Value)).toEqual(['Agder', 'Innlandet', 'Rogaland']);
    const some = await uniqueRenderer(
      unique('Fylke'),
      layerDescription(1, { DefinitionExpression: "Fylke <> 'Innlandet'" }),
    );
    expect(some.UniqueValueInfos?.map(({ Value }) => Value)).toEqual(['Agder', 'Rogaland']);
  });

  test('of several fields are joined, by number before text; rows without one are in none', async () => {
    const two = await uniqueRenderer({
      ...unique('VannKVTypeKode', 'Fylke'),
      FieldDelimiter: '|',
    } as Definition);
    expect(two).toMatchObject({ Field1: 'VannKVTypeKode', Field2: 'Fylke', FieldDelimiter: '|' });
    expect(two.UniqueValueInfos?.map(({ Value }) => Value)).toEqual([
      '1|Agder',
      '1|Innlandet',
      '1|Rogaland',
      '3|Rogaland',
    ]);
    expect(two.UniqueValueInfos?.at(-1)?.Label).toBe('Pump|Rogaland');
    const dates = await uniqueRenderer(unique('IDriftDato'));
    expect(dates.UniqueValueInfos?.map(({ Value }) => Value)).toEqual(['1981-06-01', '2007-01-01']);
  });

  test('have a symbol for the geometry, a copy of that of the request, or in tables none', async () => {
    const points = await uniqueRenderer(unique('Fylke'));
    const symbols = points.UniqueValueInfos?.map(({ Symbol: symbol }) => symbol) ?? [];
    expect(symbols[0]).toMatchObject({ $type: 'SimpleMarkerSymbol', Style: 'geoSMSCircle' });
    const colors = symbols.map((symbol) => JSON.stringify(symbol && 'Color' in symbol && symbol.Color));
    expect(new Set(colors).size).toBe(3);
    expect(points.DefaultSymbol).toMatchObject({ Color: { Red: 191, Green: 191, Blue: 191 } });
    const lines = await uniqueRenderer(unique('Name'), layerDescription(11));
    expect(lines.UniqueValueInfos?.[0]?.Symbol).toMatchObject({ $type: 'SimpleLineSymbol' });
    const areas = await uniqueRenderer(unique('Name'), layerDescription(13));
    expect(areas.UniqueValueInfos?.[0]?.Symbol).toMatchObject({ $type: 'SimpleFillSymbol' });
    const table = await uniqueRenderer(unique('StatusID'), certificates);
    expect(table.UniqueValueInfos?.map(({ Value, Symbol: symbol }) => [Value, symbol])).toEqual([
      ['4', undefined],
      ['7', undefined],
    ]);
    const BaseSymbol = { $type: 'SimpleLineSymbol', Width: 3, Style: 'geoSLSDash' } as const;
    const own = await uniqueRenderer(
      { $type: 'UniqueValuesDef', Fields: ['StatusID'], BaseSymbol },
      certificates,
    );
    expect(own.UniqueValueInfos?.[1]?.Symbol).toMatchObject({ ...BaseSymbol, Color: { $type: 'RgbColor' } });
  });

  test('of very many the first are answered', async () => {
    const plants = Array.from({ length: 2100 }, (_, index) => ({
      VannKraftverkID: index + 1,
      Navn: `Nr ${String(index).padStart(4, '0')}`,
      ErIDrift: true,
    }));
    map = await createMapRequests({ plants });
    const { UniqueValueInfos } = await uniqueRenderer(unique('Navn'));
    expect(UniqueValueInfos?.length).toBe(2000);
    expect(UniqueValueInfos?.at(-1)?.Value).toBe('Nr 1999');
  });
});

describe('class breaks', () => {
  test('have classes that follow each other, with symbols and labels', async () => {
    // Values: -28, 0.5, 12.5, 1240; one plant has none.
    const renderer = await breaksRenderer(breaks({ BreakCount: 2 }));
    expect(renderer).toMatchObject({ Field: 'MaksYtelse', MinimumValue: -28 });
    expect(boundsOf(renderer)).toEqual([
      [-28, 606],
      [606, 1240],
    ]);
    expect(renderer.ClassBreakInfos[0]).toMatchObject({
      Label: '-28 - 606',
      Symbol: { $type: 'SimpleMarkerSymbol', Color: { $type: 'RgbColor' } },
    });
    expect((await breaksRenderer(breaks())).ClassBreakInfos).toHaveLength(5);
    const natural = breaks({ ClassificationMethod: 'geoClassifyNaturalBreaks', BreakCount: 3 });
    expect(boundsOf(await breaksRenderer(natural))).toEqual([
      [-28, -28],
      [-28, 12.5],
      [12.5, 1240],
    ]);
  });

  test('honour the condition, and answer no class where nothing is left', async () => {
    const some = await breaksRenderer(
      breaks({ BreakCount: 1 }),
      layerDescription(1, { DefinitionExpression: 'MaksYtelse > 0' }),
    );
    expect(boundsOf(some)).toEqual([[0.5, 1240]]);
    const none = await breaksRenderer(
      breaks(),
      layerDescription(1, { DefinitionExpression: 'MaksYtelse > 9999' }),
    );
    expect(none).toMatchObject({ MinimumValue: 0, ClassBreakInfos: [] });
  });

  test('of values by another field, by logarithm and as percent of their total', async () => {
    const by = await breaksRenderer(breaks({ BreakCount: 1, NormalizationField: 'VannKVTypeKode' }));
    expect(by).toMatchObject({
      NormalizationField: 'VannKVTypeKode',
      NormalizationType: 'geoNormalizeByField',
      MinimumValue: expect.closeTo(-28 / 3, 12),
    });
    const log = await breaksRenderer(breaks({ BreakCount: 1, NormalizationType: 'geoNormalizeByLog' }));
    const [[least = 0, greatest = 0] = []] = boundsOf(log);
    expect(least).toBeCloseTo(Math.log10(0.5), 12);
    expect(greatest).toBeCloseTo(Math.log10(1240), 12);
    const NormalizationType = 'geoNormalizeByPercentOfTotal';
    const percent = await breaksRenderer(breaks({ BreakCount: 1, NormalizationType }));
    expect(percent).toMatchObject({ NormalizationTotal: 1225, NormalizationType });
    expect(boundsOf(percent)).toEqual([
      [(-28 / 1225) * 100, (1240 / 1225) * 100].map((value) => expect.closeTo(value, 9)),
    ]);
  });

  test('of values by the area of their shapes', async () => {
    const definition = breaks({
      ClassificationField: 'OBJECTID',
      BreakCount: 1,
      NormalizationType: 'geoNormalizeByArea',
    });
    const densities = (await map.ask('QueryFeatureData', { MapName: '', LayerID: 13 })).Records.map(
      ({ Values }) => {
        const shape = Values.at(-1);
        const id = Values[0];
        if (!shape || !('RingArray' in shape) || !id || !('value' in id)) throw new Error('No polygon');
        return (
          Number(id.value) /
          Math.abs(shape.RingArray.reduce((sum, { PointArray }) => sum + ringArea(PointArray), 0))
        );
      },
    );
    expect(boundsOf(await breaksRenderer(definition, layerDescription(13)))).toEqual([
      [expect.closeTo(Math.min(...densities), 20), expect.closeTo(Math.max(...densities), 20)],
    ]);
  });

  test('of tables have symbols too, because the schema wants them', async () => {
    const table = await breaksRenderer(breaks({ ClassificationField: 'GWh' }), certificates);
    expect(boundsOf(table)).toEqual([[0.522, 0.522]]);
    expect(table.ClassBreakInfos[0]?.Symbol).toMatchObject({ $type: 'SimpleMarkerSymbol' });
  });
});

test.each<[string, Definition]>([
  ['map/unknown-field DataClassificationDef.Fields[1] Finnes', unique('Navn', 'Finnes')],
  ['value/bad DataClassificationDef.Fields 4', unique('Navn', 'Fylke', 'Kommune', 'OBJECTID')],
  ['value/missing DataClassificationDef.Fields', unique()],
  ['value/bad DataClassificationDef.Fields[0] Shape', unique('Shape')],
  ['value/bad DataClassificationDef.ClassificationField Navn', breaks({ ClassificationField: 'Navn' })],
  ['map/unknown-field DataClassificationDef.ClassificationField x', breaks({ ClassificationField: 'x' })],
  ['value/bad DataClassificationDef.NormalizationField Navn', breaks({ NormalizationField: 'Navn' })],
  [
    'value/missing DataClassificationDef.NormalizationField',
    breaks({ NormalizationType: 'geoNormalizeByField' }),
  ],
  [
    'value/bad DataClassificationDef.NormalizationType geoNormalizeByArea',
    breaks({ NormalizationType: 'geoNormalizeByArea' }),
  ],
  ['value/bad DataClassificationDef.BreakCount 0', breaks({ BreakCount: 0 })],
  ['value/bad DataClassificationDef.BreakCount 256', breaks({ BreakCount: 256 })],
  ['value/bad DataClassificationDef.StandardDeviationInterval -1', breaks({ StandardDeviationInterval: -1 })],
])('%s', async (told, definition) => {
  expect(await map.refusal('GenerateDataClasses', input(definition))).toContain(told);
});
