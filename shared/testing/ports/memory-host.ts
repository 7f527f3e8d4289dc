// The host's part of the ports in memory: what is in it outlives the "restarts" of a test.

import type { JsonObject } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import {
  JOURNAL_SETTLED,
  type JournalPort,
  type JournalThing,
  MAX_CHANGE_BYTES,
} from '../../ports/journal.ts';
import type { NoticePort } from '../../ports/notices.ts';
import type { ReplyCache } from '../../ports/reply-cache.ts';
import { createMemoryImportFiles, type MemoryImportFiles } from './memory-import-files.ts';

export interface MemoryHost {
  /** Its methods can be replaced, to let them fail. */
  readonly files: MemoryImportFiles['files'];
  readonly journal: { -readonly [Method in keyof MemoryJournal]: MemoryJournal[Method] };
  readonly replies: { -readonly [Method in keyof ReplyCache]: ReplyCache[Method] };
  readonly notices: NoticePort;
  /** What was told, in order. */
  readonly told: { readonly code: string; readonly details: JsonObject }[];
  /** The path prefixes whose replies were dropped, in order. */
  readonly dropped: string[];
  /** Every call that changes the files in order, by its name. */
  readonly fileCalls: string[];
  readonly keepFile: MemoryImportFiles['keep'];
  readonly loseFileList: MemoryImportFiles['loseList'];
}

export interface MemoryJournal extends JournalPort {
  /** As damage does: the last state of things is not known any more, from a change on or of some. */
  lose(isLost: (thing: JournalThing) => boolean, isNoticed: boolean): void;
}

export function createMemoryHost(): MemoryHost {
  const dropped: string[] = [];
  const { files, calls: fileCalls, keep: keepFile, loseList: loseFileList } = createMemoryImportFiles();
  const told: MemoryHost['told'] = [];
  return {
    files,
    keepFile,
    loseFileList,
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

function memoryJournal(): MemoryJournal {
  const things = new Map<string, JournalThing>();
  let lastNumber = 0;
  let isWhole = true;
  return {
    async append(change) {
      const { puts, deletes, atMs, why } = change;
      const bytes = new TextEncoder().encode(JSON.stringify(change)).length;
      if (bytes > MAX_CHANGE_BYTES)
        throw appError('files/change-too-large', { limitBytes: MAX_CHANGE_BYTES });
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
