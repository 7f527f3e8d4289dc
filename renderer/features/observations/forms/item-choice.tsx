import type { JsonObject } from '../../../../shared/base/json.ts';
import { type FormField, formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { offeredElements } from '../../../../shared/contracts/observation/lookups/offered-elements.ts';
import type { RegistrationForm } from '../../../../shared/contracts/observation/registration-forms.ts';
import { useLanguage } from '../../../i18n/text.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { chooseItems } from './chosen-items.ts';
import { FieldControl } from './field-control.tsx';
import { FieldPlace } from './field-place.tsx';
import styles from './form-fields.module.css';
import { withMember } from './form-values.ts';
import { nameIn, useFieldTexts } from './use-field-texts.ts';

interface ItemChoiceProps {
  readonly form: RegistrationForm;
  /** The member by which items are chosen. */
  readonly chooser: FormField;
  readonly items: readonly JsonObject[];
  readonly onChange: (items: readonly JsonObject[]) => void;
  readonly hazardId: number;
  readonly faults: ReadonlyMap<string, string>;
}

/** Several items of a form, chosen together, and below what is told of each. */
export function ItemChoice({ form, chooser, items, onChange, hazardId, faults }: ItemChoiceProps) {
  const language = useLanguage();
  const member = chooser.field.name;
  const elements = offeredElements(chooser, hazardId);
  const nameOf = (id: unknown) => {
    const element = elements.find(([each]) => each === id);
    return element ? nameIn(language, [element[1], element[2]]) : '';
  };
  const others = formLayout.fieldsOf(form.type).filter(({ field }) => field.name !== member);
  const replace = (at: number, next: JsonObject) =>
    onChange(items.map((item, index) => (index === at ? next : item)));
  return (
    <>
      <ChoiceChips
        {...useFieldTexts()(chooser)}
        error={items.map((_, at) => faults.get(`${form.member}[${at}].${member}`)).find(Boolean)}
        mode="multiple"
        options={elements.map(([id]) => ({ id: String(id), label: nameOf(id) }))}
        value={items.map((item) => String(item[member]))}
        onChange={(ids) =>
          onChange(chooseItems(items, member, ids.map(Number), chooser.layout.choosesItems?.alone ?? []))
        }
      />
      {items.map((item, index) => (
        <fieldset key={String(item[member])} className={styles['group']}>
          <legend>{nameOf(item[member])}</legend>
          {others.map((each) => {
            const path = `${form.member}[${index}].${each.field.name}`;
            return (
              <FieldPlace key={each.field.name} path={path}>
                <FieldControl
                  formField={each}
                  form={item}
                  hazardId={hazardId}
                  error={faults.get(path)}
                  onChange={(value) => replace(index, withMember(item, each.field.name, value))}
                />
              </FieldPlace>
            );
          })}
        </fieldset>
      ))}
    </>
  );
}
