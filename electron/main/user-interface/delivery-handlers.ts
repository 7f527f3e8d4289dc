import type { CallContext } from '../../../shared/bridge/link.ts';
import type { HostForUiOperations } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { ServiceOf } from '../../../shared/schema/notation.ts';
import type { Delivering } from '../delivery/delivering.ts';
import type { TargetClient } from '../delivery/target-client.ts';
import type { Targets } from '../delivery/targets.ts';
import { logIn, tryTarget } from '../delivery/try-target.ts';
import type { Exports } from '../exports/exports.ts';
import { orWriteFailure } from '../files/system-error.ts';
import type { PullJobs } from '../pull/pull-jobs.ts';
import type { PulledFiles } from '../pull/pulled-files.ts';

export interface DeliveryHandlerDependencies {
  readonly targets: Targets;
  readonly callTarget: TargetClient;
  readonly delivering: Delivering;
  readonly exports: Exports;
  readonly pulled: Pick<PulledFiles, 'sources'>;
  readonly pullJobs: Pick<PullJobs, 'start' | 'remove' | 'stopAll'>;
  readonly onDraftsChanged: () => void;
}

type DeliveryOperations = Pick<
  HostForUiOperations,
  Extract<keyof HostForUiOperations, `targets.${string}` | `outbox.${string}` | `pulls.${string}`>
>;
type DeliveryHandlers = ServiceOf<BridgeTypes, DeliveryOperations, CallContext>;

/** What the host answers of targets: of the delivery of observations to them and the pull from them. */
export function deliveryHandlers(dependencies: DeliveryHandlerDependencies): DeliveryHandlers {
  const { targets, callTarget, delivering, exports, pulled, pullJobs, onDraftsChanged } = dependencies;
  async function done(work: Promise<void>): Promise<Record<string, never>> {
    await orWriteFailure(work);
    return {};
  }
  async function moving(work: Promise<void>): Promise<Record<string, never>> {
    await done(work);
    onDraftsChanged();
    return {};
  }
  return {
    'targets.list': () => targets.list(),
    'targets.write': ({ change }) => orWriteFailure(targets.write(change)),
    async 'targets.remove'({ targetId }) {
      const count = delivering.countFor(targetId);
      if (count > 0) throw appError('targets/in-use', { count, name: targets.get(targetId).name });
      await targets.remove(targetId);
      pullJobs.stopAll(targetId);
      return {};
    },
    'targets.test': ({ targetId }) => tryTarget(callTarget, targets.get(targetId), Date.now),
    'targets.logIn': (login) => logIn(callTarget, login),
    'pulls.start': ({ question }) => pullJobs.start(question),
    'pulls.sources': () => pulled.sources(),
    'pulls.remove': ({ targetId }) => done(pullJobs.remove(targetId)),
    'outbox.list': () => delivering.list(),
    'outbox.send': ({ draftId, targetId }) => moving(delivering.save(draftId, targetId)),
    'outbox.stop': ({ draftId }) => done(delivering.stop(draftId)),
    'outbox.resume': ({ draftId }) => done(delivering.resume(draftId)),
    'outbox.edit': ({ draftId }) => moving(delivering.edit(draftId)),
    async 'outbox.export'({ draftId }) {
      const bytes = await delivering.bytesOf(draftId);
      return exports.write({ fileName: `observation-${draftId}.json`, format: 'json', bytes, rows: null });
    },
  };
}
