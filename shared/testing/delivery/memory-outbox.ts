// An outbox in memory whose clock jumps to what is due next: days of delivery in seconds.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import { beginDelivery, type DeliveryState } from '../../delivery/delivery-state.ts';
import { createOutbox, type Outbox } from '../../delivery/outbox.ts';
import type { DeliveryProof, OutboxEntry, OutboxPorts } from '../../delivery/outbox-ports.ts';
import { postedParts, postedText } from '../../delivery/posted-text.ts';
import { createRandom } from '../observation-generator.ts';
import type { MemoryTarget } from './memory-target.ts';

type Draft = BridgeType<'Draft'>;

export interface MemoryOutbox {
  readonly outbox: Outbox;
  readonly proofs: ReadonlyMap<string, DeliveryProof>;
  /** Every state that was kept, in order. */
  readonly trace: readonly string[];
  readonly errors: readonly unknown[];
  isHalted(): boolean;
  /** Clears what the target refused before. */
  giveToken(): void;
  nowMs(): number;
  /** Until nothing is to be done any more, or until so long has passed. */
  run(limitMs?: number): Promise<void>;
  stateOf(draftId: string): DeliveryState | undefined;
}

export interface MemoryOutboxOptions {
  readonly version?: BridgeType<'TargetVersion'>;
  readonly seed?: number;
  /** By their SHA-256, which here may be any 64 digits. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

const OBSERVER = '00000000-0000-4000-8000-0000000000aa';
const TARGET_ID = 'target';
const START_MS = Date.parse('2026-11-28T12:00:00Z');
const MAX_ROUNDS = 100_000;

export function createMemoryOutbox(
  target: MemoryTarget,
  drafts: readonly Draft[],
  { version = '3.2.0', seed = 1, pictures = new Map() }: MemoryOutboxOptions = {},
): MemoryOutbox {
  const random = createRandom(seed);
  const proofs = new Map<string, DeliveryProof>();
  const trace: string[] = [];
  const errors: unknown[] = [];
  let nowMs = START_MS;
  let isHalted = false;
  const ports: OutboxPorts = {
    nowMs: () => nowMs,
    random: () => random.below(1_000_000) / 1_000_000,
    target: () => ({ version, isHalted }),
    async halt() {
      isHalted = true;
    },
    async keepState({ draft }, { phase, attempts, nextAtMs, reason }) {
      trace.push(`${draft.draftId} ${phase} ${attempts} ${nextAtMs - START_MS} ${reason}`);
    },
    keepFaults: async () => undefined,
    posted: async ({ draft }) => postedText(draft, OBSERVER),
    prepare: async (_, posted) => prepare(posted, pictures),
    insert: (_, body) => target.insert(body),
    search: (_, path, criteria) => target.search(path, criteria),
    picture: (_, pictureId) => target.picture(pictureId),
    async comparePicture(_, sha256, answered) {
      const sent = pictures.get(sha256);
      return sent && Buffer.from(sent).equals(answered) ? 'exact' : undefined;
    },
    isOfAnother: async ({ draft }, regId) =>
      [...proofs].some(([draftId, proof]) => draftId !== draft.draftId && proof.regId === regId),
    async archive({ draft }, proof) {
      proofs.set(draft.draftId, proof);
    },
    reopen: async () => undefined,
    onChanged: () => undefined,
    log: (error) => void errors.push(error),
  };
  const outbox = createOutbox(ports, drafts.map(entryOf));
  return {
    outbox,
    proofs,
    trace,
    errors,
    isHalted: () => isHalted,
    giveToken() {
      isHalted = false;
    },
    nowMs: () => nowMs,
    async run(limitMs = Number.POSITIVE_INFINITY) {
      const endMs = nowMs + limitMs;
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const nextAtMs = outbox.nextAtMs();
        if (nextAtMs === undefined || nextAtMs > endMs) return;
        nowMs = Math.max(nowMs, nextAtMs);
        await outbox.runDue();
      }
      throw new Error(`Not at its end after ${MAX_ROUNDS} rounds`);
    },
    stateOf: (draftId) => outbox.list().find(({ draft }) => draft.draftId === draftId)?.state,
  };
}

function entryOf(draft: Draft, index: number): OutboxEntry {
  return { draft, targetId: TARGET_ID, bytes: index, state: beginDelivery(START_MS) };
}

function prepare(posted: string, pictures: ReadonlyMap<string, Uint8Array>) {
  const parts = postedParts(posted).map((part) =>
    'text' in part
      ? part.text
      : `data:image/png;base64,${Buffer.from(pictures.get(part.sha256) ?? []).toString('base64')}`,
  );
  return { body: new TextEncoder().encode(parts.join('')), sha256: String(parts.join('').length) };
}

/** A snow observation of a minute in November: no two with the same number are alike. */
export function createDraft(
  number: number,
  more: { registration?: object; pictures?: Draft['content']['pictures'] } = {},
): Draft {
  const { registration = {}, pictures = [] } = more;
  return {
    draftId: `20000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    state: 'waiting',
    keptAtMs: START_MS,
    faults: {},
    content: {
      observer: 'Kari',
      placeText: '',
      observedAt: { instantMs: START_MS - number * 1_001, offsetMinutes: 60, zone: 'Europe/Oslo' },
      registration: {
        GeoHazardTID: 10,
        ObsLocation: { Latitude: 61.1 + number / 10_000, Longitude: 7.5, Uncertainty: 20 },
        DangerObs: [{ DangerSignTID: 3, Comment: `Drønn nr. ${number}` }],
        ...registration,
      },
      pictures,
    },
  };
}
