import { useEffect, useState } from 'react';
import { AppError } from '../../../shared/base/app-error.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './setting-field.module.css';

export interface SettingFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** The value that is kept. */
  readonly value: string;
  /** Why a value cannot be kept, before it is sent; undefined = it can. */
  readonly check?: (value: string) => string | undefined;
  /** What to say when the host refuses a value that passed the check; without it, what the host says. */
  readonly refusal?: string;
  /** Keeps a value; rejected with why the host refuses it. */
  readonly onKeep: (value: string) => Promise<void>;
}

type FieldState =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'kept'; readonly atMs: number }
  /** Did not pass the check. */
  | { readonly kind: 'unfit'; readonly value: string }
  | { readonly kind: 'refused'; readonly error: unknown };

/** A setting that is text: kept when one leaves it or presses Enter, with a quiet word that it was. */
export function SettingField(props: SettingFieldProps) {
  const { label, description, placeholder, value, check, refusal, onKeep } = props;
  const text = useText();
  const formats = useFormats();
  const [draft, setDraft] = useState(value);
  const [state, setState] = useState<FieldState>({ kind: 'quiet' });
  useEffect(() => setDraft(value), [value]);

  async function keep(): Promise<void> {
    const wanted = draft.trim();
    if (wanted === value) {
      setDraft(value);
      setState((known) => (known.kind === 'kept' ? known : { kind: 'quiet' }));
      return;
    }
    if (check?.(wanted) !== undefined) {
      setState({ kind: 'unfit', value: wanted });
      return;
    }
    try {
      await onKeep(wanted);
      setState({ kind: 'kept', atMs: Date.now() });
    } catch (error) {
      setState({ kind: 'refused', error });
    }
  }

  // Said anew each time: the language may have changed since.
  function reason(): string | undefined {
    if (state.kind === 'unfit') return check?.(state.value);
    if (state.kind !== 'refused') return undefined;
    const isRefused = state.error instanceof AppError && state.error.code === 'settings/bad-value';
    return isRefused && refusal ? refusal : describeError(state.error, text).sentence;
  }

  return (
    <div className={styles['field']}>
      <TextField
        label={label}
        description={description}
        error={reason()}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={draft}
        onChange={setDraft}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void keep();
          else if (event.key === 'Escape') {
            setDraft(value);
            setState({ kind: 'quiet' });
          }
          // What the field does not use may be a shortcut.
          else event.continuePropagation();
        }}
        spellCheck="false"
        autoComplete="off"
      />
      <p role="status" className={styles['kept']}>
        {state.kind === 'kept' && text('settings.kept', { at: formats.time(state.atMs) })}
      </p>
    </div>
  );
}
