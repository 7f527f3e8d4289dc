import { BadgeCheck, ChevronRight, Link2, Zap } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useText } from '../../i18n/text.tsx';
import { useStores } from '../../state/stores.tsx';
import { useCommandList } from '../../state/use-stores.ts';
import { IS_MAC, shownShortcut } from '../commands/shortcuts.ts';
import { PLACES } from '../places.ts';
import { findCommands, type PaletteHit, type PaletteSection } from './palette-hits.ts';
import { createRowFinder, type NamedRegister, type NamedRow } from './row-finder.ts';
import { readLink, useOpenLink, useOpenRow } from './use-open-link.ts';

const MOST_ROWS = 6;
const ROW_ICONS = { plants: Zap, applications: BadgeCheck };
const PLACE_OF_ROWS: Record<NamedRegister, string> = { plants: 'plants', applications: 'certificates' };

/** Everything that the words in the search box find: links, places and commands at once, rows when they are read. */
export function usePalette(words: string): readonly PaletteSection[] {
  const text = useText();
  const link = useLinkHits(words);
  const rows = useRowHits(words);
  const commands = useCommandHits(words);
  return useMemo(() => {
    const sections: PaletteSection[] = [
      { id: 'link', title: text('frame.palette.links'), hits: link },
      { id: 'plants', title: text('register.plants'), hits: rows.plants },
      { id: 'applications', title: text('register.applications'), hits: rows.applications },
      { id: 'go', title: text('frame.group.go'), hits: commands.places },
      { id: 'commands', title: text('frame.palette.commands'), hits: commands.others },
    ];
    return sections.filter(({ hits }) => hits.length > 0);
  }, [text, link, rows, commands]);
}

function useLinkHits(words: string): readonly PaletteHit[] {
  const text = useText();
  const openLink = useOpenLink();
  return useMemo(() => {
    const read = readLink(words);
    if (!read) return [];
    return [
      {
        id: 'link',
        icon: Link2,
        label: text('frame.palette.openLink', { what: text(`register.${read.register}`) }),
        detail: words.trim(),
        run: () => void openLink(words),
      },
    ];
  }, [words, text, openLink]);
}

function useRowHits(words: string): Record<NamedRegister, readonly PaletteHit[]> {
  const bridge = useBridge();
  const openRow = useOpenRow();
  const [rows, setRows] = useState<readonly NamedRow[]>([]);
  const finder = useMemo(() => {
    const shown = (['plants', 'applications'] as const).filter((register) =>
      PLACES.some(({ id }) => id === PLACE_OF_ROWS[register]),
    );
    return createRowFinder(bridge, shown);
  }, [bridge]);
  useEffect(() => {
    let isCurrent = true;
    // While the data window is away the rest of the box works; the banner says why rows are missing.
    finder.find(words, MOST_ROWS).then(
      (found) => isCurrent && setRows(found),
      () => isCurrent && setRows([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [finder, words]);
  return useMemo(() => {
    const hitsOf = (register: NamedRegister): PaletteHit[] =>
      rows
        .filter((row) => row.register === register)
        .map(({ key, name, detail }) => ({
          id: `${register}.${key}`,
          icon: ROW_ICONS[register],
          label: name,
          detail,
          run: () => openRow(register, key),
        }));
    return { plants: hitsOf('plants'), applications: hitsOf('applications') };
  }, [rows, openRow]);
}

function useCommandHits(words: string): { places: readonly PaletteHit[]; others: readonly PaletteHit[] } {
  const text = useText();
  const { commands } = useStores();
  const known = useCommandList((state) => state.commands);
  return useMemo(() => {
    const offered = [...known.values()].filter(({ id }) => id !== 'help.palette');
    const found = findCommands(offered, words, ({ labelKey }) => text(labelKey));
    const hits = found.map(({ id, labelKey, group, shortcuts, whyNot }) => {
      const reason = whyNot?.();
      return {
        group,
        id,
        icon: PLACES.find((place) => `go.${place.id}` === id)?.icon ?? ChevronRight,
        label: text(labelKey),
        shortcut: shortcuts?.[0] && shownShortcut(shortcuts[0], IS_MAC),
        whyNot: reason && text(reason),
        run: () => void commands.actions.run(id),
      };
    });
    return {
      places: hits.filter(({ group }) => group === 'go'),
      others: hits.filter(({ group }) => group !== 'go'),
    };
  }, [known, words, text, commands]);
}
