import { appError } from '../../shared/contracts/errors.ts';
import { registerDraft } from '../../shared/http/observation/register-draft.ts';
import { namedPlacesNear } from '../../shared/sources/observations/known-places.ts';
import { readCard, readCards, readList } from '../../shared/sources/observations/observation-list.ts';
import type { DataWindowHandlers } from './data-handlers.ts';
import type { OpenedObservations } from './open-observations.ts';

type ObservationHandlers = Pick<
  DataWindowHandlers,
  Extract<keyof DataWindowHandlers, `observations.${string}`>
>;

/** Of its longer side. As the services of pictures call it large, so that nothing is scaled twice. */
const SENT_LONG_SIDE_PX = 1800;

function isLoading({ progress: { isLoaded, hasFailed } }: OpenedObservations['registrations']): boolean {
  return !isLoaded && !hasFailed;
}

/** What the data window answers of observations. */
export function observationHandlers(observations: OpenedObservations): ObservationHandlers {
  const { registrations, pulled } = observations;
  const listed = { ...observations, isReading: () => isLoading(registrations) || pulled.isReading };
  return {
    'observations.list': (question) => readList(listed, question),
    'observations.cards': (question) => readCards(listed, question),
    'observations.register': (draft) => registerDraft(registrations, draft),
    async 'observations.scalePicture'({ picture }) {
      const scaled = await observations.scaler.scale(picture, SENT_LONG_SIDE_PX);
      if (!scaled) throw appError('drafts/picture-undecodable', {});
      return scaled;
    },
    'observations.card': ({ key }) => readCard(listed, key),
    'observations.placesNear': (from) => namedPlacesNear(registrations, from),
    async 'observations.followPulls'() {
      await pulled.follow();
      return {};
    },
  };
}
