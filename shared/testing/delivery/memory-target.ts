// Targets without sockets: an observation service in memory, and a network that fails by the seed.

import type { Json, JsonObject } from '../../base/json.ts';
import type { TargetReply } from '../../delivery/target-reply.ts';
import { createRandom } from '../observation-generator.ts';
import { createObservationService, type ObservationService } from '../observation-service.ts';

/** What the outbox asks of a target. */
export interface MemoryTarget {
  insert(body: Uint8Array): Promise<TargetReply>;
  search(path: string, criteria: JsonObject): Promise<TargetReply>;
  picture(pictureId: string): Promise<TargetReply>;
}

export function jsonReply(status: number, value: Json): TargetReply {
  return { status, body: new TextEncoder().encode(JSON.stringify(value)) };
}

/** The service of Varde itself. */
export async function createVardeTarget(
  version = 'v3.2.0',
): Promise<{ target: MemoryTarget; service: ObservationService }> {
  const service = await createObservationService();
  const post = async (path: string, body: unknown) => {
    const { status, value } = await service.post(`${version}/${path}`, body);
    return jsonReply(status, value);
  };
  return {
    service,
    target: {
      insert: (body) => post('Registration/Insert', new TextDecoder().decode(body)),
      search: post,
      async picture(pictureId) {
        const body = await service.getBytes(`${version}/Image/orginal/${pictureId}`);
        return { status: 200, body };
      },
    },
  };
}

const SILENT: TargetReply = { problem: 'silent', reason: 'nothing came', isNeverSent: false };
const CUT_OFF: TargetReply = { problem: 'cutOff', reason: 'ECONNRESET', isNeverSent: false };
const REFUSED: TargetReply = { problem: 'refused', reason: 'ECONNREFUSED', isNeverSent: true };

/** What may happen to a call, most of them after it arrived. */
const FAULTS = [
  'none',
  'none',
  'none',
  'notSent',
  'lostOnTheWay',
  'answerLost',
  'answerCut',
  'serverFault',
  'gateway',
  'busy',
  'twice',
  'loginPage',
] as const;

/**
 * A network between outbox and target. What happens depends on the seed, the observation and its attempt, never on time:
 * the same seed is the same run.
 */
export function createFaultyNetwork(target: MemoryTarget, seed: number): MemoryTarget {
  const attempts = new Map<string, number>();

  function faultOf(what: string): (typeof FAULTS)[number] {
    const attempt = (attempts.get(what) ?? 0) + 1;
    attempts.set(what, attempt);
    return createRandom(hashOf(`${seed} ${what} ${attempt}`)).pick(FAULTS);
  }

  async function through(what: string, call: () => Promise<TargetReply>): Promise<TargetReply> {
    switch (faultOf(what)) {
      case 'notSent':
        return REFUSED;
      case 'lostOnTheWay':
        return SILENT;
      case 'answerLost':
        await call();
        return SILENT;
      case 'answerCut':
        await call();
        return CUT_OFF;
      case 'serverFault':
        return jsonReply(500, { Message: 'An error has occurred.' });
      case 'gateway':
        await call();
        return { status: 504, body: new TextEncoder().encode('<html>'), retryAfterMs: 30_000 };
      case 'busy':
        return { ...jsonReply(429, {}), retryAfterMs: 10_000 };
      case 'twice':
        await call();
        return call();
      case 'loginPage':
        return { status: 200, body: new TextEncoder().encode('<html>Log in') };
      default:
        return call();
    }
  }

  return {
    insert(body) {
      const { Id } = JSON.parse(new TextDecoder().decode(body));
      return through(`insert ${Id}`, () => target.insert(body));
    },
    search: (path, criteria) =>
      through(`search ${JSON.stringify(criteria)}`, () => target.search(path, criteria)),
    picture: (pictureId) => through(`picture ${pictureId}`, () => target.picture(pictureId)),
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0;
  return hash;
}
