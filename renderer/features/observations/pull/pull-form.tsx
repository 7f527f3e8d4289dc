import { CloudDownload, Square } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { osloInstantMs } from '../../../../shared/base/oslo-time.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { describeError, failureNotice } from '../../../i18n/describe-error.ts';
import { describePull } from '../../../i18n/describe-pull.ts';
import { useText } from '../../../i18n/text.tsx';
import { useJobs, useNoticeActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { keptRegions } from '../filters/criteria-choices.ts';
import { HazardField, PeriodFields, RegionField } from '../filters/criteria-fields.tsx';
import { localOf } from '../forms/local-time.ts';
import styles from '../targets/targets.module.css';
import { runningPulls } from './running-pulls.ts';

type Job = BridgeType<'Job'>;

interface Wish extends Omit<BridgeType<'PullScope'>, 'fromMs' | 'toMs'> {
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
}

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

/** What is to be fetched from a target, and how far it is while it goes on. */
export function PullForm({ target }: { readonly target: BridgeType<'DeliveryTarget'> }) {
  const text = useText();
  const { host } = useBridge();
  const [wish, setWish] = useState<Wish>(usualWish);
  const [withPictures, setWithPictures] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const running = runningPulls(
    useJobs(({ jobs }) => jobs),
    target.targetId,
  );
  const { hazardIds, regionIds, fromMs, toMs } = wish;
  const isWhole = fromMs !== undefined && toMs !== undefined && fromMs <= toMs;

  function start(): void {
    if (!isWhole) return;
    const scope = { hazardIds, regionIds, fromMs, toMs };
    setFailure(undefined);
    host['pulls.start']({ question: { targetId: target.targetId, scope, withPictures } }).catch(setFailure);
  }

  return (
    <Form
      className={styles['form'] ?? ''}
      aria-label={text('delivery.pull.fromOne', { name: target.name })}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <p>{text('delivery.pull.lead')}</p>
      <HazardField
        hazardIds={hazardIds}
        // Regions belong to hazards.
        onChange={(ids) => setWish({ ...wish, hazardIds: ids, regionIds: keptRegions(regionIds, ids) })}
      />
      <RegionField {...wish} onChange={(ids) => setWish({ ...wish, regionIds: ids })} />
      <PeriodFields {...wish} onChange={(from, to) => setWish({ ...wish, fromMs: from, toMs: to })} />
      {!isWhole && <p role="status">{text('delivery.pull.noPeriod')}</p>}
      <Switch isSelected={withPictures} onChange={setWithPictures}>
        {text('delivery.pull.pictures')}
      </Switch>
      {failure !== undefined && <p role="alert">{describeError(failure, text).sentence}</p>}
      {running.map((job) => (
        <Running key={job.jobId} job={job} />
      ))}
      {running.length === 0 && (
        <div>
          <Button type="submit" tone="act" icon={CloudDownload} isDisabled={!isWhole}>
            {text('delivery.pull.start')}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** The last thirty days, today included. */
function usualWish(): Wish {
  const today = Math.floor(localOf(Date.now()) / DAY_MS) * DAY_MS;
  return {
    hazardIds: [],
    regionIds: [],
    fromMs: osloInstantMs(today - (USUAL_DAYS - 1) * DAY_MS, 'earlier'),
    toMs: osloInstantMs(today + DAY_MS, 'earlier') - 1,
  };
}

/** How far one is, and what stops it. */
function Running({ job: { jobId, subject, pullProgress } }: { readonly job: Job }) {
  const text = useText();
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const stop = () => host['jobs.cancel']({ jobId }).catch((error: unknown) => show(failureNotice(error)));
  return (
    <>
      <ProgressBar
        label={text('frame.job.pull', { what: subject })}
        part={pullProgress?.part ?? 0}
        text={describePull(pullProgress, text)}
      />
      <div>
        <Button icon={Square} onPress={() => void stop()}>
          {text(pullProgress ? 'delivery.pull.stop' : 'delivery.pull.stopWaiting')}
        </Button>
      </div>
    </>
  );
}
