import { useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import {
  PICTURE_NAMES,
  PICTURE_TID,
  registrationForms,
} from '../../../../shared/contracts/observation/registration-forms.ts';
import { useDataQuery } from '../../../bridge/use-queries.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { useObservationsActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { localOf } from '../forms/local-time.ts';
import { nameIn } from '../forms/use-field-texts.ts';
import { clockText } from './clock-text.ts';
import styles from './observation-list.module.css';

const PAGE = 50;

/** What the observation service holds, newest observation first. */
export function RegistrationList({ openedId }: { readonly openedId: number | undefined }) {
  const { text, formats } = useSpeech();
  const [wanted, setWanted] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const { data: page, error } = useDataQuery('observations.list', { text: wanted, offset: 0, limit });
  return (
    <>
      <h2 className={styles['heading']}>
        {text('observations.registered')}
        {page && <span className={styles['count']}>{formats.number(page.total, 0)}</span>}
      </h2>
      <SearchField label={text('observations.search')} value={wanted} onChange={setWanted} />
      {error && <p role="alert">{text('observations.listFailed')}</p>}
      {page?.total === 0 && (
        <p className={styles['hint']}>
          {text(wanted.trim() === '' ? 'observations.none' : 'observations.noneFound', { wanted })}
        </p>
      )}
      <ul className={styles['list']}>
        {page?.rows.map((row) => (
          <li key={row.regId}>
            <RegistrationItem row={row} isOpened={row.regId === openedId} />
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
  const { language, text } = useSpeech();
  const { open } = useObservationsActions();
  const hazard = nameOf('GeoHazardKDV', row.hazardId, language === 'nb' ? 1 : 2);
  const forms = row.formTids.map((tid) =>
    tid === PICTURE_TID
      ? nameIn(language, PICTURE_NAMES)
      : nameIn(language, registrationForms.find((form) => form.registrationTid === tid)?.names ?? ['', '']),
  );
  return (
    <button
      type="button"
      className={styles['item']}
      aria-current={isOpened ? 'true' : undefined}
      onClick={() => open({ kind: 'registration', regId: row.regId })}
    >
      <span className={styles['name']}>
        {[hazard, row.placeName ?? text('observations.unknownPlace')].join(' · ')}
      </span>
      <span
        className={styles['when']}
      >{`${clockText(localOf(row.observedAtMs), language)} · ${row.nickName}`}</span>
      <span className={styles['forms']}>{forms.join(', ')}</span>
    </button>
  );
}
