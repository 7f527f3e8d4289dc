import { Inbox, Pause } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import type { LoggedRequest } from '../../state/requests-store.ts';
import { REQUEST_COUNT } from '../../state/requests-store.ts';
import { useRequests } from '../../state/use-stores.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrokenPath } from '../../ui/broken-path.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { RequestDialog } from './request-dialog.tsx';
import styles from './request-list.module.css';
import { statusTone } from './request-text.ts';

/** The last requests to the services, live; held still while one reads. */
export function RequestList() {
  const text = useText();
  const live = useRequests((state) => state.requests);
  const [held, setHeld] = useState<readonly LoggedRequest[] | undefined>(undefined);
  const [opened, setOpened] = useState<LoggedRequest | undefined>(undefined);
  const requests = held ?? live;
  if (requests.length === 0) {
    return (
      <EmptyState icon={Inbox} title={text('services.requests.none')}>
        {text('services.requests.noneWhy')}
      </EmptyState>
    );
  }
  return (
    <div className={styles['list']}>
      <div className={styles['head']}>
        <span>{text('services.requests.count', { count: requests.length, most: REQUEST_COUNT })}</span>
        <Button
          size="small"
          icon={Pause}
          isPressed={held !== undefined}
          onPress={() => setHeld(held ? undefined : live)}
        >
          {text('services.requests.hold')}
        </Button>
      </div>
      <ScrollRegion className={styles['scroll']} label={text('services.requests.list')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{text('services.requests.at')}</th>
              <th scope="col">{text('services.requests.request')}</th>
              <th scope="col">{text('services.requests.status')}</th>
              <th scope="col">{text('services.requests.size')}</th>
              <th scope="col">{text('services.requests.time')}</th>
            </tr>
          </thead>
          <tbody>
            {requests.map((request) => (
              <RequestLine key={request.id} request={request} onOpen={setOpened} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {opened && <RequestDialog request={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

interface RequestLineProps {
  readonly request: LoggedRequest;
  onOpen(request: LoggedRequest): void;
}

/** Named by its operation, where it asked for one; its name opens it. */
function RequestLine({ request, onOpen }: RequestLineProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <tr>
      <td>{formats.time(request.atMs)}</td>
      <td className={styles['path']} title={`${request.path}\n${request.client}`}>
        <button type="button" className={styles['open']} onClick={() => onOpen(request)}>
          {request.operation && <strong className={styles['operation']}>{request.operation}</strong>}
          <span className={styles['address']}>
            {request.method} <BrokenPath path={request.path} />
          </span>
        </button>
      </td>
      <td>
        <Badge tone={statusTone(request.status)}>{request.status}</Badge>
      </td>
      <td className={styles['number']}>
        {formats.bytes(request.bytes)}
        {request.unpackedBytes !== request.bytes && (
          <span className={styles['aside']}>
            {text('services.requests.packed', { size: formats.bytes(request.unpackedBytes) })}
          </span>
        )}
      </td>
      <td className={styles['number']}>
        {text('services.ms', { ms: formats.number(request.durationMs, 1) })}
        {request.isCached && <span className={styles['aside']}>{text('services.requests.cached')}</span>}
      </td>
    </tr>
  );
}
