import { ChevronDown, ChevronUp } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountField } from './count-field.tsx';
import styles from './export-fields.module.css';
import { type LegendLayer, moveInLegend } from './legend-layers.ts';
import type { ExportSettingsHandle } from './use-export-settings.ts';

export interface LegendFieldsProps {
  readonly exports: ExportSettingsHandle;
  readonly layers: readonly LegendLayer[];
}

/** What the legend explains, in which order, and how it is laid out. */
export function LegendFields({ exports, layers }: LegendFieldsProps) {
  const text = useText();
  const { settings, change } = exports;
  const { legend } = settings;
  const set = (part: Partial<typeof legend>) => change('legend', part);
  return (
    <div className={styles['group']}>
      <TextField
        label={text('mapExport.legend.title')}
        value={legend.title}
        maxLength={100}
        onChange={(title) => set({ title })}
      />
      <ul className={styles['layers']} aria-label={text('mapExport.legend.layers')}>
        {layers.map((layer) => (
          <LegendLayerRow key={layer.name.layerId} layer={layer} layers={layers} exports={exports} />
        ))}
      </ul>
      <Checkbox isSelected={legend.isInViewOnly} onChange={(isInViewOnly) => set({ isInViewOnly })}>
        {text('mapExport.legend.inView')}
      </Checkbox>
      <Checkbox isSelected={legend.hasHeadings} onChange={(hasHeadings) => set({ hasHeadings })}>
        {text('mapExport.legend.headings')}
      </Checkbox>
      <div className={styles['pair']}>
        <CountField
          label={text('mapExport.legend.columns')}
          value={legend.columns}
          least={1}
          most={6}
          onChange={(columns) => set({ columns })}
        />
        <CountField
          label={text('mapExport.letters')}
          value={legend.letterPt}
          least={4}
          most={48}
          decimals={1}
          onChange={(letterPt) => set({ letterPt })}
        />
        <CountField
          label={text('mapExport.legend.patchWidth')}
          value={legend.patchWidthPt}
          least={4}
          most={144}
          onChange={(patchWidthPt) => set({ patchWidthPt })}
        />
        <CountField
          label={text('mapExport.legend.patchHeight')}
          value={legend.patchHeightPt}
          least={4}
          most={144}
          onChange={(patchHeightPt) => set({ patchHeightPt })}
        />
      </div>
    </div>
  );
}

function LegendLayerRow({ layer, layers, exports }: LegendFieldsProps & { readonly layer: LegendLayer }) {
  const text = useText();
  const { settings, change } = exports;
  const { hidden } = settings.legend;
  const { layerId, name } = layer.name;
  const move = (by: -1 | 1) => change('legend', { order: moveInLegend(layers, layerId, by) });
  const [first] = layers;
  return (
    <li className={styles['layer']}>
      <Checkbox
        isSelected={layer.isShown}
        onChange={(isShown) =>
          change('legend', {
            hidden: isShown ? hidden.filter((id) => id !== layerId) : [...hidden, layerId],
          })
        }
      >
        {name}
      </Checkbox>
      <IconButton
        icon={ChevronUp}
        size="small"
        label={text('mapExport.legend.up', { name })}
        isDisabled={first === layer}
        onPress={() => move(-1)}
      />
      <IconButton
        icon={ChevronDown}
        size="small"
        label={text('mapExport.legend.down', { name })}
        isDisabled={layers.at(-1) === layer}
        onPress={() => move(1)}
      />
    </li>
  );
}
