import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { describeError } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './draft-editor.module.css';
import { SerialButton } from './serial-button.tsx';
import { useLeaving } from './use-leaving.ts';

type GpsFix = BridgeType<'GpsFix'>;

/** A minute is soon said to be another hour; more than two make observations lie. */
const WRONG_CLOCK_MS = 120_000;
const MINUTE_MS = 60_000;

/** Asks the receiver of this machine where it is, and says how well it knows. */
export function GpsButton({ onFix }: { readonly onFix: (fix: GpsFix) => void }) {
  const { text, formats } = useSpeech();
  const { host } = useBridge();
  const leaving = useLeaving();
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
        <Button size="small" icon={LocateFixed} isDisabled={isLooking} onPress={() => void look()}>
          {text(isLooking ? 'observations.gps.looking' : 'observations.gps.use')}
        </Button>
        <SerialButton onFix={take} onTold={setTold} />
      </div>
      {told !== undefined && (
        <p role="status" className={styles['understood']}>
          {told}
        </p>
      )}
    </div>
  );
}
