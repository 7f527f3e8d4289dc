import type { ObservationParts } from '../../shared/http/observation/observation-endpoint.ts';
import { registerDraft } from '../../shared/http/observation/register-draft.ts';
import { readCard, readList } from '../../shared/sources/observations/observation-list.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

type ObservationHandlers = Pick<
  DataWindowHandlers,
  Extract<keyof DataWindowHandlers, `observations.${string}`>
>;

/** What the data window answers of observations. */
export function observationHandlers(observations: ObservationParts): ObservationHandlers {
  return {
    'observations.list': (question) => readList(observations, question),
    'observations.register': (draft) => registerDraft(observations.registrations, draft),
    'observations.card': ({ regId }) => readCard(observations, regId),
  };
}
