import { useBridge } from '../bridge/bridge-context.tsx';
import { failureNotice } from '../i18n/describe-error.ts';
import type { ImportedLayer } from './use-imported-layers.ts';
import { useNoticeActions } from './use-stores.ts';
import { useUndo } from './use-undo.ts';

export interface LayerChanges {
  /** Gives a layer another name. Throws where that is refused. */
  rename(layer: ImportedLayer, name: string): Promise<void>;
  /** Removes a layer at once, and says how it comes back and until when. */
  remove(layer: ImportedLayer): Promise<void>;
}

/** What people change of imported layers, wherever these are listed. Each change is told, and can be taken back. */
export function useLayerChanges(): LayerChanges {
  const { data } = useBridge();
  const { show } = useNoticeActions();
  const undo = useUndo();
  const tell = (error: unknown) => void show(failureNotice(error));
  return {
    async rename({ layerId, name: before }, name) {
      await data['layers.rename']({ layerId, name });
      const takeBack = () => void data['layers.rename']({ layerId, name: before }).catch(tell);
      show({
        tone: 'good',
        sentence: (text) => text('layers.rename.done', { before, name }),
        action: { label: (text) => text('settings.undo'), run: takeBack },
      });
    },
    async remove({ layerId, name }) {
      try {
        const { number } = await data['layers.remove']({ layerId });
        show({ tone: 'warn', sentence: (text) => text('layers.removed', { name }), action: undo(number) });
      } catch (error) {
        tell(error);
      }
    },
  };
}
