import type { ReactNode } from 'react';
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from 'react-aria-components';
import styles from './choice.module.css';

export interface SwitchProps extends Omit<AriaProps, 'children' | 'className' | 'style'> {
  readonly children?: ReactNode;
}

/** On or off, at once. */
export function Switch({ children, ...others }: SwitchProps) {
  return (
    <AriaSwitch {...others} className={styles['choice'] ?? ''}>
      <span className={styles['track']}>
        <span className={styles['knob']} />
      </span>
      {children}
    </AriaSwitch>
  );
}
