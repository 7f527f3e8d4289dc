import type { LucideIcon } from 'lucide-react';
import { foldText } from '../../../shared/tables/fold-text.ts';
import type { Command } from '../../state/commands.ts';

/** Something that the search box found, and what choosing it does. */
export interface PaletteHit {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly shortcut?: string | undefined;
  /** Why it cannot be chosen now. */
  readonly disabledReason?: string | undefined;
  readonly run: () => void;
}

export interface PaletteSection {
  readonly id: string;
  readonly title: string;
  readonly hits: readonly PaletteHit[];
}

/** Commands whose name holds all words, those that begin with them first. */
export function findCommands(
  commands: Iterable<Command>,
  searchText: string,
  labelOf: (command: Command) => string,
): readonly Command[] {
  const wanted = foldText(searchText).split(/\s+/).filter(Boolean);
  const named = [...commands].map((command) => ({ command, folded: foldText(labelOf(command)) }));
  return named
    .filter(({ folded }) => wanted.every((word) => folded.includes(word)))
    .toSorted((a, b) => rank(a.folded, wanted) - rank(b.folded, wanted))
    .map(({ command }) => command);
}

function rank(folded: string, wanted: readonly string[]): number {
  return wanted[0] !== undefined && folded.startsWith(wanted[0]) ? 0 : 1;
}

/** The hit that the arrow keys lead to; hits that cannot be chosen are passed by. */
export function nextHit(
  sections: readonly PaletteSection[],
  currentId: string | undefined,
  step: 1 | -1,
): string | undefined {
  const ids = sections.flatMap(({ hits }) => hits.filter((hit) => !hit.disabledReason).map((hit) => hit.id));
  if (ids.length === 0) return undefined;
  const at = currentId === undefined ? -1 : ids.indexOf(currentId);
  if (at < 0) return step === 1 ? ids[0] : ids.at(-1);
  return ids[(at + step + ids.length) % ids.length];
}
