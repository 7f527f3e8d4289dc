// What a request asks for, by its method and path alone. It is resolved once, in the host, and the result goes along.

import type { BridgeType } from './bridge/types.ts';
import type { JsonService, ServiceBase } from './json-service.ts';
import { mapService } from './map/service.ts';
import { API_DOCUMENTATION_PATH } from './observation/service.ts';
import { jsonServices, serviceRoots } from './services.ts';

export type RequestTarget = BridgeType<'RequestTarget'>;

interface Route {
  readonly target: RequestTarget;
  readonly methods: readonly string[];
  /** Of an operation: its path below the root of the host, in lower case; `{name}` stands for any one part. */
  readonly parts: readonly string[];
}

const READING = ['GET', 'HEAD'];
/** A version of the vendor's schema behind its path: the description is then of that version. */
const VERSION_PLACE = '{version}';
const VERSION = /^\d+(\.\d+){1,2}$/;

const routes: readonly Route[] = [...jsonServices.flatMap(serviceRoutes), ...soapRoutes()];
const routesByPath = groupByPath(routes);
const patterns = routes.filter(({ parts }) => parts.some(isPlace));
const outputs = `${foldPath(mapService.outputPath)}/`;
const documentation = foldPath(API_DOCUMENTATION_PATH);
const roots = serviceRoots.map(({ service, path }) => ({ service, path: foldPath(path) }));

/**
 * What is asked for at a path as it was sent: in any case, percent-encoded or not, with or without slashes at its end.
 * Undefined where no service is meant.
 */
export function resolveTarget(method: string, path: string): RequestTarget | undefined {
  const parts = partsOf(path);
  const folded = parts.map((part) => part.toLowerCase());
  const joined = joinTables(folded);
  const found = routesByPath.get(joined) ?? patterns.filter((route) => isMatch(route, folded));
  const [first] = found;
  if (first) {
    const taken = found.find(({ methods }) => methods.includes(method));
    if (taken) return { ...taken.target, parameters: parametersOf(taken, parts) };
    return { ...first.target, kind: 'wrong-method', methods: found.flatMap(({ methods }) => methods) };
  }
  if (joined.startsWith(outputs)) {
    return {
      ...targetOf('output', mapService.id),
      base: mapService.path,
      name: joined.slice(outputs.length),
    };
  }
  // Pages for people: the host has them, and no service.
  if (joined === documentation || joined.startsWith(`${documentation}/`)) return undefined;
  const root = roots.find((known) => joined === known.path || joined.startsWith(`${known.path}/`));
  return root && targetOf('nothing', root.service);
}

/** What tells answers apart besides query and body. It begins with the service's own path, whatever the alias was. */
export function targetKey({ kind, service, base, name, parameters }: RequestTarget): string {
  const own = jsonServices.find(({ id }) => id === service)?.bases[0].path ?? mapService.path;
  const values = parameters.map(({ value }) => `/${value}`).join('');
  return `${own}/${name}${values} ${kind} ${base}`.toLowerCase();
}

function groupByPath(all: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const grouped = new Map<string, Route[]>();
  for (const route of all) {
    const path = joinTables(route.parts);
    grouped.set(path, [...(grouped.get(path) ?? []), route]);
  }
  return grouped;
}

function serviceRoutes(service: JsonService): Route[] {
  return service.bases.flatMap((base) => [
    { target: targetOf('base', service.id, base), methods: READING, parts: partsOf(base.path.toLowerCase()) },
    ...Object.entries(service.operations)
      .filter(([, { versions }]) => versions?.includes(base.version) ?? true)
      .map(([name, { method, path }]) => ({
        target: { ...targetOf('operation', service.id, base), name },
        methods: method === 'GET' ? READING : [method],
        parts: partsOf(`${base.path}/${path}`).map((part) => (isPlace(part) ? part : part.toLowerCase())),
      })),
  ]);
}

function soapRoutes(): Route[] {
  const { id, version, catalogPath, path, vendorPath } = mapService;
  return [catalogPath, path, vendorPath, `${vendorPath}/${VERSION_PLACE}`].map((route) => ({
    target: targetOf('soap', id, { path: route.replace(`/${VERSION_PLACE}`, ''), version }),
    methods: [...READING, 'POST'],
    parts: partsOf(route.toLowerCase()),
  }));
}

function targetOf(kind: RequestTarget['kind'], service: string, base?: ServiceBase): RequestTarget {
  const { path, version } = base ?? { path: '', version: '' };
  return { kind, service, base: path, version, name: '', parameters: [], methods: [] };
}

function isPlace(part: string): boolean {
  return part.startsWith('{');
}

function isMatch({ parts }: Route, asked: readonly string[]): boolean {
  return parts.length === asked.length && parts.every((part, index) => fits(part, asked[index] ?? ''));
}

function fits(part: string, asked: string): boolean {
  if (part === VERSION_PLACE) return VERSION.test(asked);
  return isPlace(part) || part === asked;
}

function parametersOf({ parts }: Route, asked: readonly string[]): RequestTarget['parameters'] {
  return parts.flatMap((part, index) =>
    isPlace(part) ? [{ name: part.slice(1, -1), value: asked[index] ?? '' }] : [],
  );
}

function foldPath(path: string): string {
  return joinTables(partsOf(path)).toLowerCase();
}

/** An encoded slash divides nothing. */
function joinTables(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('/', '%2F')).join('/');
}

/** The parts of a path, decoded each for itself. */
function partsOf(path: string): string[] {
  return path
    .replace(/^\/|\/+$/g, '')
    .split('/')
    .map(decodePart);
}

function decodePart(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    // What is not percent-encoded text is no path of ours: it is looked up as it is, and not found.
    return part;
  }
}
