import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from './choice-chips.module.css';
import { compassStep, isCompassKey } from './compass-keys.ts';
import fieldStyles from './field.module.css';
import { type FieldTexts, useIsInvalid } from './field-texts.tsx';
import { Icon } from './icon.tsx';
import type { Option } from './option.ts';

export interface ChoiceChipsProps<Id extends string> extends FieldTexts {
  readonly options: readonly Option<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: Id[]) => void;
  /** One at most, or any number; what is chosen can be given up again. */
  readonly mode: 'single' | 'multiple';
  /** compass: eight options from north, clockwise, each where it lies. */
  readonly arrangement?: 'row' | 'compass';
}

/** Arrows lead to where they point. On the way down, before React Aria, whose arrows know a row alone. */
function walkCompass(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!isCompassKey(key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons: Element[] = [...currentTarget.querySelectorAll('button')];
  const index = target instanceof Element ? buttons.indexOf(target) : -1;
  const next = buttons[compassStep(index, key)];
  if (index < 0 || !(next instanceof HTMLElement)) return;
  event.stopPropagation();
  event.preventDefault();
  next.focus();
}

/** A few that are all in sight, large enough for gloves: one of them, several, or none. */
export function ChoiceChips<Id extends string>({
  label,
  isLabelHidden,
  description,
  error,
  options,
  value,
  onChange,
  mode,
  arrangement = 'row',
}: ChoiceChipsProps<Id>) {
  const noteId = useId();
  const note = error ?? description;
  const isInvalid = useIsInvalid(error);
  const look = error === undefined ? 'description' : isInvalid ? 'error' : 'advice';
  return (
    <div
      className={fieldStyles['field']}
      {...(arrangement === 'compass' ? { onKeyDownCapture: walkCompass } : {})}
    >
      <span aria-hidden className={fieldStyles[isLabelHidden ? 'hidden' : 'label']}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-label={label}
        {...(note === undefined ? {} : { 'aria-describedby': noteId })}
        selectionMode={mode}
        selectedKeys={value}
        onSelectionChange={(keys) => onChange(options.filter(({ id }) => keys.has(id)).map(({ id }) => id))}
        className={styles[arrangement] ?? ''}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.id}
            id={option.id}
            {...(option.spokenLabel === undefined ? {} : { 'aria-label': option.spokenLabel })}
            className={styles['chip'] ?? ''}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {note !== undefined && (
        <p id={noteId} className={fieldStyles[look]}>
          {error !== undefined && <Icon of={isInvalid ? CircleAlert : TriangleAlert} size="small" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
