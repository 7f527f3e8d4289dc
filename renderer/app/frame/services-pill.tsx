import { Copy, Server, ServerCrash } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, usePlaceActions, useSystem } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import styles from './bar-popover.module.css';
import { Pill } from './pill.tsx';

/** Where other programs reach the services, and whether they answer. */
export function ServicesPill() {
  const text = useText();
  const { go } = usePlaceActions();
  const { announce } = useNoticeActions();
  const services = useSystem((state) => state.info?.services) ?? [];
  const isAway = useSystem((state) => state.host !== 'open' || state.isDataAway || state.data === 'lost');
  const address = services[0] ? new URL(services[0].url).host : '';
  const state = text(isAway ? 'frame.services.away' : 'frame.services.at', { address });
  return (
    <Popover
      label={text('frame.services.label')}
      placement="bottom end"
      trigger={
        <Pill icon={isAway ? ServerCrash : Server} tone={isAway ? 'warn' : 'good'} label={state}>
          {state}
        </Pill>
      }
    >
      {(close) => (
        <div className={styles['wide']}>
          <h2 className={styles['heading']}>{text('frame.services.label')}</h2>
          <ul className={styles['lines']}>
            {services.map(({ service, url }) => (
              <li key={service} className={styles['line']}>
                <span className={styles['name']}>{serviceName(service, text)}</span>
                <code className={styles['fact']}>{url}</code>
                <span className={styles['act']}>
                  <IconButton
                    icon={Copy}
                    label={text('frame.services.copy', { what: serviceName(service, text) })}
                    onPress={() => {
                      void navigator.clipboard.writeText(url);
                      announce(text('frame.copied'));
                    }}
                  />
                </span>
              </li>
            ))}
          </ul>
          <div className={styles['foot']}>
            <Button
              onPress={() => {
                close();
                go('services');
              }}
            >
              {text('frame.services.open')}
            </Button>
          </div>
        </div>
      )}
    </Popover>
  );
}

function serviceName(service: string, text: ReturnType<typeof useText>): string {
  if (service === 'certificate') return text('frame.service.certificate');
  if (service === 'hydropower') return text('frame.service.hydropower');
  if (service === 'map') return text('frame.service.map');
  return service;
}
