import { CircleAlert, CloudDownload, PenLine, PlugZap, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { describeError, failureNotice } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { useNoticeActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PullForm } from '../pull/pull-form.tsx';
import styles from './targets.module.css';

type DeliveryTarget = BridgeType<'DeliveryTarget'>;
type TargetTest = BridgeType<'TargetTest'>;

interface TargetItemProps {
  readonly target: DeliveryTarget;
  readonly onEdit: () => void;
}

/** A target that is known: what it is, how to try it, how to fetch from it, how to be rid of it. */
export function TargetItem({ target, onEdit }: TargetItemProps) {
  const { text } = useSpeech();
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const { name, address, version, targetId } = target;
  const [isPulling, setPulling] = useState(false);
  const remove = () =>
    host['targets.remove']({ targetId }).catch((error: unknown) => show(failureNotice(error)));
  return (
    <>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['address']}>{`${address} · ${version}`}</p>
      {target.isHalted && <p role="alert">{text('delivery.target.halted')}</p>}
      {!target.hasToken && <p>{text('delivery.target.noToken')}</p>}
      <div className={styles['acts']}>
        <TryTarget targetId={targetId} name={name} />
        <Button
          size="small"
          icon={CloudDownload}
          aria-label={text('delivery.pull.fromOne', { name })}
          aria-expanded={isPulling}
          onPress={() => setPulling(!isPulling)}
        >
          {text('delivery.pull.from')}
        </Button>
        <Button
          size="small"
          icon={PenLine}
          aria-label={text('delivery.target.editOne', { name })}
          onPress={onEdit}
        >
          {text('delivery.target.edit')}
        </Button>
        <Button
          size="small"
          tone="quiet"
          icon={Trash2}
          aria-label={text('delivery.target.removeOne', { name })}
          onPress={() => void remove()}
        >
          {text('delivery.target.remove')}
        </Button>
      </div>
      {isPulling && <PullForm target={target} />}
    </>
  );
}

/** A minute is soon said to be another hour; more than two make observations lie. */
const WRONG_CLOCK_MS = 120_000;

function TryTarget({ targetId, name }: { targetId: string; name: string }) {
  const { text } = useSpeech();
  const { host } = useBridge();
  const [isRunning, setRunning] = useState(false);
  const [told, setTold] = useState<TargetTest | { readonly error: unknown }>();

  async function run(): Promise<void> {
    setRunning(true);
    setTold(await host['targets.test']({ targetId }).catch((error: unknown) => ({ error })));
    setRunning(false);
  }

  return (
    <>
      <Button
        size="small"
        icon={PlugZap}
        isWorking={isRunning}
        aria-label={text('delivery.target.testOne', { name })}
        onPress={() => void run()}
      >
        {text('delivery.target.test')}
      </Button>
      {told && (
        <p role="status" className={classNames(styles['told'], 'error' in told && styles['failed'])}>
          {'error' in told && <Icon of={CircleAlert} />}
          <span>
            {'error' in told ? describeError(told.error, text).sentence : sentences(told).join(' ')}
          </span>
        </p>
      )}
    </>
  );

  function sentences({ token, lookups, clockAheadMs = 0 }: TargetTest): string[] {
    const seconds = Math.round(Math.abs(clockAheadMs) / 1000);
    const isWrong = Math.abs(clockAheadMs) > WRONG_CLOCK_MS;
    return [
      text('delivery.target.answers', { lookups }),
      text(`delivery.token.${token}`),
      ...(isWrong ? [text('delivery.target.clock', { seconds })] : []),
    ];
  }
}
