import { SquareDashedMousePointer } from 'lucide-react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import styles from './tiles-dialog.module.css';

export interface AreaFieldsProps {
  readonly bounds: LonLatBounds;
  readonly onChange: (bounds: LonLatBounds) => void;
  readonly isDrawing: boolean;
  readonly onDraw: (isDrawing: boolean) => void;
}

const SIDES = ['west', 'east', 'south', 'north'] as const;
const MAX_DEGREES = { west: 180, east: 180, south: 90, north: 90 };
const FORMAT = { maximumFractionDigits: 4 };

/** The sides of an area in degrees, and the way to draw it. */
export function AreaFields({ bounds, onChange, isDrawing, onDraw }: AreaFieldsProps) {
  const text = useText();
  return (
    <div className={styles['area']}>
      <Button icon={SquareDashedMousePointer} isPressed={isDrawing} onPress={() => onDraw(!isDrawing)}>
        {text('tiles.dialog.draw')}
      </Button>
      <div className={styles['pairs']}>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={text(`tiles.dialog.${side}`)}
            value={bounds[side]}
            minValue={-MAX_DEGREES[side]}
            maxValue={MAX_DEGREES[side]}
            formatOptions={FORMAT}
            onChange={(next) => next !== undefined && onChange({ ...bounds, [side]: next })}
          />
        ))}
      </div>
    </div>
  );
}
