// Watches what the browser says of its own store. Values that it keeps in files of their own may be gone or unreadable
// although the database opens.

import type { DBCore, Middleware } from 'dexie';

/** The browser's words for: it is there, and I cannot read it. */
const DAMAGE_NAMES = new Set(['NotReadableError', 'UnknownError', 'DataError']);

export function damageWatch(onDamaged: (error: Error) => void): Middleware<DBCore> {
  function watched<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    work.catch((error: unknown) => {
      if (error instanceof Error && DAMAGE_NAMES.has(error.name)) onDamaged(error);
    });
    return work;
  }
  return {
    stack: 'dbcore',
    name: 'damage watch',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          get: (request) => watched(table.get(request)),
          getMany: (request) => watched(table.getMany(request)),
          query: (request) => watched(table.query(request)),
          openCursor: (request) => watched(table.openCursor(request)),
          count: (request) => watched(table.count(request)),
          mutate: (request) => watched(table.mutate(request)),
        };
      },
    }),
  };
}
