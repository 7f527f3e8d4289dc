import { FlaskConical } from 'lucide-react';
import { REGISTER_IDS } from '../../../shared/contracts/energy/registers.ts';
import { useDataText } from '../../i18n/data-text.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import type { RegisterStatus } from '../../state/registers-store.ts';
import { useRegisters, useSettings, useSettingsActions, useSystem } from '../../state/use-stores.ts';
import { Badge } from '../../ui/badge.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { KeptFiles } from './kept-files.tsx';
import { SettingField } from './setting-field.tsx';
import styles from './storage-section.module.css';

/** The folders, and what Varde keeps in them. */
export function StorageSection() {
  const text = useText();
  const info = useSystem((state) => state.info);
  const exportFolder = useSettings((settings) => settings.exportFolder);
  const { write } = useSettingsActions();
  return (
    <>
      <div>
        <p className={styles['label']}>{text('settings.storage.dataFolder')}</p>
        <code className={styles['path']}>{info?.dataFolder ?? '…'}</code>
      </div>
      <SettingField
        label={text('settings.storage.exportFolder')}
        description={text(
          info?.shell === 'electron' ? 'settings.storage.exportAsks' : 'settings.storage.exportHint',
        )}
        placeholder={info?.exportFolder ?? ''}
        value={exportFolder}
        refusal={text('settings.problem.no-folder')}
        onKeep={(value) => write('exportFolder', value)}
      />
      <Registers />
      <KeptFiles />
    </>
  );
}

function Registers() {
  const text = useText();
  const formats = useFormats();
  const data = useDataText();
  const statuses = useRegisters((state) => state.statuses);
  return (
    <ScrollRegion label={text('settings.storage.registers')} className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{text('settings.storage.registers')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('settings.storage.register')}</th>
            <th scope="col">{text('settings.storage.origin')}</th>
            <th scope="col">{text('settings.storage.since')}</th>
            <th scope="col" className={styles['number']}>
              {text('settings.storage.rows')}
            </th>
          </tr>
        </thead>
        <tbody>
          {REGISTER_IDS.map((register) => {
            const status = statuses?.get(register);
            return (
              <tr key={register}>
                <th scope="row">{data.register(register)}</th>
                <td>
                  <Origin status={status} />
                </td>
                <td className={styles['when']}>{status ? formats.dateTime(status.changedAtMs) : '–'}</td>
                <td className={styles['number']}>{formats.number(status?.rows ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Origin({ status }: { readonly status: RegisterStatus | undefined }) {
  const text = useText();
  if (!status) return <span className={styles['quiet']}>{text('frame.data.none')}</span>;
  if (status.origin === 'sample') {
    return (
      <Badge tone="warn" icon={FlaskConical}>
        {text('origin.sample')}
      </Badge>
    );
  }
  return <span className={styles['source']}>{status.source || text('origin.file')}</span>;
}
