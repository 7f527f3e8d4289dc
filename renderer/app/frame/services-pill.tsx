import { Server, ServerCrash } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { isTextKey } from '../../i18n/texts.ts';
import { useNoticeActions, usePlaceActions, useSystem } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './bar-popover.module.css';
import { Pill } from './pill.tsx';

/** Where other programs reach the services, and whether they answer. */
export function ServicesPill() {
  const text = useText();
  const { go } = usePlaceActions();
  const services = useSystem((state) => state.info?.services) ?? [];
  const isHostAway = useSystem((state) => state.host !== 'open');
  const isDataAway = useSystem((state) => state.isDataAway || state.data === 'lost');
  const isAway = isHostAway || isDataAway;
  const address = services[0] ? new URL(services[0].url).host : '';
  const states = {
    at: text('frame.services.at', { address }),
    hostAway: text('frame.services.hostAway'),
    dataAway: text('frame.services.dataAway'),
  };
  const state = states[isHostAway ? 'hostAway' : isDataAway ? 'dataAway' : 'at'];
  return (
    <Popover
      label={text('frame.services.label')}
      placement="bottom end"
      trigger={
        <Pill icon={isAway ? ServerCrash : Server} tone={isAway ? 'warn' : 'good'} label={state}>
          <span className={styles['steady']}>
            {Object.values(states).map((each) => (
              <span key={each} data-shown={each === state}>
                {each}
              </span>
            ))}
          </span>
        </Pill>
      }
    >
      {(close) => (
        <div className={styles['wide']}>
          <h2 className={styles['heading']}>{text('frame.services.label')}</h2>
          <ul className={styles['lines']}>
            {services.map(({ service, url }) => (
              <ServiceLine key={service} name={serviceName(service, text)} url={url} />
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

function ServiceLine({ name, url }: { readonly name: string; readonly url: string }) {
  const text = useText();
  const { announce } = useNoticeActions();
  const { icon, copy } = useCopy();
  return (
    <li className={styles['line']}>
      <span className={styles['name']}>{name}</span>
      <code className={styles['fact']}>{url}</code>
      <span className={styles['act']}>
        <IconButton
          icon={icon}
          label={text('frame.services.copy', { what: name })}
          onPress={() => void copy(url).then(() => announce(text('frame.copied')))}
        />
      </span>
    </li>
  );
}

function serviceName(service: string, text: ReturnType<typeof useText>): string {
  const key = `frame.service.${service}`;
  return isTextKey(key) ? text(key) : service;
}
