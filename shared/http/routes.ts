import { type EnergyService, energyServices } from '../contracts/energy/services.ts';

/** A path of the energy services: one of their operations, or one of their bases. */
export type Route =
  | { readonly kind: 'operation'; readonly operation: string }
  | { readonly kind: 'base'; readonly operationPaths: readonly string[] };

const routes = new Map<string, Route>(energyServices.flatMap(serviceRoutes));

/** Finds a path as it was sent: in any case, with or without a slash at its end. */
export function findRoute(path: string): Route | undefined {
  return routes.get(foldPath(path));
}

/** A path as routes are kept: decoded, in lower case, without slash at its end. */
export function foldPath(path: string): string {
  return decodePath(path).toLowerCase().replace(/\/+$/, '');
}

function serviceRoutes({ basePath, operations }: EnergyService): [string, Route][] {
  const names = Object.keys(operations);
  const path = (operation: string) => `${basePath}/${operation}`;
  return [
    [basePath, { kind: 'base', operationPaths: names.map(path) }],
    ...names.map((operation): [string, Route] => [
      path(operation).toLowerCase(),
      { kind: 'operation', operation },
    ]),
  ];
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // What is not percent-encoded text is no path of ours: it is looked up as it is, and not found.
    return path;
  }
}
