import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { describeError } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { useSettings } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import type { BrowserPosition } from './browser-position.ts';
import styles from './draft-editor.module.css';
import { MachinePositionButton } from './machine-position-button.tsx';
import { SerialButton } from './serial-button.tsx';
import { useLeaving } from './use-leaving.ts';

type GpsFix = BridgeType<'GpsFix'>;

/** A minute is soon said to be another hour; more than two make observations lie. */
const WRONG_CLOCK_MS = 120_000;
const MINUTE_MS = 60_000;

interface GpsButtonProps {
  readonly onFix: (fix: GpsFix) => void;
  /** From the browser, where the settings let it be asked. */
  readonly onPosition: (position: BrowserPosition) => void;
}

/** Asks the receiver of this machine where it is, and says how well it knows. */
export function GpsButton({ onFix, onPosition }: GpsButtonProps) {
  const { text, formats } = useSpeech();
  const { host } = useBridge();
  const leaving = useLeaving();
  const asksBrowser = useSettings((settings) => settings.asksBrowserPosition);
  const [isLooking, setLooking] = useState(false);
  const [told, setTold] = useState<string>();

  async function look(): Promise<void> {
    const signal = leaving();
    setLooking(true);
    setTold(undefined);
    try {
      const fix = await host['gps.read']({}, { signal });
      if (!signal.aborted) take(fix);
    } catch (error) {
      if (!signal.aborted) setTold(describeError(error, text).sentence);
    } finally {
      setLooking(false);
    }
  }

  function take(fix: GpsFix): void {
    onFix(fix);
    setTold(sentences(fix).join(' '));
  }

  function sentences({ accuracyM, isAccuracyGuessed, atMs, satellites }: GpsFix): string[] {
    const metres = formats.number(Math.ceil(accuracyM), 0);
    const minutes = Math.round(Math.abs(atMs - Date.now()) / MINUTE_MS);
    const isWrong = Math.abs(atMs - Date.now()) > WRONG_CLOCK_MS;
    return [
      text(isAccuracyGuessed ? 'observations.gps.guessed' : 'observations.gps.told', { metres }),
      ...(satellites === undefined ? [] : [text('observations.gps.satellites', { count: satellites })]),
      ...(isWrong ? [text('observations.gps.clock', { minutes })] : []),
    ];
  }

  return (
    <div>
      <div className={styles['receivers']}>
        <Button size="small" icon={LocateFixed} isPending={isLooking} onPress={() => void look()}>
          {text(isLooking ? 'observations.gps.looking' : 'observations.gps.use')}
        </Button>
        <SerialButton onFix={take} onTold={setTold} />
        {asksBrowser && <MachinePositionButton onPosition={onPosition} onTold={setTold} />}
      </div>
      {told !== undefined && (
        <p role="status" className={styles['understood']}>
          {told}
        </p>
      )}
    </div>
  );
}
