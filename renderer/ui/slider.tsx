import { Slider as AriaSlider, Label, SliderThumb, SliderTrack } from 'react-aria-components';
import fieldStyles from './field.module.css';
import styles from './slider.module.css';

export interface SliderProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly value: readonly [least: number, most: number];
  /** While it moves. */
  readonly onChange: (value: [least: number, most: number]) => void;
  /** When it is let go. */
  readonly onChangeEnd?: (value: [least: number, most: number]) => void;
  /** Names of the two ends. */
  readonly endLabels: readonly [least: string, most: string];
  /** How a value is written below the track, under which end; 0 is the lower one. */
  readonly format: (value: number, end: 0 | 1) => string;
  readonly isDisabled?: boolean;
}

/** A range between two ends. The ends have their own names and move with the arrow keys. */
export function Slider(props: SliderProps) {
  const { least, most, value } = props;
  const width = Math.max(most - least, Number.EPSILON);
  const place = (at: number) => `${(100 * (at - least)) / width}%`;
  const pair = (values: number | number[]): [number, number] =>
    Array.isArray(values) ? [values[0] ?? least, values[1] ?? most] : [values, most];
  return (
    <AriaSlider
      minValue={least}
      maxValue={most}
      step={props.step ?? 1}
      value={[...value]}
      onChange={(values) => props.onChange(pair(values))}
      onChangeEnd={(values) => props.onChangeEnd?.(pair(values))}
      isDisabled={props.isDisabled ?? false}
      className={styles['slider'] ?? ''}
    >
      <Label className={fieldStyles[props.isLabelHidden ? 'hidden' : 'label'] ?? ''}>{props.label}</Label>
      <SliderTrack className={styles['track'] ?? ''}>
        <span className={styles['line']} />
        <span
          className={styles['fill']}
          style={{ left: place(value[0]), right: `${100 - (100 * (value[1] - least)) / width}%` }}
        />
        {props.endLabels.map((name, index) => (
          <SliderThumb key={name} index={index} aria-label={name} className={styles['thumb'] ?? ''} />
        ))}
      </SliderTrack>
      <span className={styles['values']}>
        <span>{props.format(value[0], 0)}</span>
        <span>{props.format(value[1], 1)}</span>
      </span>
    </AriaSlider>
  );
}
