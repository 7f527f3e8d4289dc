import { Slider as AriaSlider, Label, SliderThumb, SliderTrack } from 'react-aria-components';
import fieldStyles from './field.module.css';
import styles from './slider.module.css';

export interface PercentSliderProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  /** While it moves, in steps of 5 %. */
  readonly onChange: (value: number) => void;
  /** How the value is written. */
  readonly valueText: string;
}

/** A share of the whole, moved by pointer or arrow keys. */
export function PercentSlider({ label, value, onChange, valueText }: PercentSliderProps) {
  return (
    <AriaSlider
      minValue={0}
      maxValue={1}
      step={0.05}
      value={value}
      onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
      formatOptions={{ style: 'percent' }}
      className={styles['slider'] ?? ''}
    >
      <span className={styles['values']}>
        <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
        <span aria-hidden>{valueText}</span>
      </span>
      <SliderTrack className={styles['track'] ?? ''}>
        <span className={styles['line']} />
        <span className={styles['fill']} style={{ left: 0, right: `${100 - 100 * value}%` }} />
        <SliderThumb className={styles['thumb'] ?? ''} />
      </SliderTrack>
    </AriaSlider>
  );
}
