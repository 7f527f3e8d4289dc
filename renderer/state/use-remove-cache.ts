import { useBridge } from '../bridge/bridge-context.tsx';
import { failureNotice } from '../i18n/describe-error.ts';
import { useNoticeActions } from './use-stores.ts';
import type { TileCache } from './use-tile-caches.ts';

/** Removes a tile cache, and offers to bring it back. */
export function useRemoveCache(): (cache: Pick<TileCache, 'cacheId' | 'name'>) => void {
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const tell = (error: unknown) => show(failureNotice(error));
  return ({ cacheId, name }) =>
    void host['caches.remove']({ cacheId }).then(
      () =>
        show({
          tone: 'info',
          sentence: (text) => text('tiles.row.removed', { name }),
          action: {
            label: (text) => text('settings.undo'),
            run: () => void host['caches.restore']({ cacheId }).catch(tell),
          },
        }),
      tell,
    );
}
