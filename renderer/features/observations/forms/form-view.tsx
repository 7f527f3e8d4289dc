import { CircleAlert } from 'lucide-react';
import type { JsonObject } from '../../../../shared/base/json.ts';
import { helpTexts } from '../../../../shared/contracts/observation/help-texts.ts';
import { formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import type { RegistrationForm } from '../../../../shared/contracts/observation/registration-forms.ts';
import { useLanguage } from '../../../i18n/text.tsx';
import fieldStyles from '../../../ui/field.module.css';
import { Icon } from '../../../ui/icon.tsx';
import formStyles from './form-fields.module.css';
import { FormFields, RowsControl } from './form-fields.tsx';
import { itemsOf, withItems } from './form-values.ts';
import { ItemChoice } from './item-choice.tsx';
import { nameIn } from './use-field-texts.ts';

export interface FormViewProps {
  readonly form: RegistrationForm;
  readonly registration: JsonObject;
  readonly onChange: (registration: JsonObject) => void;
  readonly hazardId: number;
  readonly faults: ReadonlyMap<string, string>;
}

/** One form: what it asks for in a sentence, what is wrong with it as a whole, and its members. Of some there may be several. */
export function FormView({ form, registration, onChange, hazardId, faults }: FormViewProps) {
  const language = useLanguage();
  const items = itemsOf(registration, form);
  const help = helpTexts[form.registrationTid];
  const change = (next: readonly JsonObject[]) => onChange(withItems(registration, form, next));
  const chooser = formLayout.fieldsOf(form.type).find(({ layout }) => layout.choosesItems);
  const parts = { hazardId, faults };
  const fault = faults.get(form.member);
  return (
    <div className={formStyles['fields']} data-path={form.member}>
      {help && <p>{nameIn(language, help)}</p>}
      {fault !== undefined && (
        <p className={fieldStyles['error']}>
          <Icon of={CircleAlert} size="small" />
          <span>{fault}</span>
        </p>
      )}
      {chooser && <ItemChoice {...parts} form={form} chooser={chooser} items={items} onChange={change} />}
      {!chooser && form.isList && (
        <RowsControl
          {...parts}
          title={nameIn(language, form.names)}
          typeName={form.type}
          path={form.member}
          rows={items.length === 0 ? [{}] : items}
          onRowsChange={change}
        />
      )}
      {!form.isList && (
        <FormFields
          {...parts}
          typeName={form.type}
          path={form.member}
          value={items[0] ?? {}}
          onChange={(next) => change([next])}
        />
      )}
    </div>
  );
}
