import { useText } from '../../i18n/text.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { CountField } from './count-field.tsx';
import styles from './export-fields.module.css';
import { BAR_COLORS, BAR_KINDS, BAR_NUMBERS, BAR_UNITS } from './export-settings.ts';
import type { ExportSettingsHandle } from './use-export-settings.ts';

const MAX_DIVISIONS = 20;

/** The kind of the scale bar, its parts and its looks. */
export function ScaleBarFields({ exports }: { readonly exports: ExportSettingsHandle }) {
  const text = useText();
  const { settings, change } = exports;
  const { bar } = settings;
  const set = (part: Partial<typeof bar>) => change('bar', part);
  return (
    <div className={styles['group']}>
      <Select
        label={text('mapExport.bar.kind')}
        options={BAR_KINDS.map((id) => ({ id, label: text(`mapExport.bar.kind.${id}`) }))}
        value={bar.kind}
        onChange={(kind) => set({ kind })}
      />
      {bar.kind !== 'numeric' && <BarParts exports={exports} />}
      <div className={styles['pair']}>
        <CountField
          label={text('mapExport.letters')}
          value={bar.letterPt}
          least={4}
          most={48}
          decimals={1}
          onChange={(letterPt) => set({ letterPt })}
        />
        <Select
          label={text('mapExport.bar.color')}
          options={BAR_COLORS.map((id) => ({ id, label: text(`mapExport.color.${id}`) }))}
          value={bar.color}
          onChange={(color) => set({ color })}
        />
      </div>
      <Checkbox isSelected={bar.isBold} onChange={(isBold) => set({ isBold })}>
        {text('mapExport.bold')}
      </Checkbox>
    </div>
  );
}

function BarParts({ exports: { settings, change } }: { readonly exports: ExportSettingsHandle }) {
  const text = useText();
  const { bar } = settings;
  const set = (part: Partial<typeof bar>) => change('bar', part);
  return (
    <>
      <div className={styles['pair']}>
        <CountField
          label={text('mapExport.bar.division')}
          description={text('mapExport.bar.division.auto')}
          value={bar.division}
          least={0}
          most={100_000}
          decimals={3}
          onChange={(division) => set({ division })}
        />
        <Select
          label={text('mapExport.bar.unit')}
          options={BAR_UNITS.map((id) => ({ id, label: text(`mapExport.bar.unit.${id}`) }))}
          value={bar.unit}
          onChange={(unit) => set({ unit })}
        />
      </div>
      <div className={styles['pair']}>
        <CountField
          label={text('mapExport.bar.divisions')}
          value={bar.divisions}
          least={1}
          most={MAX_DIVISIONS}
          onChange={(divisions) => set({ divisions })}
        />
        <CountField
          label={text('mapExport.bar.subdivisions')}
          value={bar.subdivisions}
          least={0}
          most={MAX_DIVISIONS}
          onChange={(subdivisions) => set({ subdivisions })}
        />
        <CountField
          label={text('mapExport.bar.beforeZero')}
          value={Math.min(bar.beforeZero, bar.divisions)}
          least={0}
          most={bar.divisions}
          onChange={(beforeZero) => set({ beforeZero })}
        />
        <CountField
          label={text('mapExport.bar.height')}
          value={bar.heightPt}
          least={1}
          most={72}
          decimals={1}
          onChange={(heightPt) => set({ heightPt })}
        />
      </div>
      <Select
        label={text('mapExport.bar.numbers')}
        options={BAR_NUMBERS.map((id) => ({ id, label: text(`mapExport.bar.numbers.${id}`) }))}
        value={bar.numbers}
        onChange={(numbers) => set({ numbers })}
      />
      <Checkbox isSelected={bar.areNumbersBelow} onChange={(areNumbersBelow) => set({ areNumbersBelow })}>
        {text('mapExport.bar.below')}
      </Checkbox>
    </>
  );
}
