// Finished observations go into the observation service of this Varde. What could not be taken in waits in the outbox:
// until the data window is back, until the next start, or until a person looks at it.

import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { sentSha256 } from '../../../shared/delivery/registration-of-draft.ts';
import type { Log } from '../../../shared/ports/log.ts';
import type { PictureStore } from '../files/picture-files.ts';
import type { Draft } from './draft-folder.ts';
import type { Drafts } from './drafts.ts';

type RegisterOutcome = BridgeType<'RegisterOutcome'>;

export interface RegisteringDependencies {
  readonly drafts: Drafts;
  readonly pictures: Pick<PictureStore, 'hold' | 'release'>;
  readonly data: () => Pick<RemoteData, 'observations.register'>;
  readonly onChanged: () => void;
  readonly log: Log;
}

export interface Registering {
  /**
   * Finishes a draft and registers it; the same draft twice is one registration. Where it could be neither taken in nor
   * refused, the outcome has no number and no faults: it waits.
   */
  save(draftId: string): Promise<RegisterOutcome>;
  /** Registers what waits; what fails again goes on waiting. */
  registerWaiting(): Promise<void>;
}

export function createRegistering(dependencies: RegisteringDependencies): Registering {
  const { drafts, pictures, data, onChanged, log } = dependencies;
  const inTurn = createTaskQueue();
  const logFailure = (error: unknown) => log.error('An observation was not registered', error);

  async function register(draft: Draft): Promise<RegisterOutcome> {
    const { draftId, content } = draft;
    const held: string[] = [];
    try {
      for (const picture of content.pictures) {
        held.push(pictures.hold(await drafts.readPicture(draftId, sentSha256(picture))));
      }
      const outcome = await data()['observations.register']({ draftId, content });
      if (outcome.regId === undefined) await drafts.refuse(draft, outcome.faults);
      else await drafts.archive(draft, { regId: outcome.regId });
      return outcome;
    } finally {
      pictures.release(held);
      onChanged();
    }
  }

  return {
    save: (draftId) =>
      inTurn(async () => {
        await drafts.finish(draftId);
        const draft = (await drafts.waiting()).find((each) => each.draftId === draftId);
        if (!draft) return { faults: {} };
        return register(draft).catch((error: unknown) => {
          logFailure(error);
          return { faults: {} };
        });
      }),
    registerWaiting: () =>
      inTurn(async () => {
        for (const draft of await drafts.waiting()) await register(draft).catch(logFailure);
      }),
  };
}
