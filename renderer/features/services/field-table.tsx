import type { FieldView } from '../../../shared/schema/view.ts';
import { useText } from '../../i18n/text.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import styles from './field-table.module.css';
import { typeText } from './operation-view.ts';

/** The members of a type with their words, from the contract. */
export function FieldTable({ fields, label }: { fields: readonly FieldView[]; label: string }) {
  const text = useText();
  return (
    <ScrollRegion label={label} className={styles['scroll']}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text('services.field.name')}</th>
            <th scope="col">{text('services.field.type')}</th>
            <th scope="col">{text('services.field.doc')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
              </th>
              <td>
                {typeText(field)}
                {field.isNillable && <span className={styles['note']}> {text('services.field.orNull')}</span>}
                {field.isOptional && (
                  <span className={styles['note']}> {text('services.field.optional')}</span>
                )}
              </td>
              <td lang="en">{field.doc}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
