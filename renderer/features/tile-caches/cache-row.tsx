import { Download, Hammer, ShieldCheck, Trash2 } from 'lucide-react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { failureNotice } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { isTextKey } from '../../i18n/texts.ts';
import { useRemoveCache } from '../../state/use-remove-cache.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import type { TileCache } from '../../state/use-tile-caches.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CacheState } from './cache-state.tsx';
import styles from './cache-table.module.css';
import type { AskedTiles } from './tiles-dialog.tsx';

export interface CacheRowProps {
  readonly cache: TileCache;
  readonly onAsk: (asked: AskedTiles) => void;
}

export function CacheRow({ cache, onAsk }: CacheRowProps) {
  const text = useText();
  const formats = useFormats();
  const { name, facts, bytes, addedAtMs, isDrawn, path } = cache;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <span>{name}</span>
        {facts && <p className={styles['note']}>{kindOf(facts, text)}</p>}
        {path !== undefined && <code className={styles['note']}>{path}</code>}
      </th>
      <td className={styles['short']}>
        {facts ? text('tiles.import.levelRange', { least: facts.minLevel, most: facts.maxLevel }) : '–'}
      </td>
      <td className={styles['number']}>{formats.bytes(bytes)}</td>
      <td className={styles['short']}>{isDrawn ? '–' : formats.dateTime(addedAtMs)}</td>
      <td>
        <CacheState cache={cache} />
      </td>
      <td>
        <CacheActs cache={cache} onAsk={onAsk} />
      </td>
    </tr>
  );
}

/** How its tiles are stored and cut. */
function kindOf({ storage, scheme, format }: AskedTiles['cache']['facts'], text: ReturnType<typeof useText>) {
  const key = `tiles.scheme.${scheme.id}`;
  const parts = [text(`tiles.storage.${storage}`), isTextKey(key) ? text(key) : scheme.id];
  return [...parts, ...(format === 'PBF' ? [text('tiles.images.vector')] : [])].join(' · ');
}

function CacheActs({ cache, onAsk }: CacheRowProps) {
  const text = useText();
  const remove = useRemoveCache();
  const check = useCheck();
  const { name, facts, isDrawn } = cache;
  const ask = (use: AskedTiles['use']) => facts && onAsk({ use, cache: { ...cache, facts } });
  return (
    <div className={styles['acts']}>
      <div className={styles['build']}>
        {isDrawn && (
          <Button
            size="small"
            icon={Hammer}
            aria-label={text('tiles.act.buildOf', { name })}
            onPress={() => ask('build')}
          >
            {text('tiles.act.build')}
          </Button>
        )}
      </div>
      <Button
        size="small"
        icon={Download}
        aria-label={text('tiles.act.exportOf', { name })}
        isDisabled={!facts}
        onPress={() => ask('export')}
      >
        {text('tiles.act.export')}
      </Button>
      <IconButton
        icon={ShieldCheck}
        size="small"
        label={text('tiles.act.check', { name })}
        tooltipPlacement="left"
        isDisabled={!facts}
        onPress={() => check(cache)}
      />
      <div>
        {!isDrawn && (
          <IconButton
            icon={Trash2}
            size="small"
            label={text('tiles.row.remove', { name })}
            tooltipPlacement="left"
            onPress={() => remove(cache)}
          />
        )}
      </div>
    </div>
  );
}

/** Starts the job that reads all tiles of a cache. */
function useCheck(): (cache: TileCache) => void {
  const { host } = useBridge();
  const { show } = useNoticeActions();
  return ({ cacheId }) =>
    void host['caches.check']({ cacheId }).catch((error: unknown) => show(failureNotice(error)));
}
