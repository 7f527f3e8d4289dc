import type { RemoteData } from '../../../../shared/contracts/bridge/data-api.ts';
import { mapService } from '../../../../shared/contracts/map/service.ts';
import type { Log } from '../../../../shared/ports/log.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import type { TileCaches } from './tile-caches.ts';

export interface TellingDependencies {
  readonly caches: Pick<TileCaches, 'list'>;
  readonly data: () => Pick<RemoteData, 'caches.changed'>;
  readonly cache: Pick<ReplyCache, 'drop'>;
  readonly log: Log;
}

/** Tells the data window which caches are maps now, and forgets what was answered before. */
export async function tellOfCaches({ caches, data, cache, log }: TellingDependencies): Promise<void> {
  const list = await caches.list();
  try {
    await data()['caches.changed']({ caches: list });
  } catch (error) {
    // A window that is away asks for them when it is back.
    log.info(
      `The data window was not told of tile caches: ${error instanceof Error ? error.message : 'away'}`,
    );
  }
  cache.drop([mapService.catalogPath]);
}
