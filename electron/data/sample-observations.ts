import sample from '../../assets/seed/observations.json';
import { readRegistration } from '../../shared/http/observation/read-registration.ts';
import type { SampleObservations } from '../../shared/sources/observations/registrations.ts';

/** The observations that ship, read as the service reads what clients post. Throws where one is not good: they are code. */
export async function readSampleObservations(): Promise<SampleObservations> {
  const observers = sample.observers.map(({ Guid, Id, Nick, CompetenceLevelTid }) => ({
    observerGuid: Guid,
    observerId: Id,
    nickName: Nick,
    competenceId: CompetenceLevelTid,
  }));
  const registrations = sample.registrations.map(({ RegId, DtRegTime, Registration }) => {
    const body = new TextEncoder().encode(JSON.stringify(Registration));
    const { registration, faults } = readRegistration({ body });
    const [fault] = Object.entries(faults);
    if (fault) throw new Error(`Sample observation ${RegId}: ${fault.join(': ')}`);
    return { regId: RegId, registeredAtMs: Date.parse(DtRegTime), registration };
  });
  return { observers, registrations };
}
