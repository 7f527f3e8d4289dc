import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useSettings, useSystem } from '../../state/use-stores.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './about-section.module.css';
import { type PackageLicence, readDataLicences, readPackageLicences } from './licences.ts';

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

interface Licences {
  /** As it stands in the file, in all languages. */
  readonly data: unknown;
  readonly packages: readonly PackageLicence[];
}

/** Read when the place is opened: the texts are long and nobody needs them at start. */
async function readLicences(): Promise<Licences> {
  const [data, packages] = await Promise.all([
    import('../../../assets/licences/data.json'),
    import('../../../assets/licences/dependencies.json'),
  ]);
  return {
    data: data.default,
    packages: readPackageLicences(packages.default),
  };
}

function LicenceList() {
  const text = useText();
  const [licences, setLicences] = useState<Licences | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void readLicences().then((read) => isCurrent && setLicences(read));
    return () => {
      isCurrent = false;
    };
  }, []);
  const language = useSettings((settings) => settings.language);
  if (!licences) return null;
  const data = readDataLicences(licences.data, language);
  return (
    <>
      <Disclosure title={text('settings.about.data')} aside={data.length}>
        <ul className={styles['list']}>
          {data.map((entry) => (
            <li key={entry.name} className={styles['data']}>
              <span className={styles['name']}>{entry.name}</span>
              <span className={styles['licence']}>{entry.licence}</span>
              <span className={styles['words']}>
                {entry.attribution} {entry.source}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure title={text('settings.about.packages')} aside={licences.packages.length}>
        <div className={styles['list']}>
          {licences.packages.map((entry) => (
            <Disclosure
              key={`${entry.name} ${entry.version}`}
              level={4}
              title={`${entry.name} ${entry.version}`}
              aside={entry.licence}
            >
              <pre className={styles['text']} lang="en">
                {entry.text}
              </pre>
            </Disclosure>
          ))}
        </div>
      </Disclosure>
    </>
  );
}
