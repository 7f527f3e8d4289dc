import { useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { BrokenPath } from '../../ui/broken-path.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { BodyForm } from './body-form.tsx';
import { FieldTable } from './field-table.tsx';
import { MessageForm } from './message-form.tsx';
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
  // Most of the operations are never looked at, and each has a form and tables.
  const [wasOpened, setWasOpened] = useState(false);
  const taken = operation.protocol === 'soap' ? operation.parameters : operation.body;
  return (
    <Disclosure
      onExpandedChange={() => setWasOpened(true)}
      title={
        <span className={styles['title']}>
          <span className={styles['method']}>{operation.method}</span>
          <code>
            <BrokenPath path={operation.title} />
          </code>
        </span>
      }
    >
      {wasOpened && (
        <div className={styles['details']}>
          {/* The words of the contract are English, whatever the language of the app. */}
          <p lang="en">{operation.doc}</p>
          {operation.protocol === 'json' && operation.method === 'GET' && serviceUrl && (
            <TryForm operation={operation} serviceUrl={serviceUrl} />
          )}
          {operation.sampleBody && serviceUrl && <BodyForm operation={operation} serviceUrl={serviceUrl} />}
          {operation.protocol === 'soap' && serviceUrl && (
            <MessageForm operation={operation} serviceUrl={serviceUrl} />
          )}
          {taken.length > 0 && <FieldTable fields={taken} label={text('services.takes')} />}
          <Answer operation={operation} />
        </div>
      )}
    </Disclosure>
  );
}

function Answer({ operation }: { operation: OperationView }) {
  const text = useText();
  const { rowType, rowDoc, rowFields } = operation;
  const title = text('services.answers', { type: rowType });
  if (rowFields.length === 0) return <p>{title}</p>;
  return (
    <Disclosure level={4} title={title} aside={text('services.fieldCount', { count: rowFields.length })}>
      <p lang="en" className={styles['doc']}>
        {rowDoc}
      </p>
      <FieldTable fields={rowFields} label={rowType} />
    </Disclosure>
  );
}
