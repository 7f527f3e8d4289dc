// Every service that the host answers for other programs.

import { energyServices } from './energy/services.ts';
import type { JsonOperationEntry, JsonService, ServiceBase } from './json-service.ts';
import { mapService } from './map/service.ts';
import { observationService } from './observation/service.ts';

const services = [...energyServices, observationService] as const;

export const jsonServices: readonly JsonService[] = services;

export type ServiceId = (typeof services)[number]['id'] | 'map';

export interface ServedService {
  readonly id: ServiceId;
  /** Its address on our host, without trailing slash. */
  readonly path: string;
  /** The paths of the public service that it stands for. */
  readonly aliases: readonly string[];
}

export const servedServices: readonly ServedService[] = [
  ...services.map(({ id, bases }) => ({
    id,
    path: bases[0].path,
    aliases: publicPaths(bases),
  })),
  { id: mapService.id, path: mapService.path, aliases: [mapService.vendorPath] },
];

/** Requests to paths that begin so are requests to services. */
export const serviceRoots: readonly { readonly service: string; readonly path: string }[] = [
  ...jsonServices.flatMap(({ id, bases }) => bases.map(({ path }) => ({ service: id, path }))),
  { service: mapService.id, path: mapService.catalogPath },
  { service: mapService.id, path: mapService.vendorPath },
];

function publicPaths(bases: readonly ServiceBase[]): string[] {
  return bases.filter(({ isPublic }) => isPublic).map(({ path }) => path);
}

export interface FoundOperation {
  readonly service: JsonService;
  readonly base: ServiceBase;
  readonly entry: JsonOperationEntry;
}

/** The operation that a request was resolved to. Throws on what is in no table: targets are made by the tables. */
export function operationOf(target: { service: string; base: string; name: string }): FoundOperation {
  const service = jsonServices.find(({ id }) => id === target.service);
  const base = service?.bases.find(({ path }) => path === target.base);
  const entry = service?.operations[target.name];
  if (!(service && base && entry)) throw new Error(`No operation ${target.service}/${target.name}`);
  return { service, base, entry };
}

export interface ServiceAddress {
  readonly service: string;
  readonly url: string;
}

/** The address of each service that answers, below the address of the host. */
export function serviceAddresses(hostUrl: string): ServiceAddress[] {
  return servedServices.map(({ id, path }) => ({ service: id, url: `${hostUrl}${path}` }));
}
