import type { Views } from '../../shared/services/views/views.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

type ViewHandlers = Pick<DataWindowHandlers, Extract<keyof DataWindowHandlers, `views.${string}`>>;

/** What the data window answers of saved views. */
export function viewHandlers(views: Views): ViewHandlers {
  return {
    'views.list': () => views.list(),
    'views.save': async ({ view }) => ({ number: await views.save(view) }),
    'views.remove': async ({ viewId }) => ({ number: await views.remove(viewId) }),
  };
}
