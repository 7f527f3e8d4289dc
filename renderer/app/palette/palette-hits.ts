import type { LucideIcon } from 'lucide-react';
import type { Command } from '../../state/commands.ts';
import { matchTerms, plainLetters, searchTerms } from './match-terms.ts';

/** Something that the search box found, and what choosing it does. */
export interface PaletteHit {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly shortcut?: string | undefined;
  /** Found but for a slip in what was typed. */
  readonly isGuess?: boolean;
  /** Why it cannot be chosen now. */
  readonly disabledReason?: string | undefined;
  readonly run: () => void;
}

export interface PaletteSection {
  readonly id: string;
  readonly title: string;
  readonly hits: readonly PaletteHit[];
}

/** Commands whose name holds all words in one of the languages, those that begin with them first. */
export function findCommands(
  commands: Iterable<Command>,
  searchText: string,
  labelsOf: (command: Command) => readonly string[],
): readonly Command[] {
  const wanted = searchTerms(searchText);
  return [...commands]
    .flatMap((command) => {
      const ranks = labelsOf(command).flatMap((label) => matchTerms(plainLetters(label), wanted) ?? []);
      return ranks.length > 0 ? [{ command, rank: Math.min(...ranks) }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
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
