import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from './choice-chips.module.css';
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
    <div className={fieldStyles['field']}>
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
          <ToggleButton key={option.id} id={option.id} className={styles['chip'] ?? ''}>
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
