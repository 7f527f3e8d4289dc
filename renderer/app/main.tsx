import '../../assets/styles/base.css';
import '../ui/themes.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TABLE_REGISTERS } from '../../shared/contracts/energy/registers.ts';
import { connectBridge } from '../bridge/connect.ts';
import { createText } from '../i18n/create-text.ts';
import { describeError } from '../i18n/describe-error.ts';
import { LANGUAGES } from '../i18n/texts.ts';
import { loadMapView } from '../map/load-map-view.ts';
import { createStores } from '../state/stores.tsx';
import { keepViewOverReload } from '../table/view/view-over-reload.ts';
import { App } from './app.tsx';
import { tellFirstPicture } from './first-picture.ts';
import { keepHistory } from './keep-history.ts';
import styles from './main.module.css';
import { loadPlaces } from './places/place-code.tsx';
import { PLACES } from './places/places.ts';

/** Nothing is said for so long: most starts are over by then. */
const QUIET_MS = 400;
const LATE_MS = 6000;

/** What stands on the page until the host answered; the settings, and with them the language, come from there. */
function StartMessage({ failure }: { failure?: string }) {
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

function log(error: unknown): void {
  console.error(error);
}

const element = document.querySelector('#app');
if (!element) throw new Error('The page has no #app');
const root = createRoot(element);

async function start(): Promise<void> {
  root.render(<StartMessage />);
  // A megabyte that comes while the bridge is connected.
  void loadMapView();
  const connected = await connectBridge();
  const { host } = connected;
  const [settings, first] = await Promise.all([host['settings.read']({}), host['start.picture']({})]);
  const bridge = { ...connected, first };
  // What is wrong with a place is told when it is shown.
  tellFirstPicture(window, bridge, settings, () => void loadPlaces().catch(() => undefined));
  const stores = createStores({
    bridge,
    settings,
    network: window,
    firstPlace: PLACES[0]?.id ?? '',
    log,
  });
  for (const register of TABLE_REGISTERS) {
    keepViewOverReload(sessionStorage, register, stores.tableView(register), stores.selection(register));
  }
  keepHistory(window, stores);
  // Closing the window does not wait for the pause after which screens are remembered.
  window.addEventListener('pagehide', () => void stores.settings.actions.flush());
  root.render(
    <StrictMode>
      <App bridge={bridge} stores={stores} />
    </StrictMode>,
  );
}

async function showParts(): Promise<void> {
  const { PartsPage } = await import('./parts/parts-page.tsx');
  root.render(<PartsPage />);
}

const isParts = new URLSearchParams(window.location.search).has('parts');
(isParts ? showParts() : start()).catch((error: unknown) => {
  log(error);
  root.render(<StartMessage failure={describeError(error, createText('nb')).sentence} />);
});
