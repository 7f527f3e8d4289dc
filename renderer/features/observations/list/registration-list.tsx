import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { useDataQuery } from '../../../bridge/use-queries.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { useObservations, useObservationsActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ObservationExport } from '../export/observation-export.tsx';
import { ObservationFilters } from '../filters/observation-filters.tsx';
import { useFilterTexts } from '../filters/use-filter-texts.ts';
import { formName } from '../forms/form-name.ts';
import { localOf } from '../forms/local-time.ts';
import { sourceText } from '../pull/source-text.ts';
import { clockText } from './clock-text.ts';
import styles from './observation-list.module.css';

const PAGE = 50;

/** What the observation service holds and what was fetched of others, newest observation first. */
export function RegistrationList({ openedKey }: { readonly openedKey: string | undefined }) {
  const speech = useSpeech();
  const { text, formats } = speech;
  const filter = useObservations((state) => state.filter);
  const actions = useObservationsActions();
  const [limit, setLimit] = useState(PAGE);
  const limits = useFilterTexts(filter);
  const [isExporting, setExporting] = useState(false);
  const { data: page, error } = useDataQuery('observations.list', { filter, offset: 0, limit });
  return (
    <>
      <h2 className={styles['heading']}>
        {text('observations.registered')}
        {page && <span className={styles['count']}>{formats.number(page.total, 0)}</span>}
      </h2>
      <SearchField
        label={text('observations.search')}
        value={filter.text}
        onChange={(wanted) => actions.filter({ ...filter, text: wanted })}
      />
      <ObservationFilters page={page} />
      {page && page.total > 0 && (
        <div>
          <Button size="small" icon={Download} onPress={() => setExporting(true)}>
            {text('observations.export')}
          </Button>
        </div>
      )}
      {page && isExporting && (
        <ObservationExport filter={filter} page={page} onClose={() => setExporting(false)} />
      )}
      {error && <p role="alert">{text('observations.listFailed')}</p>}
      {page?.isReading && (
        <p role="status" className={styles['hint']}>
          {text('observations.reading')}
        </p>
      )}
      {page?.total === 0 && !page.isReading && (
        <p className={styles['hint']}>
          {limits.length === 0
            ? text('observations.none')
            : text('observations.noneFound', { filters: limits.join(' · ') })}
        </p>
      )}
      <ul className={styles['list']}>
        {page?.rows.map((row) => (
          <li key={row.key}>
            <RegistrationItem row={row} isOpened={row.key === openedKey} />
          </li>
        ))}
      </ul>
      {page && page.rows.length < page.total && (
        <Button onPress={() => setLimit(limit + PAGE)}>{text('observations.showMore')}</Button>
      )}
    </>
  );
}

interface RegistrationItemProps {
  readonly row: BridgeType<'ObservationRow'>;
  readonly isOpened: boolean;
}

function RegistrationItem({ row, isOpened }: RegistrationItemProps) {
  const { language, text, formats } = useSpeech();
  const { open } = useObservationsActions();
  const hazard = nameOf('GeoHazardKDV', row.hazardId, language === 'nb' ? 1 : 2);
  const forms = row.formTids.map((tid) => formName(tid, language));
  return (
    <button
      type="button"
      className={styles['item']}
      aria-current={isOpened ? 'true' : undefined}
      onClick={() => open({ kind: 'registration', key: row.key })}
    >
      <span className={styles['name']}>
        {[hazard, row.placeName ?? text('observations.unknownPlace')].join(' · ')}
      </span>
      <span
        className={styles['when']}
      >{`${clockText(localOf(row.observedAtMs), language)} · ${row.nickName}`}</span>
      <span className={styles['forms']}>{forms.join(', ')}</span>
      {row.source && <span className={styles['forms']}>{sourceText(row.source, { text, formats })}</span>}
    </button>
  );
}
