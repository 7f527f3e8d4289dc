import { Layers } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { DraftFacts } from './draft-facts.tsx';
import type { LayerStep, SlicedFile } from './layer-flow.ts';
import { RefusedFile } from './refused-file.tsx';
import { useLayerImport } from './use-layer-import.ts';

export interface LayerImportDialogProps {
  readonly title: string;
  readonly file: SlicedFile;
  /** Goes on to the next file, or closes after the last. */
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** Shows what layers a file would make, before anything of it is served. */
export function LayerImportDialog({ title, file, onNext, onClose }: LayerImportDialogProps) {
  const text = useText();
  const run = useLayerImport(file, onNext);
  const { step } = run;
  const [chosenMap, chooseMap] = useState<string>();
  const mapName = chosenMap ?? (step.kind === 'ready' ? step.draft.mapName : '');
  const leave = (then: () => void) => () => {
    run.stop();
    then();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={leave(onClose)}
      isDismissable={step.kind === 'ready' || step.kind === 'failed'}
      footer={
        <>
          <Button onPress={leave(onNext)}>{text(leaveText(step))}</Button>
          {step.kind === 'ready' && (
            <Button
              tone="act"
              icon={Layers}
              onPress={() => run.store(mapName)}
              isDisabled={mapName.trim() === ''}
              autoFocus
            >
              {text('layers.import.store', { count: step.draft.layers.length })}
            </Button>
          )}
        </>
      }
    >
      <StepContent step={step} mapName={mapName} onMap={chooseMap} />
    </Dialog>
  );
}

function leaveText({ kind }: LayerStep) {
  if (kind === 'failed') return 'frame.part.close';
  return kind === 'ready' ? 'frame.import.leave' : 'frame.import.stop';
}

interface StepContentProps {
  readonly step: LayerStep;
  readonly mapName: string;
  readonly onMap: (mapName: string) => void;
}

function StepContent({ step, mapName, onMap }: StepContentProps) {
  const text = useText();
  switch (step.kind) {
    case 'sending':
    case 'reading':
    case 'storing':
      return <ProgressBar label={text(`layers.import.${step.kind}`)} part={step.part} />;
    case 'ready':
      return <DraftFacts draft={step.draft} mapName={mapName} onMap={onMap} />;
    case 'failed':
      return <RefusedFile error={step.error} />;
  }
}
