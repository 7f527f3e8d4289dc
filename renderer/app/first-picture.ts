// Tells when the first picture stands: the data window waits for it, because both at once would each take twice as long.

import { opensWithFirstPicture } from '../../shared/contracts/bridge/first-picture.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { FIRST_PICTURE_DRAWN } from '../map/kinds/plants/start-moments.ts';
import type { Settings } from '../state/settings-store.ts';

/** What a person does to get more than the first picture shows. */
const WISHES = ['pointerdown', 'keydown', 'wheel', 'dragenter'] as const;

type FirstWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'hash'>;
};

/**
 * Tells the host once: as soon as the picture stands or somebody does anything, at once where there is no picture. Then
 * `onTold` hears of it.
 */
export function tellFirstPicture(
  page: FirstWindow,
  { host, first }: Pick<Bridge, 'host' | 'first'>,
  { ui }: Pick<Settings, 'ui'>,
  onTold: () => void = () => undefined,
): void {
  let observer: PerformanceObserver | undefined;
  const tell = () => {
    observer?.disconnect();
    for (const wish of WISHES) page.removeEventListener(wish, tell, { capture: true });
    // It starts by itself after a while, and at once when it is asked for anything.
    host['start.drawn']({}).catch(() => undefined);
    onTold();
  };
  // Behind the hash stands a file or a link that the system handed over.
  const isEnough = page.location.hash === '' && opensWithFirstPicture(ui);
  if (!first || first.columns.length === 0 || !isEnough) {
    tell();
    return;
  }
  for (const wish of WISHES) page.addEventListener(wish, tell, { capture: true });
  observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(FIRST_PICTURE_DRAWN).length > 0) tell();
  });
  observer.observe({ type: 'mark' });
}
