import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useText } from '../i18n/text.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';
import { useCopy } from './use-copy.ts';

type ToastTone = 'info' | 'good' | 'warn' | 'error';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

const ICONS: Record<ToastTone, LucideIcon> = {
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
};

export interface ToastProps {
  readonly tone: ToastTone;
  readonly sentence: string;
  /** What a user can copy for someone else. */
  readonly detail?: string | undefined;
  /** Each a button, the next step first. */
  readonly actions?: readonly ToastAction[];
  readonly onDismiss?: () => void;
  /** As it comes: where the button went that led to it. */
  readonly takesFocus?: boolean;
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Something that happened, told beside the work. Errors are told at once, the rest when there is a pause. */
export function Toast({ tone, sentence, detail, actions = [], onDismiss, takesFocus = false }: ToastProps) {
  const text = useText();
  const { icon, copy } = useCopy();
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles['toast'], styles[tone])}
      {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
    >
      <Icon of={ICONS[tone]} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['sentence']}>{sentence}</p>
        {(actions.length > 0 || detail) && (
          <div
            className={classNames(styles['actions'], actions.length > 0 ? undefined : styles['onlyDetail'])}
          >
            {actions.map(({ label, run }) => (
              <Button key={label} size="small" onPress={run}>
                {label}
              </Button>
            ))}
            {detail && (
              <Button tone="quiet" size="small" icon={icon} onPress={() => void copy(detail)}>
                {text('frame.part.copyDetail')}
              </Button>
            )}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton icon={X} size="small" label={text('frame.part.dismiss')} onPress={onDismiss} />
      )}
    </div>
  );
}
