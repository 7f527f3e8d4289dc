import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationColumns } from '../../../shared/contracts/energy/application-fields.ts';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import type { TableRegister } from '../../../shared/contracts/energy/registers.ts';
import type { ColumnFilter, TableQuery } from '../../../shared/tables/table-query.ts';
import type { TableView } from './table-view.ts';
import { parseViewLink, readView, writeView, writeViewLink } from './view-link.ts';

const columnsOf = (register: TableRegister) => (register === 'plants' ? plantColumns : applicationColumns);

const ids = (...kinds: string[]) =>
  fc.constantFrom(...plantColumns.filter((column) => kinds.includes(column.kind)).map((column) => column.id));

const ends = fc.oneof(
  fc.record({ least: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }) }),
  fc.record({ most: fc.integer() }),
  fc.record({ least: fc.integer(), below: fc.integer() }),
  fc.record({ below: fc.integer() }),
  fc.record({ least: fc.integer(), most: fc.integer() }),
);
const days = fc.integer({ min: 0, max: 40_000 }).map((day) => (day - 20_000) * 86_400_000);
const dayEnds = fc.oneof(
  fc.record({ least: days }),
  fc.record({ most: days }),
  fc.record({ least: days, most: days }),
  fc.record({ above: days, below: days }),
);
const label = fc.string({ unit: 'grapheme', minLength: 1 });
const excluded = fc.constantFrom({}, { isExcluded: true as const });
const several = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 3 });

const filter: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc
    .tuple(ids('text', 'choice', 'number'), label, excluded)
    .map(([column, text, isExcluded]) => ({ column, kind: 'contains' as const, text, ...isExcluded })),
  fc
    .tuple(ids('number', 'year'), several(ends), excluded)
    .map(([column, ranges, isExcluded]) => ({ column, kind: 'range' as const, ranges, ...isExcluded })),
  fc
    .tuple(ids('date'), several(dayEnds), excluded)
    .map(([column, ranges, isExcluded]) => ({ column, kind: 'range' as const, ranges, ...isExcluded })),
  fc
    .tuple(
      ids('text', 'choice', 'number'),
      fc.uniqueArray(fc.option(label), { minLength: 1, maxLength: 5 }),
      excluded,
    )
    .map(([column, values, isExcluded]) => ({ column, kind: 'oneOf' as const, values, ...isExcluded })),
  fc
    .tuple(ids('text', 'number', 'date'), fc.boolean())
    .map(([column, isEmpty]) => ({ column, kind: 'empty' as const, isEmpty })),
);

const anyId = fc.constantFrom(...plantColumns.map((column) => column.id));
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);

const computedColumn = fc.record({
  id: fc.constantFrom('calc.1', 'calc.2', 'calc.a-b'),
  kind: fc.constantFrom('number' as const, 'text' as const, 'date' as const),
  name: label,
  expression: label,
});

const view: fc.Arbitrary<TableView> = fc
  .record({
    search: fc.string({ unit: 'grapheme' }),
    filters: fc.uniqueArray(filter, { selector: (one) => `${one.kind}.${one.column}`, maxLength: 8 }),
    sort: fc.uniqueArray(fc.record({ column: anyId, isDescending: fc.boolean() }), {
      selector: (key) => key.column,
      maxLength: 3,
    }),
    groupBy: fc.option(anyId, { nil: undefined }),
    west: degrees(180),
    south: degrees(90),
    hasBounds: fc.boolean(),
    hasMapBounds: fc.boolean(),
    selectedKeys: fc.array(fc.string({ minLength: 1, unit: 'grapheme' })),
    isByCount: fc.boolean(),
    keys: fc.option(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), { nil: undefined }),
    columns: fc.uniqueArray(anyId),
    computed: fc.uniqueArray(computedColumn, { selector: ({ id }) => id, maxLength: 2 }),
  })
  .map((parts) => {
    const {
      west,
      south,
      hasBounds,
      hasMapBounds,
      selectedKeys,
      groupBy,
      isByCount,
      keys,
      columns,
      computed,
      ...rest
    } = parts;
    const bounds = [west, south, west + 1, Math.min(south + 1, 90)] as const;
    const query: TableQuery = {
      ...rest,
      ...(hasBounds && { bounds }),
      ...(groupBy !== undefined && { groupBy }),
      ...(keys && { keys }),
      ...(isByCount && { groupOrder: 'count' as const }),
    };
    const shown = [...columns, ...computed.map(({ id }) => id)];
    return { query, columns: shown, computed, selectedKeys, ...(hasMapBounds && { mapBounds: bounds }) };
  });

