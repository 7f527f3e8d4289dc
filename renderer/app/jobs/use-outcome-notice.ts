import { useCallback } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Text } from '../../i18n/create-text.ts';
import { createDataText } from '../../i18n/data-text.ts';
import { describeChanges } from '../../i18n/describe-changes.ts';
import { useNoticeActions, usePlaceActions, useWantedLayerActions } from '../../state/use-stores.ts';
import { useUndo } from '../../state/use-undo.ts';
import { layersMade } from './job-text.ts';

/** Tells what was made of a file; layers can be shown on the map. */
export function useOutcomeNotice(): (outcome: BridgeType<'ImportOutcome'>) => void {
  const { show } = useNoticeActions();
  const { go } = usePlaceActions();
  const wanted = useWantedLayerActions();
  const undo = useUndo();
  return useCallback(
    ({ rows, layers, change }) => {
      const back = change === undefined ? undefined : undo(change);
      if (rows) {
        const sentence = (text: Text) =>
          text('frame.import.taken', {
            what: createDataText(text).register(rows.register),
            rows: rows.rows,
            changes: describeChanges(rows.changes, text),
          });
        show({ tone: 'good', sentence, ...(back && { action: back }) });
      }
      if (layers.length === 0) return;
      show({
        tone: 'good',
        sentence: (text) => layersMade(layers, text),
        ...(back && { undo: back }),
        action: {
          label: (text) => text('mapLayers.show'),
          run: () => {
            wanted.show(layers.map(({ layerId }) => layerId));
            go('map');
          },
        },
      });
    },
    [show, go, wanted, undo],
  );
}
