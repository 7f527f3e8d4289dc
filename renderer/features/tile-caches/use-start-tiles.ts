import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { failureNotice } from '../../i18n/describe-error.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import type { TileUse } from './tile-selection.ts';

type Start = (
  use: TileUse,
  selection: BridgeType<'TileSelection'>,
  storage: BridgeType<'TileStorage'> | undefined,
) => void;

/** Starts the job; who chose no place has started nothing, and stays where they were. */
export function useStartTiles(onStarted: () => void): Start {
  const { host } = useBridge();
  const { show } = useNoticeActions();
  return (use, selection, storage) => {
    const starting =
      use === 'export' && storage !== undefined
        ? host['caches.export']({ selection, storage }).then(({ job }) => job !== undefined)
        : host['caches.build']({ selection }).then(() => true);
    starting.then(
      (isStarted) => {
        if (isStarted) onStarted();
      },
      (error: unknown) => show(failureNotice(error)),
    );
  };
}
