// What a person recorded in the app goes the way of what clients post: read by the contract, refused with the path of
// each fault, kept once.

import type { JsonObject } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { registrationOfDraft, sentSha256 } from '../../delivery/registration-of-draft.ts';
import type { Registrations } from '../../sources/observations/registrations.ts';
import { hasFaults } from './model-state.ts';
import { readRegistration } from './read-registration.ts';

export interface FinishedDraft {
  readonly draftId: string;
  readonly content: BridgeType<'DraftContent'>;
}

/** Takes it in, or tells why not. Its pictures are held by the host. */
export async function registerDraft(
  registrations: Registrations,
  { draftId, content }: FinishedDraft,
): Promise<BridgeType<'RegisterOutcome'>> {
  const { observerGuid } = await registrations.signIn(content.observer.trim());
  const posted: JsonObject = { Id: draftId, ObserverGuid: observerGuid, ...registrationOfDraft(content) };
  const body = new TextEncoder().encode(JSON.stringify(posted));
  const { registration, faults } = readRegistration({
    body,
    pictures: content.pictures.map(sentSha256),
  });
  if (hasFaults(faults)) return { faults };
  const { regId } = await registrations.take(registration);
  return { regId, faults: {} };
}
