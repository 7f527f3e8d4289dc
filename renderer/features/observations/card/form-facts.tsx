import { isJsonObject, type JsonObject } from '../../../../shared/base/json.ts';
import { type FormField, formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { asAsked } from '../../../../shared/contracts/observation/layout/open-fields.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { isEmpty } from '../forms/form-values.ts';
import { nameIn } from '../forms/use-field-texts.ts';
import styles from './observation-card.module.css';
import { valueText } from './value-text.ts';

interface FormFactsProps {
  readonly typeName: string;
  readonly value: JsonObject;
  readonly hazardId: number;
}

/** What was given of a type, member by member, in the order of its form. */
export function FormFacts({ typeName, value, hazardId }: FormFactsProps) {
  const given = formLayout.fieldsOf(typeName).filter(({ field }) => !isEmpty(value[field.name]));
  return (
    <dl className={styles['facts']}>
      {given.map((each) => (
        <Fact key={each.field.name} each={each} value={value} hazardId={hazardId} />
      ))}
    </dl>
  );
}

function Fact({ each, value, hazardId }: { each: FormField; value: JsonObject; hazardId: number }) {
  const speech = useSpeech();
  const { field, names } = asAsked(each, value);
  const member = value[field.name];
  const items = Array.isArray(member) ? member : [member];
  return (
    <div>
      <dt>{nameIn(speech.language, names)}</dt>
      <dd>
        {field.isScalar
          ? valueText(each, member, hazardId, speech)
          : items.filter(isJsonObject).map((item, index) => (
              // Rows have no name but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <FormFacts key={index} typeName={field.typeName} value={item} hazardId={hazardId} />
            ))}
      </dd>
    </div>
  );
}
