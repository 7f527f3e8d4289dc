import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { statusTone } from './request-text.ts';
import type { TriedAnswer } from './send-request.ts';
import styles from './shown-answer.module.css';
import { ShownHeaders, ShownText } from './shown-message.tsx';

/** Status, time, size, headers and body of an answer. A long body is cut, and the cut is told. */
export function ShownAnswer({ answer }: { answer: TriedAnswer }) {
  const text = useText();
  const formats = useFormats();
  const { body } = answer;
  return (
    <div className={styles['answer']}>
      <p className={styles['facts']}>
        <Badge tone={statusTone(answer.status)}>{answer.status}</Badge>
        <span>{text('services.ms', { ms: formats.number(answer.durationMs, 1) })}</span>
        <span>{formats.bytes(answer.bytes)}</span>
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
