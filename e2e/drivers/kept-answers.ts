// Everything that Varde answers of what a person has in it, to be compared with what it answers later.

import { createHash } from 'node:crypto';
import { NO_FILTER } from '../../shared/contracts/bridge/no-filter.ts';
import { type BridgeClient, connectBridgeClient } from './bridge-client.ts';
import { ask } from './http-client.ts';
import type { VardeProgram } from './varde-program.ts';

/** By what was asked: the answer, or `refused:` with what Varde says of it. */
export type Answers = Readonly<Record<string, string>>;

const PAGE = { filter: NO_FILTER, offset: 0, limit: 50 };
const HUTS = { layerId: 1000 };
const TRAILS = { layerId: 1001 };

type Question = (
  client: BridgeClient,
  url: string,
  services: VardeProgram['ready']['services'],
) => Promise<unknown>;

const tile =
  (path: string): Question =>
  (_, url) =>
    asked(`${url}/tiles/${path}`);

const QUESTIONS: Readonly<Record<string, Question>> = {
  plants: (_, __, services) => asked(`${services['hydropower']}/GetHydroPowerPlantsInOperation`),
  points: async ({ data }) => sumOf((await data.remote['registers.columns']({ register: 'points' })).table),
  editions: ({ data }) => data.remote['registers.editions']({}),
  views: ({ data }) => data.remote['views.list']({}),
  layers: ({ data }) => data.remote['layers.list']({}),
  bounds: ({ data }) => data.remote['layers.bounds'](HUTS),
  huts: ({ data }) => data.remote['layers.tile']({ ...HUTS, z: 4, x: 8, y: 4 }),
  hut: ({ data }) => data.remote['layers.feature']({ ...HUTS, objectId: 1500 }),
  trails: ({ data }) => data.remote['layers.tile']({ ...TRAILS, z: 4, x: 8, y: 4 }),
  observations: ({ data }) => data.remote['observations.cards'](PAGE),
  pictures: async ({ data, host }) => {
    const cards = await data.remote['observations.cards'](PAGE);
    const names = JSON.stringify(cards).match(/\b[\da-f]{64}\b/g) ?? [];
    return Promise.all(
      [...new Set(names)].map(async (sha256) => sumOf(await host.remote['pictures.read']({ sha256 }))),
    );
  },
  fetched: ({ host }) => host.remote['pulls.sources']({}),
  drafts: ({ host }) => draftsOf(host),
  'draft pictures': async ({ host }) => {
    const [drafts, { items }] = await Promise.all([draftsOf(host), outboxOf(host)]);
    const own = [...drafts.filter(({ state }) => state === 'draft'), ...items.map(({ draft }) => draft)];
    const read = ({ draftId, content }: (typeof own)[number]) =>
      content.pictures.map(async ({ sha256 }) =>
        sumOf(await host.remote['drafts.readPicture']({ draftId, sha256 })),
      );
    return Promise.all(own.flatMap(read));
  },
  // How often it was tried is another number at each start.
  outbox: async ({ host }) => {
    const { items, sent } = await outboxOf(host);
    return { sent, waiting: items.map(({ draft, targetName }) => ({ draft, targetName })) };
  },
  targets: ({ host }) => host.remote['targets.list']({}),
  tokens: ({ host }) => host.remote['tokens.list']({}),
  settings: ({ host }) => host.remote['settings.read']({}),
  jobs: ({ host }) => host.remote['jobs.list']({}),
  // What is drawn is drawn again.
  caches: async ({ host }) =>
    (await host.remote['caches.list']({})).map((cache) => (cache.isDrawn ? { ...cache, bytes: 0 } : cache)),
  'tile of a file': tile('flater/2/1/1'),
  'tile of a folder': tile('utm/2/1/1'),
  'drawn tile': tile('varde-web/6/33/18'),
};

export async function answersOf(varde: VardeProgram, names?: readonly string[]): Promise<Answers> {
  const client = await connectBridgeClient(varde);
  const { url, services } = varde.ready;
  const told = async (question: Question) => {
    try {
      return JSON.stringify(await question(client, url, services));
    } catch (error) {
      return `refused: ${String(error)}`;
    }
  };
  const questions = Object.entries(QUESTIONS).filter(([name]) => names?.includes(name) ?? true);
  const answers = await Promise.all(
    questions.map(async ([name, question]) => [name, await told(question)] as const),
  );
  client.close();
  return Object.fromEntries(answers);
}

/** Fails where the app names folders with drafts that it cannot read. */
async function draftsOf(host: BridgeClient['host']) {
  const { drafts, unreadable } = await host.remote['drafts.list']({});
  if (unreadable.length > 0) throw new Error(`unreadable drafts: ${unreadable}`);
  return drafts;
}

/** As `draftsOf`, which tells of its folder too. */
async function outboxOf(host: BridgeClient['host']) {
  const [outbox] = await Promise.all([host.remote['outbox.list']({}), draftsOf(host)]);
  return outbox;
}

/** The sum of the body, since some are large. Fails with the status where it is none of success. */
async function asked(address: string): Promise<string> {
  const { status, body, text } = await ask(address);
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
  return sumOf(body);
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
