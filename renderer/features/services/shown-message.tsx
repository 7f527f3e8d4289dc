import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import styles from './shown-message.module.css';

/** Headers of a message, folded. */
export function ShownHeaders({ headers }: { headers: readonly (readonly [name: string, value: string])[] }) {
  const text = useText();
  const formats = useFormats();
  return (
    <Disclosure level={4} title={text('services.try.headers')} aside={formats.number(headers.length)}>
      <dl className={styles['headers']}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** The body of a message, scrolling by itself. */
export function ShownText({ label, children }: { label: string; children: string }) {
  return (
    <ScrollRegion className={styles['body']} label={label}>
      <pre>{children}</pre>
    </ScrollRegion>
  );
}
