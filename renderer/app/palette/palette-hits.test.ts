import { Zap } from 'lucide-react';
import { expect, test } from 'vitest';
import type { Command } from '../../state/commands.ts';
import { findCommands, nextHit, type PaletteSection } from './palette-hits.ts';

const command = (id: string): Command => ({
  id,
  labelKey: 'error.internal',
  group: 'go',
  run: () => undefined,
});
const english: Record<string, string> = { a: 'Dark theme', b: 'Open file', c: 'Theme: dark or light' };
const labels: Record<string, string> = { a: 'Mørkt tema', b: 'Åpne fil', c: 'Tema: mørk eller lys' };
const labelsOf = ({ id }: Command) => [labels[id] ?? '', english[id] ?? ''];
const commands = ['a', 'b', 'c'].map(command);

test('commands are found by their words in any order, case and language, the ones that begin so first', () => {
  expect(findCommands(commands, 'TEMA mørk', labelsOf).map(({ id }) => id)).toEqual(['c', 'a']);
  expect(findCommands(commands, 'åpne', labelsOf).map(({ id }) => id)).toEqual(['b']);
  expect(findCommands(commands, 'open', labelsOf).map(({ id }) => id)).toEqual(['b']);
  expect(findCommands(commands, 'apne', labelsOf).map(({ id }) => id)).toEqual(['b']);
  expect(findCommands(commands, '', labelsOf)).toHaveLength(3);
});

const hit = (id: string, disabledReason?: string) => ({
  id,
  icon: Zap,
  label: id,
  disabledReason,
  run: () => undefined,
});
const sections: PaletteSection[] = [
  { id: 'one', title: '', hits: [hit('1'), hit('2', 'not now')] },
  { id: 'two', title: '', hits: [hit('3')] },
];

test('the arrow keys go round and pass by what cannot be chosen', () => {
  expect(nextHit(sections, undefined, 1)).toBe('1');
  expect(nextHit(sections, '1', 1)).toBe('3');
  expect(nextHit(sections, '3', 1)).toBe('1');
  expect(nextHit(sections, '1', -1)).toBe('3');
  expect(nextHit([], undefined, 1)).toBeUndefined();
});
