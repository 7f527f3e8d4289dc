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
const labels: Record<string, string> = { a: 'Mørkt tema', b: 'Åpne fil', c: 'Tema: mørk eller lys' };
const labelOf = ({ id }: Command) => labels[id] ?? '';
const commands = ['a', 'b', 'c'].map(command);

test('commands are found by their words in any order and case, the ones that begin so first', () => {
  expect(findCommands(commands, 'TEMA mørk', labelOf).map(({ id }) => id)).toEqual(['c', 'a']);
  expect(findCommands(commands, 'åpne', labelOf).map(({ id }) => id)).toEqual(['b']);
  expect(findCommands(commands, '', labelOf)).toHaveLength(3);
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
