import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { AreaFields } from './area-fields.tsx';
import type { TileChoice } from './tile-selection.ts';
import styles from './tiles-dialog.module.css';

export interface SelectionFieldsProps {
  readonly facts: BridgeType<'TileFacts'>;
  readonly choice: TileChoice;
  readonly onChange: (choice: TileChoice) => void;
  readonly isDrawing: boolean;
  readonly onDraw: (isDrawing: boolean) => void;
}

/** The area and the levels, each with its scale. An empty field keeps the number before. */
export function SelectionFields({ facts, choice, onChange, isDrawing, onDraw }: SelectionFieldsProps) {
  const text = useText();
  const formats = useFormats();
  const { area, bounds, minLevel, maxLevel } = choice;
  const scaleOf = (levelId: number) => {
    const scale = facts.scheme.levels.find((level) => level.levelId === levelId)?.scale;
    return scale === undefined
      ? undefined
      : text('tiles.dialog.scale', { scale: formats.number(Math.round(scale)) });
  };
  return (
    <>
      <RadioGroup
        label={text('tiles.dialog.area')}
        options={(['box', 'all'] as const).map((id) => ({ id, label: text(`tiles.dialog.area.${id}`) }))}
        value={area}
        onChange={(next) => onChange({ ...choice, area: next })}
      />
      {area === 'box' && (
        <AreaFields
          bounds={bounds}
          onChange={(next) => onChange({ ...choice, bounds: next })}
          isDrawing={isDrawing}
          onDraw={onDraw}
        />
      )}
      <div className={styles['pairs']}>
        <NumberField
          label={text('tiles.dialog.minLevel')}
          description={scaleOf(minLevel)}
          value={minLevel}
          minValue={facts.minLevel}
          maxValue={maxLevel}
          onChange={(next) => next !== undefined && onChange({ ...choice, minLevel: next })}
        />
        <NumberField
          label={text('tiles.dialog.maxLevel')}
          description={scaleOf(maxLevel)}
          value={maxLevel}
          minValue={minLevel}
          maxValue={facts.maxLevel}
          onChange={(next) => next !== undefined && onChange({ ...choice, maxLevel: next })}
        />
      </div>
    </>
  );
}
