import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { GridColumn } from './grid-column.ts';
import { GridHeader } from './grid-header.tsx';
import { DataRow, GroupRow } from './grid-row.tsx';

const column = (id: string, kind: 'text' | 'number' | 'choice', cell: string): GridColumn => ({
  description: { id, kind },
  label: id,
  unit: undefined,
  write: () => cell,
  characters: 5,
  hasSign: kind === 'choice',
  ...(kind === 'choice' && { codeOf: () => 'PK' }),
});
const columns = [
  column('name', 'text', 'Sima'),
  column('type', 'choice', 'Pumpe'),
  column('mw', 'number', '620,0'),
];
const inTable = (row: React.ReactNode) =>
  renderToStaticMarkup(
    <table>
      <tbody>{row}</tbody>
    </table>,
  );
const shared = { gridId: 'g', position: 4, topPx: 116, columns, cursorColumn: -1 };
const plain = { ...shared, row: 7, isSelected: false, isHovered: false, isActive: false, level: undefined };

describe('a row', () => {
  test('says its place among all rows, not among those that are drawn', () => {
    const markup = inTable(<DataRow {...plain} />);
    expect(markup).toContain('aria-rowindex="6"');
    expect(markup).toContain('aria-colindex="3"');
    expect(markup).toContain('scope="row"');
    expect(markup).toContain('>620,0<');
  });

  test('tells whether it is selected, and the sign of its code', () => {
    expect(inTable(<DataRow {...plain} isSelected />)).toContain('aria-selected="true"');
    expect(inTable(<DataRow {...plain} />)).toContain('aria-selected="false"');
    expect(inTable(<DataRow {...plain} />)).toContain('data-code="PK"');
  });

  test('whose card is open is marked so, and is not selected by that', () => {
    const markup = inTable(<DataRow {...plain} isActive />);
    expect(markup).toContain('data-active="true"');
    expect(markup).toContain('aria-selected="false"');
    expect(inTable(<DataRow {...plain} isSelected />)).not.toContain('data-active');
  });

  test('has a name for the one cell that the cursor is on', () => {
    expect(inTable(<DataRow {...plain} />)).not.toContain(' id=');
    expect(inTable(<DataRow {...plain} cursorColumn={2} />).match(/ id="[^"]*"/g)).toEqual([' id="g-4-2"']);
  });
});

describe('the line of a group', () => {
  const group = {
    id: 'Agder',
    label: 'Agder',
    details: '9 rader',
    separate: 'pumper',
    sums: { mw: '1 919,6' },
  };
  const markup = inTable(<GroupRow {...shared} group={group} leftsPx={[0, 120, 240]} isExpanded={false} />);

  test('can be opened, and covers all columns', () => {
    expect(markup).toContain('aria-expanded="false"');
    expect(markup).toContain('aria-level="1"');
    expect(markup).toContain('aria-colspan="2"');
    expect(markup).toContain('>1 919,6<');
  });

  test('says what is kept apart even where no column is left for it', () => {
    expect(markup).toContain('9 rader · pumper');
  });
});

test('heads tell the order of each column, and its place where there are several', () => {
  const markup = renderToStaticMarkup(
    <table>
      <GridHeader
        gridId="g"
        columns={columns}
        sort={[
          { column: 'mw', isDescending: true },
          { column: 'name', isDescending: false },
        ]}
        cursorColumn={-1}
        dropIndex={undefined}
        headerTitle={(id) => id}
        hasMenu
        onMenu={() => undefined}
        onHeaderPointerDown={() => undefined}
        onEdgePointerDown={() => undefined}
        onEdgeDoubleClick={() => undefined}
      />
    </table>,
  );
  expect([...markup.matchAll(/aria-sort="(\w+)"/g)].map(([, order]) => order)).toEqual([
    'ascending',
    'none',
    'descending',
  ]);
  expect([...markup.matchAll(/aria-hidden="true">(\d)</g)].map(([, place]) => place)).toEqual(['2', '1']);
});
