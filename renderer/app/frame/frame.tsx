import { lazy, Suspense, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { usePlace, usePlaceActions, useStatusLineActions } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { roveDown } from '../../ui/roving-focus.ts';
import { FrameCommands } from '../commands/frame-commands.tsx';
import { ShortcutSheet } from '../commands/shortcut-sheet.tsx';
import { DropTarget } from '../import/drop-target.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { JobNotices } from '../jobs/job-notices.tsx';
import { ErrorBoundary } from '../places/error-boundary.tsx';
import { PlaceOf } from '../places/place-code.tsx';
import { PLACES } from '../places/places.ts';
import { FileInAddress, LinkInAddress } from './address-hash.tsx';
import styles from './frame.module.css';
import { AwayBanner, HostNotices } from './host-notices.tsx';
import { NoticeRegion } from './notice-region.tsx';
import railStyles from './rail.module.css';
import { StatusLine } from './status-line.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const Palette = lazy(() => import('../palette/palette.tsx').then(({ Palette: Part }) => ({ default: Part })));

/** What never moves: top bar, rail, status line; and between them the place that is shown. */
export function Frame() {
  const text = useText();
  const placeId = usePlace((state) => state.placeId);
  const place = PLACES.find(({ id }) => id === placeId) ?? PLACES[0];
  const { clear } = useStatusLineActions();
  const shownId = place?.id;
  // A place that is left takes what it said below with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup belongs to the place
  useEffect(() => clear, [clear, shownId]);
  const placeName = place ? text(place.labelKey) : '';
  usePlaceArrival(shownId, placeName);
  useKeptFocus();
  return (
    <div className={styles['frame']}>
      <a href="#place" className={styles['skip']}>
        {text('frame.skip')}
      </a>
      <TopBar />
      <Rail placeId={place?.id} />
      <main id="place" tabIndex={-1} aria-label={placeName} className={styles['place']} data-landmark>
        <AwayBanner />
        {place && (
          <ErrorBoundary key={place.id} what={placeName}>
            <Suspense
              fallback={<p className={styles['loading']}>{text('frame.loading', { what: placeName })}</p>}
            >
              <PlaceOf code={place.code} />
            </Suspense>
          </ErrorBoundary>
        )}
      </main>
      <StatusLine placeId={place?.id} />
      <FrameCommands />
      <JobNotices />
      <HostNotices />
      <ShortcutSheet />
      <ImportDialog />
      <Suspense fallback={null}>
        <Palette />
      </Suspense>
      <NoticeRegion placeId={place?.id} />
      <DropTarget />
      <LinkInAddress />
      <FileInAddress />
    </div>
  );
}

/** Names the window after its place, and takes the focus there when what had it is gone. */
function usePlaceArrival(placeId: string | undefined, placeName: string): void {
  useEffect(() => {
    document.title = placeName ? `${placeName} – Varde` : 'Varde';
  }, [placeName]);
  const lastId = useRef(placeId);
  useEffect(() => {
    if (lastId.current === placeId) return;
    lastId.current = placeId;
    // A shortcut may have replaced the place in which the focus was; the next Tab begins in the new one.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#place')?.focus();
  }, [placeId]);
}

/** The places that work, each with picture and word. */
function Rail({ placeId }: { placeId: string | undefined }) {
  const text = useText();
  const { go } = usePlaceActions();
  return (
    <nav ref={roveDown} aria-label={text('frame.places')} className={railStyles['rail']} data-landmark>
      {PLACES.map(({ id, icon, labelKey }) => (
        <button
          key={id}
          type="button"
          aria-current={id === placeId ? 'page' : undefined}
          className={railStyles['place']}
          onClick={() => go(id)}
        >
          <Icon of={icon} size="large" />
          <span>{text(labelKey)}</span>
        </button>
      ))}
    </nav>
  );
}
