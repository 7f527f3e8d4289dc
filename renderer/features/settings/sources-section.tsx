import { FileDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { UPSTREAM_REGISTERS } from '../../../shared/contracts/energy/registers.ts';
import { useDataText } from '../../i18n/data-text.ts';
import { useText } from '../../i18n/text.tsx';
import { useRegisterUpdates } from '../../state/use-register-updates.ts';
import { usePlace, useSettings, useSettingsActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { checkBaseAddress } from './check-address.ts';
import { SettingField } from './setting-field.tsx';
import styles from './sources-section.module.css';

const ADDRESSES = [
  { name: 'hydropowerBaseUrl', service: 'hydropower' },
  { name: 'certificateBaseUrl', service: 'certificate' },
] as const;

/** Where registers can be fetched from. Nothing is contacted until a button is pressed. */
export function SourcesSection() {
  const text = useText();
  const data = useDataText();
  const updates = useRegisterUpdates();
  return (
    <>
      {ADDRESSES.map((address) => (
        <AddressField key={address.name} {...address} />
      ))}
      <ul className={styles['updates']}>
        {UPSTREAM_REGISTERS.map((register) => {
          const disabledReason = updates.disabledReason(register);
          const why = updates.lacksAddress(register) ? 'settings.sources.noAddress' : disabledReason;
          return (
            <li key={register} className={styles['update']}>
              <span>{data.register(register)}</span>
              {why && <span className={styles['why']}>{text(why)}</span>}
              <Button
                size="small"
                icon={FileDown}
                isDisabled={disabledReason !== undefined}
                aria-label={text('frame.update.label', { what: data.register(register) })}
                onPress={() => updates.start(register)}
              >
                {text('frame.update.short')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Takes the focus when something that needs the address leads here. */
function AddressField({ name, service }: (typeof ADDRESSES)[number]) {
  const text = useText();
  const value = useSettings((settings) => settings[name]);
  const { write } = useSettingsActions();
  const part = usePlace((state) => state.part);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part?.name === name) ref.current?.querySelector('input')?.focus();
  }, [part, name]);
  return (
    <div ref={ref}>
      <SettingField
        label={text(`settings.sources.${service}`)}
        placeholder="https://"
        value={value}
        check={(address) => {
          const problem = checkBaseAddress(address);
          return problem && text(`settings.problem.${problem}`);
        }}
        onKeep={(address) => write(name, address)}
      />
    </div>
  );
}
