// A million registrations in the observation service, its sockets cut off, beside SQLite over the same rows.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { operationOf } from '../../shared/contracts/services.ts';
import type { JsonEndpoint } from '../../shared/http/json-endpoint.ts';
import { createObservationEndpoint } from '../../shared/http/observation/observation-endpoint.ts';
import type { StoredRegistration } from '../../shared/sources/observations/stored-registration.ts';
import { generateManyRegistrations } from '../../shared/testing/many-registrations.ts';
import { createObservationService } from '../../shared/testing/observation-service.ts';
import { createMemoryHost } from '../../shared/testing/ports/memory-host.ts';
import { serviceRequest } from '../../shared/testing/service-request.ts';
import {
  type AskService,
  createSqlite,
  type Measurement,
  measureQuestions,
} from './observations-sqlite.bench.ts';

setFlagsFromString('--expose-gc');

export interface Loaded {
  readonly seconds: number;
  /** What the process holds after it, all in all. */
  readonly memoryMb: number;
  /** The longest time for which nothing else had its turn. */
  readonly longestMs: number;
}

/** A journal that holds generated registrations, as the host gives them: page by page. `told`: each of them. */
function generatedJournal(
  registrations: Generator<StoredRegistration>,
  told: (registration: StoredRegistration) => void,
) {
  const { journal } = createMemoryHost();
  async function read(kind: string, after: number): Promise<BridgeType<'JournalPage'>> {
    if (kind !== 'registration') return journal.read(kind, after);
    const things: BridgeType<'JournalThing'>[] = [];
    for (let number = after + 1; things.length < 500; number++) {
      const { value, done } = registrations.next();
      if (done) return { things };
      told(value);
      const id = String(value.registration['Id']);
      things.push({ kind, id, number, atMs: 0, isGone: false, files: [], value: { ...value } });
    }
    await new Promise((resolve) => setImmediate(resolve));
    return { things, next: after + things.length };
  }
  return { ...journal, read };
}

export async function measureObservations(
  count: number,
  seed: number,
): Promise<{ readonly loaded: Loaded; readonly measurements: readonly Measurement[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'varde-bench-'));
  const sqlite = createSqlite(join(folder, 'observations.db'));
  try {
    const longest = watchLongest();
    const began = performance.now();
    const journal = generatedJournal(generateManyRegistrations(count, seed), sqlite.insert);
    const service = await createObservationService(journal);
    const seconds = (performance.now() - began) / 1000;
    const longestMs = longest.end();
    // As the engine does by itself when nothing happens for a while.
    runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const loaded = { seconds, memoryMb: process.memoryUsage.rss() / 2 ** 20, longestMs };
    const database = sqlite.finish();
    const endpoint = createObservationEndpoint(service.parts);
    const measurements = await measureQuestions({ ask: asking(endpoint), database });
    database.close();
    return { loaded, measurements };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function asking(endpoint: JsonEndpoint): AskService {
  return async (path, body) => {
    const request = serviceRequest({ method: 'POST', path: `/observation/${path}`, body });
    const answer = await endpoint(request, operationOf(request.target));
    return new TextDecoder().decode(answer.body);
  };
}

function watchLongest() {
  let last = performance.now();
  let longestMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }, 1);
  return {
    end() {
      clearInterval(timer);
      return longestMs;
    },
  };
}
