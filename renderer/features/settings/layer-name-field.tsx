import { useRef, useState } from 'react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { describeError, failureNotice } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import { TextField } from '../../ui/text-field.tsx';

export interface LayerNameFieldProps {
  readonly layer: ImportedLayer;
  /** The name is kept, or left as it was; by key, so that the focus has to go somewhere. */
  readonly onDone: (isByKey: boolean) => void;
}

/** Takes another name for a layer: kept by Enter and when one leaves the field, left as it was by Escape. */
export function LayerNameField({ layer, onDone }: LayerNameFieldProps) {
  const text = useText();
  const { data } = useBridge();
  const { show } = useNoticeActions();
  const [draft, setDraft] = useState(layer.name);
  const [refusal, setRefusal] = useState<{ readonly error: unknown }>();
  const isBusy = useRef(false);
  const { layerId, name: before } = layer;

  const rename = (name: string) => data['layers.rename']({ layerId, name });

  async function keep(isByKey: boolean): Promise<void> {
    // Leaving the field follows Enter; the name is asked for once.
    if (isBusy.current) return;
    const name = draft.trim();
    if (name === before) {
      onDone(isByKey);
      return;
    }
    isBusy.current = true;
    try {
      await rename(name);
      show({
        tone: 'good',
        sentence: (text) => text('layers.rename.done', { before, name }),
        action: { label: (text) => text('settings.undo'), run: () => void rename(before).catch(tell) },
      });
      onDone(isByKey);
    } catch (error) {
      setRefusal({ error });
    } finally {
      isBusy.current = false;
    }
  }

  function tell(error: unknown): void {
    show(failureNotice(error));
  }

  return (
    <TextField
      label={text('layers.rename.label', { name: before })}
      isLabelHidden
      autoFocus
      error={refusal && describeError(refusal.error, text).sentence}
      value={draft}
      onChange={(value) => {
        setDraft(value);
        setRefusal(undefined);
      }}
      onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
      onBlur={() => void keep(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void keep(true);
        if (event.key === 'Escape') onDone(true);
      }}
      spellCheck="false"
      autoComplete="off"
    />
  );
}
