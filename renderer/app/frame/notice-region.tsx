import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { type Notice, staysUntilRead } from '../../state/notices.ts';
import { shownNotices } from '../../state/shown-notices.ts';
import { useNoticeActions, useNotices } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Toast } from '../../ui/toast.tsx';
import styles from './notice-region.module.css';
import { useRoomForNotices } from './use-room-for-notices.ts';

/** Long enough to read two sentences and reach the button. Errors and warnings stay. */
const SHOWN_MS = 8000;

/** What happened, told beside the work; and the voice for what is only heard. */
export function NoticeRegion({ placeId }: { placeId: string | undefined }) {
  const text = useText();
  const regionRef = useRoomForNotices(placeId);
  const notices = useNotices((state) => state.notices);
  const announcement = useNotices((state) => state.announcement);
  /** The first of those that waited when all were asked for. */
  const [firstAsked, askFrom] = useState<number>();
  // What was asked for was the pile of that moment: the next one is small again.
  if (firstAsked !== undefined && notices.length === 0) askFrom(undefined);
  const { shown, waiting } = shownNotices(notices, firstAsked !== undefined);
  // More than are shown unasked: they can be put behind each other again.
  const isPile = firstAsked !== undefined && shownNotices(notices, false).waiting > 0;
  return (
    <>
      <section
        ref={regionRef}
        aria-label={text('frame.notices')}
        className={styles['region']}
        data-place={placeId}
      >
        {(waiting > 0 || isPile) && (
          <div className={styles['waiting']}>
            <Button size="small" onPress={() => askFrom(isPile ? undefined : notices[0]?.id)}>
              {isPile ? text('frame.notices.fewer') : text('frame.notices.waiting', { count: waiting })}
            </Button>
          </div>
        )}
        {shown.map((notice) => (
          // The button that the keyboard was on is gone.
          <ShownNotice key={notice.id} notice={notice} takesFocus={notice.id === firstAsked} />
        ))}
      </section>
      <div role="status" className={styles['voice']}>
        {announcement}
      </div>
    </>
  );
}

function ShownNotice({ notice, takesFocus }: { notice: Notice; takesFocus: boolean }) {
  const text = useText();
  const { dismiss } = useNoticeActions();
  const { id, tone, action, undo } = notice;
  const actions = [action, undo].flatMap((each) => each ?? []);
  useEffect(() => {
    if (staysUntilRead({ tone })) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, tone, dismiss]);
  return (
    <Toast
      tone={tone}
      sentence={notice.sentence(text)}
      detail={notice.detail}
      actions={actions.map(({ label, run }) => ({
        label: label(text),
        run: () => {
          dismiss(id);
          run();
        },
      }))}
      onDismiss={() => dismiss(id)}
      takesFocus={takesFocus}
    />
  );
}
