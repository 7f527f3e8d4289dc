import { ChevronRight, Link2, LocateFixed } from 'lucide-react';
import { useMemo } from 'react';
import { parseCoordinate } from '../../../shared/geo/reading/parse-coordinate.ts';
import { createText } from '../../i18n/create-text.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { LANGUAGES } from '../../i18n/texts.ts';
import { pointerText } from '../../map/camera/map-readout.ts';
import { readingText } from '../../map/camera/reading-text.ts';
import { useStores } from '../../state/stores.tsx';
import { useCommandList } from '../../state/use-stores.ts';
import { IS_MAC, shownShortcut } from '../commands/shortcuts.ts';
import { PLACES } from '../places/places.ts';
import { findCommands, type PaletteHit, type PaletteSection } from './palette-hits.ts';
import { useRowHits, useTownHits, useValueHits } from './use-name-hits.ts';
import { readLink, useOpenLink } from './use-open-link.ts';

/** Commands are found by their names in any language. */
const SPEECHES = LANGUAGES.map((language) => createText(language));

/** Everything that the words in the search box find: links, places and commands at once, rows once they are read. */
export function usePalette(searchText: string): readonly PaletteSection[] {
  const text = useText();
  const link = useLinkHits(searchText);
  const coordinates = useCoordinateHits(searchText);
  const values = useValueHits('plants', searchText);
  const plants = useRowHits('plants', searchText);
  const applications = useRowHits('applications', searchText);
  const towns = useTownHits(searchText);
  const commands = useCommandHits(searchText);
  return useMemo(() => {
    const sections: PaletteSection[] = [
      { id: 'link', title: text('frame.palette.links'), hits: link },
      { id: 'coordinate', title: text('map.goTo'), hits: coordinates },
      { id: 'values', title: text('frame.palette.values'), hits: values },
      { id: 'plants', title: text('register.plants'), hits: plants },
      { id: 'applications', title: text('register.applications'), hits: applications },
      { id: 'towns', title: text('frame.palette.towns'), hits: towns },
      { id: 'go', title: text('frame.group.go'), hits: commands.places },
      { id: 'commands', title: text('frame.palette.commands'), hits: commands.others },
    ];
    const found = sections.filter(({ hits }) => hits.length > 0);
    // What was typed as it is comes before what it may have been meant for.
    const isGuess = ({ hits: [first] }: PaletteSection) => Number(first?.isGuess === true);
    return found.toSorted((one, other) => isGuess(one) - isGuess(other));
  }, [text, link, coordinates, values, plants, applications, towns, commands]);
}

function useLinkHits(searchText: string): readonly PaletteHit[] {
  const text = useText();
  const openLink = useOpenLink();
  return useMemo(() => {
    const read = readLink(searchText);
    if (!read) return [];
    return [
      {
        id: 'link',
        icon: Link2,
        label: text('frame.palette.openLink', { what: text(`register.${read.register}`) }),
        detail: searchText.trim(),
        run: () => void openLink(searchText),
      },
    ];
  }, [searchText, text, openLink]);
}

/** A coordinate in whatever way it is written: each way to understand it is a hit that goes there on the map. */
function useCoordinateHits(searchText: string): readonly PaletteHit[] {
  const text = useText();
  const formats = useFormats();
  const { mapTarget, place } = useStores();
  return useMemo(
    () =>
      parseCoordinate(searchText).map((reading) => {
        const [degrees = ''] = pointerText(reading.place, text, formats);
        return {
          id: `coordinate.${degrees}`,
          icon: LocateFixed,
          label: degrees,
          detail: readingText(reading, text),
          run: () => {
            mapTarget.actions.show(reading.place);
            place.actions.go('map');
          },
        };
      }),
    [searchText, text, formats, mapTarget, place],
  );
}

function useCommandHits(searchText: string): {
  places: readonly PaletteHit[];
  others: readonly PaletteHit[];
} {
  const text = useText();
  const { commands } = useStores();
  const known = useCommandList((state) => state.commands);
  return useMemo(() => {
    const offered = [...known.values()].filter(({ id }) => id !== 'help.palette');
    const found = findCommands(offered, searchText, ({ labelKey }) =>
      SPEECHES.map((speech) => speech(labelKey)),
    );
    const hits = found.map(({ id, labelKey, group, shortcuts, disabledReason }) => {
      const reason = disabledReason?.();
      return {
        group,
        id,
        icon: PLACES.find((place) => `go.${place.id}` === id)?.icon ?? ChevronRight,
        label: text(labelKey),
        shortcut: shortcuts?.[0] && shownShortcut(shortcuts[0], IS_MAC),
        disabledReason: reason && text(reason),
        run: () => void commands.actions.run(id),
      };
    });
    return {
      places: hits.filter(({ group }) => group === 'go'),
      others: hits.filter(({ group }) => group !== 'go'),
    };
  }, [known, searchText, text, commands]);
}
