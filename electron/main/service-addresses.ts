import { energyServices } from '../../shared/contracts/energy/services.ts';

export interface ServiceAddress {
  readonly service: string;
  readonly url: string;
}

/** The address of each service that answers, below the address of the host. */
export function serviceAddresses(hostUrl: string): ServiceAddress[] {
  return energyServices.map(({ id, basePath }) => ({ service: id, url: `${hostUrl}${basePath}` }));
}
