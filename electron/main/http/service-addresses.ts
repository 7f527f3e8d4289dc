import { servedServices } from '../../../shared/contracts/services.ts';

export interface ServiceAddress {
  readonly service: string;
  readonly url: string;
}

/** The address of each service that answers, below the address of the host. */
export function serviceAddresses(hostUrl: string): ServiceAddress[] {
  return servedServices.map(({ id, path }) => ({ service: id, url: `${hostUrl}${path}` }));
}
