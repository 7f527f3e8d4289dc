import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { describeError } from '../i18n/describe-error.ts';
import { useText } from '../i18n/text.tsx';
import { TextField } from './text-field.tsx';

/** What the button gets that begins the change. */
export interface RenameButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

export interface EditableNameProps {
  readonly name: string;
  /** Of the field, for screen readers. */
  readonly label: string;
  /** Where it throws the name is refused, and the field says why. */
  readonly onRename: (name: string) => Promise<void>;
  /** What stands there until somebody presses the button in it. */
  readonly children: (button: RenameButtonProps) => ReactNode;
}

/** A name that can be changed where it stands. Who did it by key goes on at the button. */
export function EditableName({ children, ...field }: EditableNameProps) {
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocusBack = useRef(false);
  useEffect(() => {
    if (isChanging || !takesFocusBack.current) return;
    takesFocusBack.current = false;
    button.current?.focus();
  }, [isChanging]);

  if (!isChanging) return children({ ref: button, onPress: () => setChanging(true) });
  return (
    <NameField
      {...field}
      onDone={(isByKey) => {
        takesFocusBack.current = isByKey;
        setChanging(false);
      }}
    />
  );
}

interface NameFieldProps extends Omit<EditableNameProps, 'children'> {
  /** The name is kept, or left as it was; by key, so that the focus has to go somewhere. */
  readonly onDone: (isByKey: boolean) => void;
}

/** Takes another name: kept by Enter and when one leaves the field, left as it was by Escape. */
function NameField({ name: before, label, onRename, onDone }: NameFieldProps) {
  const text = useText();
  const [draft, setDraft] = useState(before);
  const [refusal, setRefusal] = useState<{ readonly error: unknown }>();
  const isBusy = useRef(false);

  async function keep(isByKey: boolean): Promise<void> {
    // Leaving the field follows Enter; the name is asked for once.
    if (isBusy.current) return;
    const name = draft.trim();
    if (name === before) {
      onDone(isByKey);
      return;
    }
    isBusy.current = true;
    try {
      await onRename(name);
      onDone(isByKey);
    } catch (error) {
      setRefusal({ error });
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <TextField
      label={label}
      isLabelHidden
      autoFocus
      error={refusal && describeError(refusal.error, text).sentence}
      value={draft}
      onChange={(value) => {
        setDraft(value);
        setRefusal(undefined);
      }}
      onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
      onBlur={() => void keep(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void keep(true);
        if (event.key === 'Escape') onDone(true);
      }}
      spellCheck="false"
      autoComplete="off"
    />
  );
}
