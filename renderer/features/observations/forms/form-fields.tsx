import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isJsonObject, type JsonObject } from '../../../../shared/base/json.ts';
import { type FormField, formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { isOpen } from '../../../../shared/contracts/observation/layout/open-fields.ts';
import { useSpeech, useText } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FieldControl } from './field-control.tsx';
import { FieldPlace } from './field-place.tsx';
import styles from './form-fields.module.css';
import { isEmpty, withMember } from './form-values.ts';
import { HeightDrawing } from './height-drawing.tsx';
import { SnowLayerDrawing } from './snow-layer-drawing.tsx';
import { nameIn, nameInSentence } from './use-field-texts.ts';

interface FormFieldsProps {
  readonly typeName: string;
  readonly value: JsonObject;
  readonly onChange: (value: JsonObject) => void;
  readonly hazardId: number;
  /** As the service tells faults: `DangerObs[0]`. */
  readonly path: string;
  /** What is wrong, by path. */
  readonly faults: ReadonlyMap<string, string>;
}

/** The members of a type: the quick ones first, the rest folded away until somebody asks or something is in it. */
export function FormFields(props: FormFieldsProps) {
  const { typeName, value, path, faults } = props;
  const { language, text } = useSpeech();
  const [isOpened, setOpened] = useState(false);
  const all = formLayout.fieldsOf(typeName);
  const open = all.filter(({ layout }) => isOpen(all, layout, value));
  const more = open.filter(({ layout }) => layout.isMore);
  const isNeeded = more.some(
    ({ field }) => !isEmpty(value[field.name]) || hasFault(faults, `${path}.${field.name}`),
  );
  return (
    <div className={styles['fields']}>
      {open
        .filter(({ layout }) => !layout.isMore)
        .map((each) => (
          <Member key={each.field.name} {...props} formField={each} />
        ))}
      {more.length > 0 && (
        <Disclosure
          title={text('observations.more', {
            names: more.map(({ names }) => nameInSentence(language, names).toLowerCase()).join(', '),
          })}
          isExpanded={isOpened || isNeeded}
          onExpandedChange={setOpened}
        >
          <div className={classNames(styles['fields'], styles['more'])}>
            {more.map((each) => (
              <Member key={each.field.name} {...props} formField={each} />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function Member({ formField, ...props }: FormFieldsProps & { readonly formField: FormField }) {
  const { field, names, layout } = formField;
  const { language } = useSpeech();
  const { value, onChange, hazardId, faults } = props;
  const path = `${props.path}.${field.name}`;
  const member = value[field.name];
  if (field.isScalar) {
    return (
      <FieldPlace path={path}>
        <FieldControl
          formField={formField}
          form={value}
          hazardId={hazardId}
          error={faults.get(path)}
          onChange={(next) => onChange(withMember(value, field.name, next))}
        />
        {layout.drawing === 'heights' && <HeightDrawing form={value} />}
      </FieldPlace>
    );
  }
  if (field.isList) {
    const rows = Array.isArray(member) ? member.filter(isJsonObject) : [];
    return (
      <div data-path={path}>
        <RowsControl
          {...props}
          title={nameIn(language, names)}
          typeName={field.typeName}
          path={path}
          rows={rows}
          onRowsChange={(next) => onChange(withMember(value, field.name, [...next]))}
        />
        {layout.drawing === 'layers' && <SnowLayerDrawing layers={rows} />}
      </div>
    );
  }
  return (
    <fieldset className={styles['group']} data-path={path}>
      <legend>{nameIn(language, names)}</legend>
      <FormFields
        {...props}
        typeName={field.typeName}
        path={path}
        value={isJsonObject(member) ? member : {}}
        onChange={(next) => onChange(withMember(value, field.name, next))}
      />
    </fieldset>
  );
}

function hasFault(faults: ReadonlyMap<string, string>, path: string): boolean {
  return [...faults.keys()].some(
    (each) => each === path || each.startsWith(`${path}.`) || each.startsWith(`${path}[`),
  );
}

interface RowsControlProps extends Pick<FormFieldsProps, 'typeName' | 'hazardId' | 'path' | 'faults'> {
  readonly title: string;
  readonly rows: readonly JsonObject[];
  readonly onRowsChange: (rows: readonly JsonObject[]) => void;
}

/** Rows of one kind, such as the layers of a profile: added at the end, removed one by one. One that is added is written next. */
export function RowsControl({ title, rows, onRowsChange, path, ...props }: RowsControlProps) {
  const text = useText();
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const awaited = useRef<number>(undefined);
  const { length } = rows;
  useEffect(() => {
    if (awaited.current !== length) return;
    awaited.current = undefined;
    focusFirstField(groupRef.current?.querySelector(`[data-row="${length}"]`));
  }, [length]);
  return (
    <fieldset ref={groupRef} className={styles['group']}>
      <legend>{title}</legend>
      {rows.map((row, index) => (
        // Rows have no name but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} data-row={index + 1} className={styles['row']}>
          <div className={styles['rowHead']}>
            <span>{text('observations.row', { number: index + 1 })}</span>
            <IconButton
              icon={Trash2}
              size="small"
              label={text('observations.row.remove', { what: title, number: index + 1 })}
              onPress={() => onRowsChange(rows.filter((_, at) => at !== index))}
            />
          </div>
          <FormFields
            {...props}
            path={`${path}[${index}]`}
            value={row}
            onChange={(next) => onRowsChange(rows.map((each, at) => (at === index ? next : each)))}
          />
        </div>
      ))}
      <div className={styles['add']}>
        <Button
          size="small"
          icon={Plus}
          onPress={() => {
            awaited.current = length + 1;
            onRowsChange([...rows, {}]);
          }}
        >
          {text('observations.row.add', { what: title.toLowerCase() })}
        </Button>
      </div>
    </fieldset>
  );
}

/** Behind the button that removes the row. What was pressed may be pushed out of sight by what came. */
function focusFirstField(row: Element | null | undefined): void {
  const controls = [...(row?.querySelectorAll<HTMLElement>('button, input, textarea') ?? [])];
  controls.filter((control) => control.tabIndex >= 0 && !control.closest('[aria-hidden="true"]'))[1]?.focus();
}
