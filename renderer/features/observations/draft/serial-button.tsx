import { Usb } from 'lucide-react';
import { useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useText } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { receive, serialOf } from './serial-receiver.ts';
import { useLeaving } from './use-leaving.ts';

interface SerialButtonProps {
  readonly onFix: (fix: BridgeType<'GpsFix'>) => void;
  /** What is to be said of it; undefined while it looks, and where nobody chose a port. */
  readonly onTold: (sentence: string | undefined) => void;
}

/** Asks a receiver at a serial port that the person chooses, until it is shown no more. Not there where the browser knows no serial ports. */
export function SerialButton({ onFix, onTold }: SerialButtonProps) {
  const text = useText();
  const [isLooking, setLooking] = useState(false);
  const leaving = useLeaving();
  const serial = serialOf(navigator);
  if (!serial) return null;
  const { requestPort } = serial;

  async function look(): Promise<void> {
    const signal = leaving();
    setLooking(true);
    onTold(undefined);
    try {
      const received = await receive(await requestPort.call(serial), signal);
      if (signal.aborted) return;
      if (received.kind === 'fix') onFix(received.fix);
      else onTold(text(`observations.serial.${received.kind}`));
    } catch (error) {
      if (signal.aborted) return;
      const isLeft = error instanceof DOMException && error.name === 'NotFoundError';
      const reason = error instanceof Error ? error.message : String(error);
      onTold(isLeft ? text('observations.serial.none') : text('observations.serial.failed', { reason }));
    } finally {
      setLooking(false);
    }
  }

  return (
    <Button size="small" icon={Usb} isPending={isLooking} onPress={() => void look()}>
      {text(isLooking ? 'observations.gps.looking' : 'observations.serial.use')}
    </Button>
  );
}
