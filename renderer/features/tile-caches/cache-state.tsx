import type { ReactNode } from 'react';
import { describeError, toldError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import type { Job } from '../../state/jobs-store.ts';
import { useJobs } from '../../state/use-stores.ts';
import type { TileCache } from '../../state/use-tile-caches.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { lastCheck } from './cache-jobs.ts';
import styles from './cache-table.module.css';

/** Whether a cache can be read, and how its last check found it. */
export function CacheState({ cache }: { readonly cache: TileCache }) {
  const text = useText();
  const formats = useFormats();
  const { cacheId, isDrawn, errorCode, errorDetails } = cache;
  const check = useJobs(({ jobs }) => lastCheck(jobs, cacheId));
  if (errorCode !== undefined) {
    return (
      <Judged tone="error" word={text('tiles.state.unreadable')}>
        {describeError(toldError(errorCode, errorDetails), text).sentence}
      </Judged>
    );
  }
  if (!check) {
    return (
      <span className={styles['short']}>{text(isDrawn ? 'tiles.state.drawn' : 'tiles.state.readable')}</span>
    );
  }
  const day = formats.dateTime(check.endedAtMs ?? check.startedAtMs);
  return <Judged {...verdictOf(check, isDrawn, text)}>{text('tiles.state.checked', { when: day })}</Judged>;
}

/** Damaged tiles of a published map went, and are drawn anew; of others only who made them can make them again. */
function verdictOf(
  { tileProgress }: Job,
  isDrawn: boolean | undefined,
  text: ReturnType<typeof useText>,
): { readonly tone: BadgeTone; readonly word: string } {
  const count = tileProgress?.damaged ?? 0;
  if (count === 0) return { tone: 'good', word: text('tiles.state.whole') };
  return isDrawn
    ? { tone: 'good', word: text('tiles.state.mended', { count }) }
    : { tone: 'warn', word: text('tiles.state.damaged', { count }) };
}

interface JudgedProps {
  readonly tone: BadgeTone;
  readonly word: string;
  readonly children: ReactNode;
}

function Judged({ tone, word, children }: JudgedProps) {
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      <p className={styles['note']}>{children}</p>
    </>
  );
}
