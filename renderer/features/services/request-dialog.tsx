import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useHostQuery } from '../../bridge/use-queries.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import type { LoggedRequest } from '../../state/requests-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrokenPath } from '../../ui/broken-path.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shownMessage } from './logged-message.ts';
import styles from './request-dialog.module.css';
import { statusTone } from './request-text.ts';
import { ShownHeaders, ShownText } from './shown-message.tsx';

interface RequestDialogProps {
  readonly request: LoggedRequest;
  onClose(): void;
}

/** One of the recent requests with its answer, as they passed. */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const text = useText();
  const formats = useFormats();
  const { data: exchange, error } = useHostQuery('requests.exchange', { id: request.id });
  return (
    <Dialog
      title={request.operation || text('services.requests.request')}
      size="large"
      isOpen
      onClose={onClose}
    >
      <p className={styles['line']}>
        <code>
          {request.method} <BrokenPath path={request.path} />
        </code>
      </p>
      <p className={styles['facts']}>
        <Badge tone={statusTone(request.status)}>{request.status}</Badge>
        <span>{formats.time(request.atMs)}</span>
        <span>{text('services.ms', { ms: formats.number(request.durationMs, 1) })}</span>
        <span>{sentSize(request, text, formats)}</span>
        <span className={styles['client']}>{request.client}</span>
      </p>
      {error && <p role="alert">{describeError(error, text).sentence}</p>}
      {exchange && (
        <>
          <Message side="request" message={exchange.request} />
          <Message side="answer" message={exchange.answer} />
        </>
      )}
    </Dialog>
  );
}

/** How much was sent, and of how much where it was packed: the messages below are told unpacked. */
function sentSize({ bytes, unpackedBytes }: LoggedRequest, text: Text, formats: Formats): string {
  if (bytes === unpackedBytes) return formats.bytes(bytes);
  return text('services.requests.sent', {
    bytes: formats.bytes(bytes),
    size: formats.bytes(unpackedBytes),
  });
}

function Message({ side, message }: { side: 'request' | 'answer'; message: BridgeType<'LoggedMessage'> }) {
  const text = useText();
  const formats = useFormats();
  const title = text(`services.requests.${side}`);
  const { headers, body, notTextType } = shownMessage(message, side);
  return (
    <div className={styles['message']}>
      <h3>{title}</h3>
      <ShownHeaders headers={headers} />
      {body && <ShownText label={title}>{body.text}</ShownText>}
      {body?.cutFrom !== undefined && (
        <p className={styles['quiet']}>
          {text('services.requests.cut', { all: formats.bytes(message.bytes) })}
        </p>
      )}
      {!body && (
        <p className={styles['quiet']}>
          {notTextType === undefined
            ? text('services.requests.noBody')
            : text('services.requests.notText', { type: notTextType, size: formats.bytes(message.bytes) })}
        </p>
      )}
    </div>
  );
}
