import { osloDayText } from '../../../shared/base/oslo-day.ts';
import { type RequestTarget, targetKey } from '../../../shared/contracts/resolve-target.ts';
import type { StoredReply } from './replies/stored-reply.ts';

const MAX_KEPT_BYTES = 128 * 1024 * 1024;
/** What a reply takes besides its key and its forms: headers and tags. */
const ENTRY_BYTES = 2048;
/** A letter of a key in memory. */
const LETTER_BYTES = 2;

export interface ReplyCache {
  find(key: string): StoredReply | undefined;
  /**
   * Marks the moment at which a request is passed on. What it brings back is kept only when nothing was dropped in
   * between: it may have been computed from the old data.
   */
  beginFill(): (key: string, reply: StoredReply) => void;
  /** Drops the replies whose paths begin so, in any case of letters. */
  drop(pathPrefixes: readonly string[]): void;
  /** Counts the drops, so that nobody joins a request that was passed on before the last one. */
  readonly generation: number;
}

/**
 * The key of the reply to GET or HEAD: what is asked for, and the parameters in their alphabetical order. Parameters are
 * not decoded: two spellings of one thing are kept twice, never mixed up.
 */
export function replyKey(target: RequestTarget, query: string): string {
  return `GET ${targetKey(target)}?${sortedQuery(query)}`;
}

function sortedQuery(query: string): string {
  return query.includes('&') ? query.split('&').filter(Boolean).sort().join('&') : query;
}

/** `today` is the day in Oslo: replies of another day are not given any more. */
export function createReplyCache(today: () => string, limitBytes = MAX_KEPT_BYTES): ReplyCache {
  const replies = new Map<string, StoredReply>();
  const sizeOf = (key: string, { bytes }: StoredReply) => bytes + key.length * LETTER_BYTES + ENTRY_BYTES;
  let heldBytes = 0;
  let generation = 0;

  function remove(key: string): void {
    const reply = replies.get(key);
    if (!reply) return;
    replies.delete(key);
    heldBytes -= sizeOf(key, reply);
    reply.onGrown = undefined;
  }

  function keep(key: string, reply: StoredReply): void {
    if (reply.cacheDay === undefined || sizeOf(key, reply) > limitBytes) return;
    remove(key);
    replies.set(key, reply);
    heldBytes += sizeOf(key, reply);
    reply.onGrown = (bytes) => {
      heldBytes += bytes;
      makeRoom();
    };
    makeRoom();
  }

  function makeRoom(): void {
    // Those that nobody asked for the longest go first; a Map remembers the order in which keys came.
    for (const oldest of replies.keys()) {
      if (heldBytes <= limitBytes) break;
      remove(oldest);
    }
  }

  return {
    find(key) {
      const reply = replies.get(key);
      if (!reply) return undefined;
      if (reply.cacheDay !== today()) {
        remove(key);
        return undefined;
      }
      replies.delete(key);
      replies.set(key, reply);
      return reply;
    },
    beginFill() {
      const begun = generation;
      return (key, reply) => {
        if (begun === generation) keep(key, reply);
      };
    },
    drop(pathPrefixes) {
      generation++;
      const prefixes = pathPrefixes.map((prefix) => prefix.toLowerCase());
      for (const key of [...replies.keys()]) {
        const path = key.slice(key.indexOf(' ') + 1);
        if (prefixes.some((prefix) => path.startsWith(prefix))) remove(key);
      }
    },
    get generation() {
      return generation;
    },
  };
}

const MINUTE_MS = 60_000;

/** The day in Oslo as yyyy-MM-dd, worked out once a minute: days begin on whole minutes, and every reply asks. */
export function createOsloToday(nowMs: () => number): () => string {
  let minute = -1;
  let day = '';
  return () => {
    const now = nowMs();
    const present = Math.floor(now / MINUTE_MS);
    if (present !== minute) {
      minute = present;
      day = osloDayText(now);
    }
    return day;
  };
}
