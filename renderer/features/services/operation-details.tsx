import { useText } from '../../i18n/text.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FieldTable } from './field-table.tsx';
import styles from './operation-details.module.css';
import type { OperationView } from './operation-view.ts';
import { TryForm } from './try-form.tsx';

export interface OperationDetailsProps {
  readonly operation: OperationView;
  readonly serviceUrl: string | undefined;
}

/** One operation: what it does, what it takes, what it answers, and a way to try it. */
export function OperationDetails({ operation, serviceUrl }: OperationDetailsProps) {
  const text = useText();
  return (
    <Disclosure
      title={
        <span className={styles['title']}>
          <span className={styles['method']}>GET</span>
          <code>{operation.name}</code>
        </span>
      }
    >
      <div className={styles['details']}>
        {/* The words of the contract are English, whatever the language of the app. */}
        <p lang="en">{operation.doc}</p>
        {serviceUrl && <TryForm operation={operation} serviceUrl={serviceUrl} />}
        <Disclosure
          level={4}
          title={text('services.answers', { type: operation.rowType })}
          aside={text('services.fieldCount', { count: operation.rowFields.length })}
        >
          <p lang="en" className={styles['doc']}>
            {operation.rowDoc}
          </p>
          <FieldTable fields={operation.rowFields} label={operation.rowType} />
        </Disclosure>
      </div>
    </Disclosure>
  );
}
