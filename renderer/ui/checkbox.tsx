import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from 'react-aria-components';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<AriaProps, 'children' | 'className' | 'style'> {
  /** Its words; without them give aria-label. */
  readonly children?: ReactNode;
}

export function Checkbox({ children, ...others }: CheckboxProps) {
  return (
    <AriaCheckbox {...others} className={styles['choice'] ?? ''}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles['box']}>
            {isIndeterminate ? <Minus aria-hidden /> : isSelected && <Check aria-hidden />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
