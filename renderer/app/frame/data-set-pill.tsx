import { Database, FileDown, FlaskConical, FolderOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { REGISTER_IDS, type RegisterId } from '../../../shared/contracts/energy/registers.ts';
import { useDataText } from '../../i18n/data-text.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { useStores } from '../../state/stores.tsx';
import { hasUpstream } from '../../state/upstream.ts';
import { useRegisterUpdates } from '../../state/use-register-updates.ts';
import { usePlace, useRegisterStatus, useRegisters } from '../../state/use-stores.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { registerOfPlace } from '../places/places.ts';
import styles from './bar-popover.module.css';
import { ageOf, sourceName } from './data-set.ts';
import { Pill } from './pill.tsx';

/** Name and age of the data that the place shows; pressing it tells of all of them and offers newer ones. */
export function DataSetPill() {
  const text = useText();
  const formats = useFormats();
  const register = registerOfPlace(usePlace((state) => state.placeId));
  const registerName = useDataText().register(register);
  const status = useRegisterStatus(register);
  const isKnown = useRegisters((state) => state.statuses !== undefined);
  const isSample = status?.origin === 'sample';
  const nowMs = useNow();
  const name = status ? sourceName(status, text) : text(isKnown ? 'frame.data.none' : 'frame.data.loading');
  const age = status ? ageOf(status, nowMs, text, formats) : '';
  return (
    <Popover
      label={text('frame.data.label')}
      trigger={
        <Pill
          icon={isSample ? FlaskConical : Database}
          tone={isSample ? 'warn' : 'plain'}
          isWide
          label={`${text('frame.data.label')}: ${registerName}, ${name}, ${age}`}
        >
          <strong>{name}</strong> {age}
        </Pill>
      }
    >
      {(close) => <DataSets close={close} />}
    </Popover>
  );
}

/** The way in for one's own data first, then what is here. */
function DataSets({ close }: { close: () => void }) {
  const text = useText();
  const { commands } = useStores();
  return (
    <div className={styles['wide']}>
      <h2 className={styles['heading']}>{text('frame.data.label')}</h2>
      <div className={styles['first']}>
        <Button
          tone="primary"
          icon={FolderOpen}
          onPress={() => {
            close();
            commands.actions.run('data.open');
          }}
        >
          {text('frame.command.open')}
        </Button>
        <span className={styles['quiet']}>{text('frame.data.dropHint')}</span>
      </div>
      <ul className={styles['lines']}>
        {REGISTER_IDS.map((register) => (
          <DataSetLine key={register} register={register} close={close} />
        ))}
      </ul>
    </div>
  );
}

function DataSetLine({ register, close }: { register: RegisterId; close: () => void }) {
  const text = useText();
  const formats = useFormats();
  const name = useDataText().register(register);
  const status = useRegisterStatus(register);
  const updates = useRegisterUpdates();
  const disabledReason = updates.disabledReason(register);
  const lacksAddress = updates.lacksAddress(register);
  const hasSource = hasUpstream(register);
  return (
    <li className={styles['line']}>
      <span className={styles['name']}>
        {name}
        {status?.origin === 'sample' && (
          <Badge tone="warn" icon={FlaskConical}>
            {text('origin.sample')}
          </Badge>
        )}
      </span>
      <span className={styles['fact']}>
        {status ? `${text('frame.data.rows', { rows: status.rows })} · ` : text('frame.data.none')}
        {status && status.origin !== 'sample'
          ? `${sourceName(status, text)} · ${formats.dateTime(status.changedAtMs)}`
          : status && text('frame.data.ships')}
      </span>
      {hasSource && (
        <span className={styles['act']}>
          <Button
            size="small"
            icon={FileDown}
            isDisabled={disabledReason !== undefined}
            aria-label={text(lacksAddress ? 'frame.update.addressOf' : 'frame.update.label', { what: name })}
            onPress={() => {
              if (lacksAddress) close();
              updates.start(register);
            }}
          >
            {text(lacksAddress ? 'frame.update.address' : 'frame.update.short')}
          </Button>
        </span>
      )}
      {hasSource && disabledReason && <span className={styles['fact']}>{text(disabledReason)}</span>}
    </li>
  );
}

const MINUTE_MS = 60_000;

/** The time of the clock, told again every minute, so that ages on the screen do not stand still. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
