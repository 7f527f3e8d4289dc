import { useCallback } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { createDataText } from '../../i18n/data-text.ts';
import { describeChanges } from '../../i18n/describe-changes.ts';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, usePlaceActions, useWantedLayerActions } from '../../state/use-stores.ts';
import { useUndo } from '../../state/use-undo.ts';
import { layersMade } from './job-text.ts';

/** Tells what was made of a file; layers can be shown on the map. */
export function useOutcomeNotice(): (outcome: BridgeType<'ImportOutcome'>) => void {
  const text = useText();
  const { show } = useNoticeActions();
  const { go } = usePlaceActions();
  const wanted = useWantedLayerActions();
  const undo = useUndo();
  return useCallback(
    ({ rows, layers, change }) => {
      const back = change === undefined ? undefined : undo(change);
      if (rows) {
        const what = createDataText(text).register(rows.register);
        const changes = describeChanges(rows.changes, text);
        const sentence = text('frame.import.taken', { what, rows: rows.rows, changes });
        show({ tone: 'good', sentence, ...(back && { action: back }) });
      }
      if (layers.length === 0) return;
      show({
        tone: 'good',
        sentence: layersMade(layers, text),
        ...(back && { undo: back }),
        action: {
          label: text('mapLayers.show'),
          run: () => {
            wanted.show(layers.map(({ layerId }) => layerId));
            go('map');
          },
        },
      });
    },
    [text, show, go, wanted, undo],
  );
}
