// Every service that the host answers for other programs.

import { energyServices } from './energy/services.ts';
import { mapService } from './map/service.ts';

export interface ServedService {
  readonly id: 'certificate' | 'hydropower' | 'map';
  /** Its address on our host, without trailing slash. */
  readonly path: string;
  /** Requests to paths that begin so are requests to services. */
  readonly root: string;
}

export const servedServices: readonly ServedService[] = [
  ...energyServices.map(({ id, basePath }) => ({ id, path: basePath, root: basePath })),
  { id: mapService.id, path: mapService.path, root: mapService.catalogPath },
];
