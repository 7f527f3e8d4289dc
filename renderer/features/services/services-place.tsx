import { useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useRemembered, useSettings } from '../../state/use-stores.ts';
import { Panel, PanelEdge, PanelGroup } from '../../ui/panel.tsx';
import { readPanelSizes } from '../../ui/panel-sizes.ts';
import { PlaceHeader } from '../../ui/place-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { serviceViews } from './operation-view.ts';
import { RequestList } from './request-list.tsx';
import { ServiceSection } from './service-section.tsx';
import styles from './services-place.module.css';
import { TileAddresses } from './tile-addresses.tsx';

/** What Varde answers other programs: addresses, operations, a way to try them, and who asked. */
export function ServicesPlace() {
  const text = useText();
  // Large type needs more room before two columns are better than one.
  const isSun = useSettings((settings) => settings.theme === 'sun');
  const isWide = useIsWide(isSun ? 1700 : 1100);
  const [sizes, rememberSizes] = useRemembered('panels.services');
  const [tab, setTab] = useState('operations');
  if (!isWide) {
    return (
      <div className={styles['place']}>
        <PlaceHeader title={text('services.title')} lead={text('services.lead')} />
        <div className={styles['narrow']}>
          <Tabs
            label={text('services.parts')}
            selected={tab}
            onChange={setTab}
            items={[
              { id: 'operations', label: text('services.operations'), content: <Operations /> },
              { id: 'requests', label: text('services.requests.title'), content: <RequestList /> },
            ]}
          />
        </div>
      </div>
    );
  }
  return (
    <div className={styles['place']}>
      <PlaceHeader title={text('services.title')} lead={text('services.lead')} />
      <PanelGroup id="services" sizes={readPanelSizes(sizes)} onSizes={(next) => rememberSizes({ ...next })}>
        <Panel id="operations" leastSize={420}>
          <section className={styles['scroll']} aria-label={text('services.operations')} data-landmark>
            <Operations />
          </section>
        </Panel>
        <PanelEdge label={text('services.edge')} />
        <Panel id="requests" defaultSize="40%" leastSize={360}>
          <section
            className={styles['requests']}
            aria-labelledby="service-requests"
            tabIndex={-1}
            data-landmark
          >
            <h2 id="service-requests" className={styles['subtitle']}>
              {text('services.requests.title')}
            </h2>
            <RequestList />
          </section>
        </Panel>
      </PanelGroup>
    </div>
  );
}

function Operations() {
  return (
    <div className={styles['services']}>
      {serviceViews.map((service) => (
        <ServiceSection key={service.id} service={service} />
      ))}
      <TileAddresses />
    </div>
  );
}
