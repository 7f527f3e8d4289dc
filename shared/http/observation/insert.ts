import type { Registrations } from '../../sources/observations/registrations.ts';
import type { Taken } from '../../sources/observations/taken-once.ts';
import type { HttpReply } from '../replies.ts';
import { hasFaults } from './model-state.ts';
import { observationReply, refusal } from './observation-replies.ts';
import type { ReadRegistration } from './read-registration.ts';

/** One registration: of copies of it one is kept. */
export async function insert(registrations: Registrations, read: ReadRegistration): Promise<HttpReply> {
  if (hasFaults(read.faults)) return refusal(read.faults);
  const { regId, isNew } = await registrations.take(read.registration);
  if (isNew) return observationReply(200, { RegId: regId });
  const Message = `A registration with the Id ${read.registration['Id']} is here already.`;
  return observationReply(409, { Message, RegId: regId });
}

/** A list is kept whole or, where one of it is wrong, not at all; what is known of it is told item by item. */
export async function insertList(
  registrations: Registrations,
  reads: readonly ReadRegistration[],
): Promise<HttpReply> {
  const faults = Object.assign({}, ...reads.map((read) => read.faults));
  if (hasFaults(faults)) return refusal(faults);
  const taken: Taken[] = [];
  for (const { registration } of reads) taken.push(await registrations.take(registration));
  const Registrations = taken.map(({ regId, isNew }, index) => ({
    Id: reads[index]?.registration['Id'] ?? null,
    RegId: regId,
    IsNew: isNew,
  }));
  const RegId = taken[0]?.regId ?? null;
  if (taken.some(({ isNew }) => isNew)) return observationReply(200, { RegId, Registrations });
  return observationReply(409, {
    Message: 'All of these registrations are here already.',
    RegId,
    Registrations,
  });
}
