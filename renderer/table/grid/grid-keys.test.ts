import { describe, expect, test } from 'vitest';
import { type GridCursor, type GridExtent, type GridKey, gridAction } from './grid-keys.ts';

const extent: GridExtent = { rows: 100, columns: 6, pageRows: 20, isGroupRow: false };

/** `press('Ctrl+Shift+A')`. */
function press(keys: string): GridKey {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? ''),
    hasShift: parts.includes('Shift'),
    hasControl: parts.includes('Ctrl'),
    hasAlt: parts.includes('Alt'),
  };
}

const act = (keys: string, row: number, column: number, changes: Partial<GridExtent> = {}) =>
  gridAction(press(keys), { row, column }, { ...extent, ...changes });

describe('moving', () => {
  const moves: [keys: string, from: [number, number], to: [number, number]][] = [
    ['ArrowDown', [0, 2], [1, 2]],
    ['ArrowDown', [99, 2], [99, 2]],
    ['ArrowDown', [-1, 2], [0, 2]],
    ['ArrowUp', [5, 2], [4, 2]],
    ['ArrowUp', [0, 2], [-1, 2]],
    ['ArrowUp', [-1, 2], [-1, 2]],
    ['Shift+ArrowUp', [0, 2], [0, 2]],
    ['Ctrl+ArrowUp', [50, 2], [0, 2]],
    ['Ctrl+ArrowDown', [50, 2], [99, 2]],
    ['ArrowLeft', [5, 0], [5, 0]],
    ['ArrowRight', [5, 5], [5, 5]],
    ['ArrowRight', [5, 1], [5, 2]],
    ['Ctrl+ArrowRight', [5, 1], [5, 5]],
    ['Home', [5, 3], [5, 0]],
    ['End', [5, 3], [5, 5]],
    ['Ctrl+Home', [50, 3], [0, 0]],
    ['Ctrl+End', [50, 3], [99, 5]],
    ['PageDown', [90, 3], [99, 3]],
    ['PageDown', [-1, 3], [20, 3]],
    ['PageUp', [10, 3], [0, 3]],
    ['PageUp', [50, 3], [30, 3]],
  ];

  test.each(moves)('%s from %j goes to %j', (keys, [row, column], [toRow, toColumn]) => {
    expect(act(keys, row, column)).toMatchObject({ kind: 'move', to: { row: toRow, column: toColumn } });
  });

  test('stays in the head when there are no rows', () => {
    for (const keys of ['ArrowDown', 'ArrowUp', 'Ctrl+End', 'PageDown', 'Ctrl+Home']) {
      expect(act(keys, -1, 1, { rows: 0 })).toMatchObject({ to: { row: -1 } });
    }
  });

  test('with Shift draws a range over rows, not over columns', () => {
    expect(act('Shift+ArrowDown', 3, 1)).toMatchObject({ isExtending: true });
    expect(act('Ctrl+Shift+End', 3, 1)).toMatchObject({ isExtending: true });
    expect(act('Shift+ArrowRight', 3, 1)).toMatchObject({ isExtending: false });
    expect(act('ArrowDown', 3, 1)).toMatchObject({ isExtending: false });
  });
});

test('Space takes the row, Enter opens it', () => {
  expect(act('Space', 3, 1)).toEqual({ kind: 'toggle-row' });
  expect(act('Enter', 3, 1)).toEqual({ kind: 'open' });
});

test('Ctrl+A takes all rows, with Shift none', () => {
  expect(act('Ctrl+a', 3, 1)).toEqual({ kind: 'select-all' });
  expect(act('Ctrl+Shift+A', 3, 1)).toEqual({ kind: 'select-none' });
});

describe('on a group', () => {
  const onGroup = (keys: string) => act(keys, 3, 0, { isGroupRow: true });

  test('right opens, left closes, Enter and Space turn', () => {
    expect(onGroup('ArrowRight')).toEqual({ kind: 'set-expanded', isExpanded: true });
    expect(onGroup('ArrowLeft')).toEqual({ kind: 'set-expanded', isExpanded: false });
    expect(onGroup('Enter')).toEqual({ kind: 'toggle-expanded' });
    expect(onGroup('Space')).toEqual({ kind: 'toggle-expanded' });
  });

  test('up and down move as elsewhere', () => {
    expect(onGroup('ArrowDown')).toMatchObject({ kind: 'move', to: { row: 4 } });
  });
});

describe('in the head', () => {
  const inHeader = (keys: string, column: number) => act(keys, -1, column);

  test('Enter sorts, with Shift as a further key', () => {
    expect(inHeader('Enter', 2)).toEqual({ kind: 'sort', isAdded: false });
    expect(inHeader('Shift+Enter', 2)).toEqual({ kind: 'sort', isAdded: true });
  });

  test('Shift with an arrow changes the width', () => {
    expect(inHeader('Shift+ArrowRight', 2)).toEqual({ kind: 'resize-column', byPx: 16 });
    expect(inHeader('Shift+ArrowLeft', 2)).toEqual({ kind: 'resize-column', byPx: -16 });
  });

  test('Ctrl and Shift with an arrow move the column, never the pinned one or into its place', () => {
    expect(inHeader('Ctrl+Shift+ArrowRight', 2)).toEqual({ kind: 'move-column', by: 1 });
    expect(inHeader('Ctrl+Shift+ArrowLeft', 1)).not.toMatchObject({ kind: 'move-column' });
    expect(inHeader('Ctrl+Shift+ArrowRight', 0)).not.toMatchObject({ kind: 'move-column' });
    expect(inHeader('Ctrl+Shift+ArrowRight', 5)).not.toMatchObject({ kind: 'move-column' });
  });
});

test('keys of others are left alone', () => {
  const cursor: GridCursor = { row: 3, column: 1 };
  for (const keys of ['Tab', 'Escape', 'x', 'F9', 'Alt+ArrowLeft', 'Ctrl+k', 'Ctrl+c']) {
    expect(gridAction(press(keys), cursor, extent)).toBeUndefined();
  }
});

test('Alt and arrow down ask for the menu of the column, from the head and from a row', () => {
  expect(act('Alt+ArrowDown', -1, 2)).toEqual({ kind: 'column-menu' });
  expect(act('Alt+ArrowDown', 7, 2)).toEqual({ kind: 'column-menu' });
  expect(act('Shift+F10', -1, 2)).toEqual({ kind: 'column-menu' });
  expect(act('ContextMenu', -1, 2)).toEqual({ kind: 'column-menu' });
  expect(act('Alt+ArrowUp', 7, 2)).toBeUndefined();
});
