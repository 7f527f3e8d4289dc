import type { ReactNode } from 'react';
import { FEATURE_FORMAT_NAMES } from '../../../shared/imports/import-formats.ts';
import { useText } from '../../i18n/text.tsx';
import { AboutSection } from './about-section.tsx';
import { AccessSection } from './access-section.tsx';
import { LayersSection } from './layers-section.tsx';
import { LookSection } from './look-section.tsx';
import { PositionSection } from './position-section.tsx';
import styles from './settings-place.module.css';
import { SourcesSection } from './sources-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { TokensSection } from './tokens-section.tsx';

/** Everything that can be set, and what Varde keeps. Nothing has a save button: each change is kept at once. */
export function SettingsPlace() {
  const text = useText();
  return (
    <div className={styles['place']}>
      <div className={styles['column']}>
        <h1 className={styles['title']}>{text('settings.title')}</h1>
        <Section id="look" title={text('settings.look.title')}>
          <LookSection />
        </Section>
        <Section id="sources" title={text('settings.sources.title')} lead={text('settings.sources.lead')}>
          <SourcesSection />
        </Section>
        <Section id="position" title={text('settings.position.title')} lead={text('settings.position.lead')}>
          <PositionSection />
        </Section>
        <Section id="storage" title={text('settings.storage.title')} lead={text('settings.storage.lead')}>
          <StorageSection />
        </Section>
        <Section
          id="layers"
          title={text('layers.title')}
          lead={text('layers.lead', { formats: FEATURE_FORMAT_NAMES })}
        >
          <LayersSection />
        </Section>
        <Section id="access" title={text('settings.access.title')} lead={text('settings.access.lead')}>
          <AccessSection setting="allowedOrigins" />
        </Section>
        <Section id="proxy" title={text('settings.proxy.title')} lead={text('settings.proxy.lead')}>
          <AccessSection setting="proxyOrigins" />
        </Section>
        <Section id="tokens" title={text('settings.tokens.title')} lead={text('settings.tokens.lead')}>
          <TokensSection />
        </Section>
        <Section id="about" title={text('settings.about.title')}>
          <AboutSection />
        </Section>
      </div>
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={`settings-${id}`} className={styles['section']} tabIndex={-1} data-landmark>
      <div className={styles['words']}>
        <h2 id={`settings-${id}`} className={styles['heading']}>
          {title}
        </h2>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}
