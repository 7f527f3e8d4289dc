import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { createDataText } from '../../i18n/data-text.ts';
import { describeChanges } from '../../i18n/describe-changes.ts';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, usePlaceActions, useWantedLayerActions } from '../../state/use-stores.ts';

/** Tells what was made of a file; layers can be shown on the map. */
export function useOutcomeNotice(): (outcome: BridgeType<'ImportOutcome'>) => void {
  const text = useText();
  const { show } = useNoticeActions();
  const { go } = usePlaceActions();
  const wanted = useWantedLayerActions();
  return ({ rows, layers }) => {
    if (rows) {
      const what = createDataText(text).register(rows.register);
      const changes = describeChanges(rows.changes, text);
      const sentence = text('frame.import.taken', { what, rows: rows.rows, changes });
      show({ tone: 'good', sentence });
    }
    const [first] = layers;
    if (!first) return;
    const rowCount = layers.reduce((sum, layer) => sum + layer.rows, 0);
    show({
      tone: 'good',
      sentence: text('layers.import.done', { count: layers.length, rows: rowCount, map: first.mapName }),
      action: {
        label: text('mapLayers.show'),
        run: () => {
          wanted.show(layers.map(({ layerId }) => layerId));
          go('map');
        },
      },
    });
  };
}
