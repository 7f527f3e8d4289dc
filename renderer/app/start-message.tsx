import { useEffect, useState } from 'react';
import { createText } from '../i18n/create-text.ts';
import { LANGUAGES } from '../i18n/texts.ts';
import styles from './start-message.module.css';

/** Nothing is said for so long: most starts are over by then. */
const QUIET_MS = 400;
const LATE_MS = 6000;

/** What stands on the page until the host answered; the settings, and with them the language, come from there. */
export function StartMessage({ failure }: { failure?: string }) {
  const text = createText(LANGUAGES.find((id) => navigator.language.startsWith(id)) ?? 'nb');
  const [waitedMs, setWaitedMs] = useState(0);
  useEffect(() => {
    const timers = [QUIET_MS, LATE_MS].map((afterMs) => setTimeout(() => setWaitedMs(afterMs), afterMs));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (!failure && waitedMs === 0) return null;
  return (
    <main className={styles['words']} role="status">
      <h1>Varde</h1>
      <p>{failure ?? text(waitedMs >= LATE_MS ? 'frame.start.late' : 'frame.start.soon')}</p>
    </main>
  );
}
