// The host's part of the ports in memory: what is in it outlives the "restarts" of a test.

import type { JsonObject } from '../../base/json.ts';
import type { ImportFiles, KeptImport } from '../../ports/import-files.ts';
import { JOURNAL_SETTLED, type JournalPort, type JournalThing } from '../../ports/journal.ts';
import type { NoticePort } from '../../ports/notices.ts';
import type { ReplyCache } from '../../ports/reply-cache.ts';

export interface MemoryHost {
  /** Its methods can be replaced, to let them fail. */
  readonly files: { -readonly [Method in keyof ImportFiles]: ImportFiles[Method] };
  readonly journal: { -readonly [Method in keyof MemoryJournal]: MemoryJournal[Method] };
  readonly replies: { -readonly [Method in keyof ReplyCache]: ReplyCache[Method] };
  readonly notices: NoticePort;
  /** What was told, in order. */
  readonly told: { readonly code: string; readonly details: JsonObject }[];
  /** The path prefixes whose replies were dropped, in order. */
  readonly dropped: string[];
  /** Every call to the files in order, by its name. */
  readonly fileCalls: string[];
}

export interface MemoryJournal extends JournalPort {
  /** As damage does: the last state of things is not known any more, from a change on or of some. */
  lose(isLost: (thing: JournalThing) => boolean, isNoticed: boolean): void;
}

/** Files that stay besides those that are needed. */
const FILES_KEPT = 3;

export function createMemoryHost(): MemoryHost {
  const dropped: string[] = [];
  const fileCalls: string[] = [];
  const told: MemoryHost['told'] = [];
  return {
    files: memoryImportFiles(fileCalls),
    journal: memoryJournal(),
    replies: {
      async drop(pathPrefixes) {
        dropped.push(...pathPrefixes);
      },
    },
    notices: {
      async tell(code, details) {
        told.push({ code, details });
      },
    },
    told,
    dropped,
    fileCalls,
  };
}

function memoryImportFiles(calls: string[]): ImportFiles {
  const kept = new Map<string, { entry: KeptImport; bytes: Uint8Array }>();
  let count = 0;
  return {
    async keep({ bytes, ...file }) {
      calls.push('keep');
      count += 1;
      const importId = `import-${count}`;
      const entry = {
        ...file,
        importId,
        sha256: '',
        bytes: bytes.length,
        keptAtMs: count,
        isCommitted: false,
      };
      kept.set(importId, { entry, bytes: bytes.slice() });
      return { ...entry };
    },
    async commit(importId, needed) {
      calls.push('commit');
      const file = kept.get(importId);
      if (!file) throw new Error(`There is no kept file ${importId}`);
      file.entry.isCommitted = true;
      const own = [...kept.values()].filter(({ entry }) => entry.register === file.entry.register);
      for (const { entry } of own.slice(0, -FILES_KEPT)) {
        if (!needed.includes(entry.importId)) kept.delete(entry.importId);
      }
    },
    async drop(importId) {
      calls.push('drop');
      kept.delete(importId);
    },
    list: async () => [...kept.values()].map(({ entry }) => ({ ...entry })),
    async read(importId) {
      const file = kept.get(importId);
      if (!file) throw new Error(`There is no kept file ${importId}`);
      return file.bytes.slice();
    },
  };
}

function memoryJournal(): MemoryJournal {
  const things = new Map<string, JournalThing>();
  let lastNumber = 0;
  let isWhole = true;
  return {
    async append({ puts, deletes, atMs, why }) {
      lastNumber += 1;
      if (why === JOURNAL_SETTLED) isWhole = true;
      const number = lastNumber;
      for (const put of structuredClone(puts)) {
        things.set(`${put.kind} ${put.id}`, { ...put, number, atMs, isGone: false });
      }
      for (const gone of deletes) {
        const none = { value: null, files: [], isGone: true };
        things.set(`${gone.kind} ${gone.id}`, { ...gone, ...none, number, atMs });
      }
      return number;
    },
    async read(kind, after) {
      const found = [...things.values()].filter((thing) => thing.kind === kind && thing.number > after);
      const inOrder = found.toSorted((one, other) => one.number - other.number);
      // Short pages, so that every reader meets the next one.
      const number = inOrder[0]?.number;
      const page = structuredClone(inOrder.filter((thing) => thing.number === number));
      return { things: page, ...(page.length < inOrder.length && number !== undefined && { next: number }) };
    },
    status: async () => ({ lastNumber, isWhole }),
    lose(isLost, isNoticed) {
      for (const [name, thing] of things) if (isLost(thing)) things.delete(name);
      if (isNoticed) isWhole = false;
      else lastNumber = Math.max(0, ...[...things.values()].map(({ number }) => number));
    },
  };
}