describe('a view as a link', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(view, (original) => {
        const link = writeViewLink('plants', original, plantColumns);
        const read = parseViewLink(link, columnsOf);
        // -0 and 0 are one number to a reader of a link.
        expect(JSON.parse(JSON.stringify(read))).toEqual(
          JSON.parse(
            JSON.stringify({ ok: true, value: { register: 'plants', view: original, ignored: [] } }),
          ),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('is text that a person can read', () => {
    const link = writeViewLink(
      'plants',
      {
        query: {
          search: 'sima',
          filters: [
            { column: 'type', kind: 'oneOf', values: ['K', 'PK'] },
            { column: 'outputMw', kind: 'range', ranges: [{ below: 1 }, { least: 4 }] },
            {
              column: 'commissioned',
              kind: 'range',
              ranges: [{ most: Date.UTC(1990, 0, 31) }],
              isExcluded: true,
            },
          ],
          sort: [
            { column: 'outputMw', isDescending: true },
            { column: 'name', isDescending: false },
          ],
          groupBy: 'county',
        },
        columns: ['name', 'calc.1'],
        computed: [
          {
            id: 'calc.1',
            kind: 'number',
            name: 'Timer',
            expression: '[productionGwh] * 1000 / [outputMw]',
          },
        ],
        selectedKeys: ['12', '7'],
        mapBounds: [4.5, 58, 12, 62],
      },
      plantColumns,
    );
    expect(decodeURIComponent(link)).toBe(
      'varde:plants?search=sima&in.type=K&in.type=PK&range.outputMw=..<1&range.outputMw=4..&outside.commissioned=..1990-01-31' +
        '&sort=-outputMw,name&selected=12,7&map=4.5,58,12,62&group=county&columns=name,calc.1' +
        '&computed.calc.1=number;Timer;[productionGwh]+*+1000+/+[outputMw]',
    );
  });

  test('may come in capitals, with slashes and blanks around it', () => {
    const read = parseViewLink('  VARDE://applications/?search=vind ', columnsOf);
    expect(read).toMatchObject({
      ok: true,
      value: { register: 'applications', view: { query: { search: 'vind' } } },
    });
  });

  test.each([
    ['https://example.org/?search=a', 'not-a-link'],
    ['varde:quarters?search=a', 'unknown-register'],
    ['varde:', 'unknown-register'],
  ])('%s is refused as %s', (text, problem) => {
    expect(parseViewLink(text, columnsOf)).toEqual({ ok: false, problem });
  });

  test('what it does not know is left out and told', () => {
    const read = readView(
      'search=a&in.colour=red&range.outputMw=many..&range.commissioned=1990-02-31..&range.name=1..2&sort=depth' +
        '&bounds=10,60,5,70&group=colour&empty.headM=perhaps&zoom=4&contains.name=&range.outputMw=..<&selected=%25&map=1,2' +
        '&computed.calc.1=colour;A;1&computed.name=number;A;1&computed.calc.2=number;A;',
      plantColumns,
    );
    expect(read.view).toEqual({
      query: { search: 'a', filters: [], sort: [] },
      columns: [],
      computed: [],
      selectedKeys: [],
    });
    expect(read.ignored).toHaveLength(16);
  });

  test('a repeated text counts once, the last one', () => {
    const { view: once } = readView('contains.name=a&lacks.name=b', plantColumns);
    expect(once.query.filters).toEqual([{ column: 'name', kind: 'contains', text: 'b', isExcluded: true }]);
  });

  test('ranges of a column are said again and again, but not both kept and excluded', () => {
    const read = readView('range.outputMw=1..2&range.outputMw=4..&outside.outputMw=5..6', plantColumns);
    expect(read.view.query.filters).toEqual([
      { column: 'outputMw', kind: 'range', ranges: [{ least: 1, most: 2 }, { least: 4 }] },
    ]);
    expect(read.ignored).toEqual(['outside.outputMw=5..6']);
  });

  test('the empty view is the empty text', () => {
    expect(
      writeView(
        { query: { search: '', filters: [], sort: [] }, columns: [], computed: [], selectedKeys: [] },
        plantColumns,
      ),
    ).toBe('');
  });
});
