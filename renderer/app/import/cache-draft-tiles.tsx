import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useHostQuery } from '../../bridge/use-queries.ts';
import { describeError, toldError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './cache-draft-tiles.module.css';
import type { CacheDraft } from './cache-file.ts';
import { useBlobUrl, useOurTiles } from './tile-pictures.ts';

type TilePreview = BridgeType<'TilePreview'>;

/** A tile of each level beside our own map of the same place, so that it is seen whether they agree. */
export function CacheDraftTiles({ draft }: { readonly draft: CacheDraft }) {
  const text = useText();
  const { data: previews, error } = useHostQuery('caches.preview', { draftId: draft.draftId });
  const ours = useOurTiles(draft.facts.scheme.id, previews);
  if (error) return <p role="alert">{describeError(error, text).sentence}</p>;
  if (!previews) return <ProgressBar label={text('tiles.preview.looking')} part={undefined} />;
  if (previews.length === 0) return <p className={styles['title']}>{text('tiles.preview.none')}</p>;
  return (
    <section aria-label={text('tiles.preview.title')}>
      <p className={styles['title']}>{text('tiles.preview.title')}</p>
      <ul className={styles['levels']}>
        {previews.map((preview) => (
          <li key={preview.level} className={styles['level']}>
            <span className={styles['name']}>{text('tiles.preview.level', { level: preview.level })}</span>
            <Tile preview={preview} />
            <Picture blob={ours.get(preview.level)} label={text('tiles.preview.ours')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ preview: { bytes, mediaType, errorCode, errorDetails } }: { readonly preview: TilePreview }) {
  const text = useText();
  const blob = useMemo(
    () => (bytes && mediaType ? new Blob([bytes.slice()], { type: mediaType }) : undefined),
    [bytes, mediaType],
  );
  if (errorCode === undefined) return <Picture blob={blob} label={text('tiles.preview.tile')} />;
  return (
    <p className={styles['damaged']}>
      <Icon of={TriangleAlert} size="small" />
      <span>{describeError(toldError(errorCode, errorDetails), text).sentence}</span>
    </p>
  );
}

function Picture({ blob, label }: { readonly blob: Blob | undefined; readonly label: string }) {
  const url = useBlobUrl(blob);
  return url === undefined ? null : <img className={styles['picture']} src={url} alt={label} />;
}
