import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';

/** Calls that take as long as their file is large, and of which nobody knows beforehand how long that is. */
type ImportCall = 'imports.read' | 'imports.store';

/** The same window, of which is known whether it has a file to take in. */
export function watchImports(remote: RemoteData): { remote: RemoteData; isImporting(): boolean } {
  let running = 0;

  async function counted<Outcome>(call: Promise<Outcome>): Promise<Outcome> {
    running += 1;
    try {
      return await call;
    } finally {
      running -= 1;
    }
  }

  const calls: Pick<RemoteData, ImportCall> = {
    'imports.read': (...input) => counted(remote['imports.read'](...input)),
    'imports.store': (...input) => counted(remote['imports.store'](...input)),
  };
  return { remote: { ...remote, ...calls }, isImporting: () => running > 0 };
}
