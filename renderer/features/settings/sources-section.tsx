import { FileDown } from 'lucide-react';
import { UPSTREAM_REGISTERS } from '../../../shared/contracts/energy/registers.ts';
import { useDataText } from '../../i18n/data-text.ts';
import { useText } from '../../i18n/text.tsx';
import { useRegisterUpdates } from '../../state/use-register-updates.ts';
import { useSettings, useSettingsActions } from '../../state/use-stores.ts';
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
  const settings = useSettings((state) => state);
  const { write } = useSettingsActions();
  const updates = useRegisterUpdates();
  return (
    <>
      {ADDRESSES.map(({ name, service }) => (
        <SettingField
          key={name}
          label={text(`settings.sources.${service}`)}
          placeholder="https://"
          value={settings[name]}
          check={(value) => {
            const problem = checkBaseAddress(value);
            return problem && text(`settings.problem.${problem}`);
          }}
          onKeep={(value) => write(name, value)}
        />
      ))}
      <ul className={styles['updates']}>
        {UPSTREAM_REGISTERS.map((register) => {
          const disabledReason = updates.disabledReason(register);
          return (
            <li key={register} className={styles['update']}>
              <span>{data.register(register)}</span>
              {disabledReason && (
                <span className={styles['why']}>
                  {text(
                    disabledReason === 'frame.update.noAddress'
                      ? 'settings.sources.noAddress'
                      : disabledReason,
                  )}
                </span>
              )}
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
