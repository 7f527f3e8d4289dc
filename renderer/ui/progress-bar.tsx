import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; undefined while nobody knows how far it is. */
  readonly part: number | undefined;
  /** How far in words: `1,2 av 2,1 MB`. */
  readonly text?: string;
}

export function ProgressBar({ label, part, text }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={part ?? 0}
      minValue={0}
      maxValue={1}
      isIndeterminate={part === undefined}
      {...(text === undefined ? {} : { valueLabel: text })}
      className={styles['bar'] ?? ''}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <span className={styles['words']}>
            <Label>{label}</Label>
            <span>{isIndeterminate ? text : (text ?? valueText)}</span>
          </span>
          <span className={styles['track']}>
            <span
              className={styles['fill']}
              data-indeterminate={isIndeterminate || undefined}
              style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
