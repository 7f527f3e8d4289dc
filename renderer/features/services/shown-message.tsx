import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { statusTone } from './request-text.ts';
import type { TriedAnswer } from './send-request.ts';
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

/** Status, time, size, headers and body of an answer. A long body is cut, and the cut is told. */
export function ShownAnswer({ answer }: { answer: TriedAnswer }) {
  const text = useText();
  const formats = useFormats();
  const { body } = answer;
  const size = formats.bytes(answer.bytes);
  const wasPacked = answer.headers.some(([name]) => name.toLowerCase() === 'content-encoding');
  return (
    <div className={styles['answer']}>
      <p className={styles['facts']}>
        <Badge tone={statusTone(answer.status)}>{answer.status}</Badge>
        <span>{text('services.ms', { ms: formats.number(answer.durationMs, 1) })}</span>
        <span>{wasPacked ? text('services.try.unpacked', { size }) : size}</span>
      </p>
      <ShownHeaders headers={answer.headers} />
      <ShownText label={text('services.try.body')}>{body.text}</ShownText>
      {body.cutFrom !== undefined && (
        <p className={styles['cut']}>
          {text('services.try.cut', { shown: body.text.length, all: body.cutFrom })}
        </p>
      )}
    </div>
  );
}
