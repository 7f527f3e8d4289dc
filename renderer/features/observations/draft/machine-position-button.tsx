import { Laptop } from 'lucide-react';
import { useState } from 'react';
import { useSpeech } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import {
  type AskedPosition,
  askPosition,
  type BrowserPosition,
  positionSourceOf,
} from './browser-position.ts';
import { useLeaving } from './use-leaving.ts';

interface MachinePositionButtonProps {
  readonly onPosition: (position: BrowserPosition) => void;
  /** What is to be said of it; undefined while it is asked for. */
  readonly onTold: (sentence: string | undefined) => void;
}

/** Farther off than this it is a valley, not a place. */
const COARSE_M = 1_000;

/** Asks the browser where this machine is, which asks over the network: it stands there only where the settings let it. */
export function MachinePositionButton({ onPosition, onTold }: MachinePositionButtonProps) {
  const { text, formats } = useSpeech();
  const leaving = useLeaving();
  const [isAsking, setAsking] = useState(false);

  function sentenceOf(asked: AskedPosition): string {
    if (asked.kind === 'none') {
      const reason = asked.reason === '' ? [] : [`(${asked.reason})`];
      return [text('observations.machinePosition.none'), ...reason].join(' ');
    }
    if (asked.kind !== 'position') return text(`observations.machinePosition.${asked.kind}`);
    const { accuracyM } = asked.position;
    return [
      text('observations.machinePosition.told', { metres: formats.number(Math.ceil(accuracyM), 0) }),
      ...(accuracyM > COARSE_M ? [text('observations.machinePosition.coarse')] : []),
    ].join(' ');
  }

  async function ask(): Promise<void> {
    const source = positionSourceOf(navigator);
    if (!source) return onTold(text('observations.machinePosition.absent'));
    const signal = leaving();
    setAsking(true);
    onTold(undefined);
    try {
      const asked = await askPosition(source, signal);
      if (asked.kind === 'position') onPosition(asked.position);
      onTold(sentenceOf(asked));
    } catch (error) {
      // Who has left the draft, or lets it ask no more, is told nothing.
      if (!signal.aborted) throw error;
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button size="small" icon={Laptop} isPending={isAsking} onPress={() => void ask()}>
      {text(isAsking ? 'observations.machinePosition.asking' : 'observations.machinePosition.use')}
    </Button>
  );
}
