import { useText } from '../../i18n/text.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './export-fields.module.css';
import type { ExportSettingsHandle } from './use-export-settings.ts';

const THINGS = ['hasScaleBar', 'hasLegend', 'hasNorthArrow', 'hasSources'] as const;

/** What lies on the map. */
export function MapFields({ exports: { settings, change } }: { readonly exports: ExportSettingsHandle }) {
  const text = useText();
  const { map } = settings;
  return (
    <div className={styles['group']}>
      <TextField
        label={text('mapExport.title')}
        value={map.title}
        maxLength={200}
        onChange={(title) => change('map', { title })}
      />
      <div className={styles['checks']}>
        {THINGS.map((name) => (
          <Checkbox
            key={name}
            isSelected={map[name]}
            onChange={(isThere) => change('map', { [name]: isThere })}
          >
            {text(`mapExport.${name}`)}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}
