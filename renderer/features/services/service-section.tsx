import { BookOpen, FileCode } from 'lucide-react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { isElectronShell } from '../../bridge/varde-shell.ts';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, useSystem } from '../../state/use-stores.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrokenPath } from '../../ui/broken-path.tsx';
import { Button } from '../../ui/button.tsx';
import { OperationDetails } from './operation-details.tsx';
import type { ServiceView } from './operation-view.ts';
import { ServiceAliases } from './service-aliases.tsx';
import styles from './service-section.module.css';
import { useCopied } from './use-copied.ts';

/** One service: its address, and what can be asked of it. */
export function ServiceSection({ service }: { service: ServiceView }) {
  const text = useText();
  const { icon, copy } = useCopied();
  const url = useSystem((state) => state.info?.services.find((known) => known.service === service.id)?.url);
  const name = text(`frame.service.${service.id}`);
  return (
    <section aria-labelledby={`service-${service.id}`}>
      <div className={styles['header']}>
        <h2 id={`service-${service.id}`} className={styles['name']}>
          {name}
        </h2>
        <Badge>{text('services.version', { version: service.version })}</Badge>
      </div>
      {url && (
        <div className={styles['address']}>
          <code className={styles['url']}>
            <BrokenPath path={url} />
          </code>
          <Button size="small" icon={icon} onPress={() => copy(url)}>
            {text('services.copyAddress')}
          </Button>
          {service.id === 'map' && <ServiceDocuments url={url} />}
        </div>
      )}
      <div className={styles['operations']}>
        {url && <ServiceAliases service={service} serviceUrl={url} />}
        {service.operations.map((operation) => (
          <OperationDetails key={operation.name} operation={operation} serviceUrl={url} />
        ))}
      </div>
    </section>
  );
}

/** What a SOAP service says of itself. */
function ServiceDocuments({ url }: { url: string }) {
  const text = useText();
  const open = useOpenAddress();
  return (
    <>
      <Button size="small" icon={BookOpen} onPress={() => open(`${url}?help`)}>
        {text('services.manual')}
      </Button>
      <Button size="small" icon={FileCode} onPress={() => open(`${url}?wsdl`)}>
        {text('services.description')}
      </Button>
    </>
  );
}

/** Opens a page of the services beside the app: in a tab, and from Electron in the browser of the system. */
function useOpenAddress(): (address: string) => void {
  const { show } = useNoticeActions();
  const { host } = useBridge();
  return (address) => {
    const tell = (error: unknown) =>
      show({
        tone: 'warn',
        sentence: (text) => text('services.openFailed', { address }),
        detail: String(error),
      });
    if (isElectronShell()) host['app.openExternal']({ url: address }).catch(tell);
    else if (!openTab(address)) tell('The browser opened no tab.');
  };
}

/** Whether the browser opened a tab. It does not get hold of this window. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
