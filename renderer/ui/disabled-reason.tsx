import { type ReactNode, useId } from 'react';
import styles from './disabled-reason.module.css';

interface DisabledReasonProps {
  /** Why the control cannot be used; undefined where it can. */
  readonly reason: string | undefined;
  /** Draws the control, which is described by the reason where there is one. */
  children(described: { readonly 'aria-describedby'?: string }): ReactNode;
}

/** A control that cannot be used now and says why: to the pointer that rests on it, and to screen readers. */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const id = useId();
  return (
    <span className={styles['around']} title={reason}>
      {children(reason === undefined ? {} : { 'aria-describedby': id })}
      {reason !== undefined && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </span>
  );
}
