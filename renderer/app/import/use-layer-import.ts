import { useCallback, useEffect, useRef, useState } from 'react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, usePlaceActions, useWantedLayerActions } from '../../state/use-stores.ts';
import { keepFile, type LayerStep, leaveDraft, type SlicedFile } from './layer-flow.ts';

export interface LayerRun {
  readonly step: LayerStep;
  /** Stores the layers of the draft in a map. */
  store(mapName: string): void;
  /** Stops what runs and forgets what was read. */
  stop(): void;
}

/** Takes a file as layers; `onDone` is called when they are served. */
export function useLayerImport(file: SlicedFile, onDone: () => void): LayerRun {
  const { data, host, onData, onHost } = useBridge();
  const text = useText();
  const { show } = useNoticeActions();
  const { go } = usePlaceActions();
  const wanted = useWantedLayerActions();
  const [step, setStep] = useState<LayerStep>({ kind: 'sending', part: 0 });
  const controller = useRef<AbortController | undefined>(undefined);

  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    const { signal } = current;
    const read = async () => {
      const onPart = (part: number) => setStep({ kind: 'sending', part });
      const fileId = await keepFile({ host, onHost }, file, { signal, onPart });
      setStep({ kind: 'reading', part: 0 });
      return data['layers.read']({ fileId }, { signal });
    };
    read().then(
      (draft) => {
        if (signal.aborted) leaveDraft(data, draft);
        else setStep({ kind: 'ready', draft });
      },
      (error: unknown) => {
        if (!signal.aborted) setStep({ kind: 'failed', error });
      },
    );
    const stopListening = onData('layers.progress', ({ progress }) =>
      setStep((now) => (now.kind === progress.stage ? { ...now, part: progress.part } : now)),
    );
    return () => {
      current.abort();
      stopListening();
    };
  }, [data, host, onData, onHost, file]);

  const stop = useCallback(() => {
    controller.current?.abort();
    if (step.kind === 'ready') leaveDraft(data, step.draft);
  }, [data, step]);

  async function store(mapName: string): Promise<void> {
    if (step.kind !== 'ready' || !controller.current) return;
    const { draft } = step;
    const { signal } = controller.current;
    setStep({ kind: 'storing', part: 0, draft });
    try {
      const layers = await data['layers.store']({ draftId: draft.draftId, mapName }, { signal });
      const rows = layers.reduce((sum, layer) => sum + layer.rows, 0);
      const sentence = text('layers.import.done', { count: layers.length, rows, map: mapName });
      show({
        tone: 'good',
        sentence,
        action: {
          label: text('mapLayers.show'),
          run: () => {
            wanted.show(layers.map(({ layerId }) => layerId));
            go('map');
          },
        },
      });
      onDone();
    } catch (error) {
      // Nobody stores it again: the file is opened anew.
      leaveDraft(data, draft);
      if (!signal.aborted) setStep({ kind: 'failed', error });
    }
  }

  return { step, stop, store: (mapName) => void store(mapName) };
}
