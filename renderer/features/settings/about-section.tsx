import { useText } from '../../i18n/text.tsx';
import { useSystem } from '../../state/use-stores.ts';
import styles from './about-section.module.css';
import { LicenceList } from './licence-list.tsx';

export function AboutSection() {
  const text = useText();
  const info = useSystem((state) => state.info);
  return (
    <>
      <p>
        {info &&
          text('settings.about.version', {
            version: info.version,
            shell: text(info.shell === 'electron' ? 'settings.about.electron' : 'settings.about.browser'),
          })}
      </p>
      <p className={styles['quiet']}>{text('settings.about.name')}</p>
      <LicenceList />
    </>
  );
}
