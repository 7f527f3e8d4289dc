import { LocateFixed } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { CountField } from './count-field.tsx';
import styles from './export-fields.module.css';
import { SYSTEMS } from './export-settings.ts';
import type { ExportSettingsHandle } from './use-export-settings.ts';
import type { ExportSubjectHandle } from './use-export-subject.ts';

export interface ViewFieldsProps {
  readonly exports: ExportSettingsHandle;
  readonly subject: ExportSubjectHandle;
}

const DECIMALS = 5;

/** Which part of the world, how large, and in which system. */
export function ViewFields({ exports: { settings, change }, subject }: ViewFieldsProps) {
  const text = useText();
  const { view, changeView, takeFromScreen } = subject;
  return (
    <div className={styles['group']}>
      <CountField
        label={text('mapExport.scale')}
        description={text('mapExport.scale.where')}
        value={view.scale}
        least={100}
        most={100_000_000}
        onChange={(scale) => changeView({ scale })}
      />
      <Select
        label={text('mapExport.system')}
        options={SYSTEMS.map((id) => ({ id, label: text(`mapExport.system.${id}`) }))}
        value={settings.map.system}
        onChange={(system) => change('map', { system })}
      />
      <div className={styles['pair']}>
        <CountField
          label={text('mapExport.latitude')}
          value={view.latitude}
          least={-85}
          most={85}
          decimals={DECIMALS}
          onChange={(latitude) => changeView({ latitude })}
        />
        <CountField
          label={text('mapExport.longitude')}
          value={view.longitude}
          least={-180}
          most={180}
          decimals={DECIMALS}
          onChange={(longitude) => changeView({ longitude })}
        />
      </div>
      <CountField
        label={text('mapExport.rotation')}
        value={settings.map.rotation}
        least={0}
        most={360}
        decimals={1}
        onChange={(rotation) => change('map', { rotation })}
      />
      <Button size="small" icon={LocateFixed} onPress={takeFromScreen}>
        {text('mapExport.fromScreen')}
      </Button>
    </div>
  );
}
