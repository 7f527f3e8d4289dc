import type { CallContext } from '../../../shared/bridge/link.ts';
import type { HostForUiOperations } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { ServiceOf } from '../../../shared/schema/notation.ts';
import type { TargetClient } from '../delivery/target-client.ts';
import type { Targets } from '../delivery/targets.ts';
import { logIn, tryTarget } from '../delivery/try-target.ts';
import { orWriteFailure } from '../files/system-error.ts';

export interface DeliveryHandlerDependencies {
  readonly targets: Targets;
  readonly callTarget: TargetClient;
}

type DeliveryOperations = Pick<HostForUiOperations, Extract<keyof HostForUiOperations, `targets.${string}`>>;
type DeliveryHandlers = ServiceOf<BridgeTypes, DeliveryOperations, CallContext>;

/** What the host answers of targets. */
export function deliveryHandlers({ targets, callTarget }: DeliveryHandlerDependencies): DeliveryHandlers {
  return {
    'targets.list': () => targets.list(),
    'targets.write': ({ change }) => orWriteFailure(targets.write(change)),
    async 'targets.remove'({ targetId }) {
      await orWriteFailure(targets.remove(targetId));
      return {};
    },
    'targets.test': ({ targetId }) => tryTarget(callTarget, targets.get(targetId), Date.now),
    'targets.logIn': (login) => logIn(callTarget, login),
  };
}
