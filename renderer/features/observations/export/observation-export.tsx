import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { useSpeech } from '../../../i18n/text.tsx';
import type { ObservationFilter } from '../../../state/observations-store.ts';
import { useRegisterTables } from '../../../table/engine/use-register-table.ts';
import type { ExportSubject } from '../../../table/export/export-subject.ts';
import { ExportSurface } from '../../../table/export/export-surface.tsx';
import { useFilterTexts } from '../filters/use-filter-texts.ts';
import { observationColumns, observationValues } from './observation-sheet.ts';
import { observationSubject } from './observation-subject.ts';
import { writeObservationFeatures } from './write-observation-features.ts';

interface ObservationExportProps {
  readonly filter: ObservationFilter;
  readonly page: BridgeType<'ObservationPage'>;
  readonly onClose: () => void;
}

/** Registrations with all forms are large: so many come over the bridge at a time. */
const CARDS_AT_A_TIME = 200;

/** Exports the registrations that the list finds, all pages of it. */
export function ObservationExport({ filter, page, onClose }: ObservationExportProps) {
  const speech = useSpeech();
  const { language, text } = speech;
  const { data } = useBridge();
  const { engine } = useRegisterTables();
  const columns = observationColumns(text);
  const filters = useFilterTexts(filter);

  async function readCards(signal: AbortSignal): Promise<BridgeType<'ObservationCard'>[]> {
    const cards: BridgeType<'ObservationCard'>[] = [];
    for (let offset = 0; offset < page.total; offset += CARDS_AT_A_TIME) {
      const question = { filter, offset, limit: CARDS_AT_A_TIME };
      cards.push(...(await data['observations.cards'](question, { signal })));
    }
    return cards;
  }

  const subject: ExportSubject = {
    ...observationSubject(page, filters, speech),
    async write(options, signal) {
      const cards = await readCards(signal);
      if (options.format === 'geojson') return writeObservationFeatures(cards, options.about);
      const values = cards.map((card) => observationValues(card, language));
      return engine.exportValues({ columns, values, options }, signal);
    },
  };
  return <ExportSurface subject={subject} onClose={onClose} />;
}
