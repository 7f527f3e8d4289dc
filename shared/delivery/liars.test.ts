// Targets that lie: nothing is called sent that is not there whole, nothing comes twice, and each ends in words that are
// true.

import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../base/json.ts';
import { createDraft, createMemoryOutbox } from '../testing/delivery/memory-outbox.ts';
import { createVardeTarget, jsonReply, type MemoryTarget } from '../testing/delivery/memory-target.ts';
import { jsonOf } from './target-reply.ts';

const HOUR_MS = 3_600_000;
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const OTHER_PNG = Uint8Array.from([...PNG, 2]);
const [FIRST, SECOND] = ['a'.repeat(64), 'b'.repeat(64)];
const pictures = new Map([
  [FIRST, PNG],
  [SECOND, OTHER_PNG],
]);
const told = { fileName: 'a.png', bytes: 9, photographer: '', copyright: '', registrationTid: 13 };
const DRAFT = createDraft(7, {
  pictures: [
    { ...told, sha256: FIRST, caption: 'Brudd' },
    { ...told, sha256: SECOND, caption: 'Skavl' },
  ],
});

async function runAgainst(lie: (honest: MemoryTarget) => Partial<MemoryTarget>) {
  const { target, service } = await createVardeTarget();
  const run = createMemoryOutbox({ ...target, ...lie(target) }, [DRAFT], { pictures });
  await run.run();
  const rows = service.rows().filter(({ stored }) => stored.registration['Id'] === DRAFT.draftId);
  return { ...run, service, rows, state: run.stateOf(DRAFT.draftId), proof: run.proofs.get(DRAFT.draftId) };
}

test('an honest target is proven, each picture byte for byte', async () => {
  const { proof, rows, trace } = await runAgainst(() => ({}));
  expect(rows).toHaveLength(1);
  expect(proof).toMatchObject({
    regId: rows[0]?.regId,
    pictures: [
      { sha256: FIRST, isExact: true },
      { sha256: SECOND, isExact: true },
    ],
  });
  expect(trace.map((line) => line.split(' ')[1])).toEqual(['sending', 'looking', 'sent']);
});

test('200 with a number and nothing stored: sent once more after an hour, then said not to be found', async () => {
  let posts = 0;
  const { proof, state, nowMs } = await runAgainst(() => ({
    async insert() {
      posts += 1;
      return jsonReply(200, { RegId: 5 });
    },
  }));
  expect(proof).toBeUndefined();
  expect(state).toMatchObject({ phase: 'attention', reason: 'notFound', isMaybeThere: true });
  expect(posts).toBe(2);
  expect(nowMs() - (state?.answeredAtMs ?? 0)).toBe(48 * HOUR_MS);
});

test('stored without the second picture: said to be there, and what of it is missing', async () => {
  const { proof, state, rows } = await runAgainst((honest) => ({
    insert(body) {
      const posted: JsonObject = JSON.parse(new TextDecoder().decode(body));
      const list = Array.isArray(posted['Picture']) ? posted['Picture'].slice(0, 1) : [];
      return honest.insert(new TextEncoder().encode(JSON.stringify({ ...posted, Picture: list })));
    },
  }));
  expect(rows).toHaveLength(1);
  expect(proof).toBeUndefined();
  expect(state).toMatchObject({
    phase: 'attention',
    reason: 'incomplete',
    missing: ['Picture[1]'],
    regId: rows[0]?.regId,
  });
});

test('a picture that answers with another one is missing', async () => {
  const { proof, state } = await runAgainst((honest) => ({
    picture: async (pictureId) => {
      const reply = await honest.picture(pictureId);
      return 'problem' in reply ? reply : { ...reply, body: PNG };
    },
  }));
  expect(proof).toBeUndefined();
  expect(state).toMatchObject({ reason: 'incomplete', missing: ['Picture[1]'] });
});

test('a search that lags three looks is waited for', async () => {
  let looks = 0;
  const { proof, rows } = await runAgainst((honest) => ({
    async search(path, criteria) {
      looks += 1;
      return looks <= 6
        ? jsonReply(200, { Offset: 0, ResultsInPage: 0, TotalMatches: 0, Results: [] })
        : honest.search(path, criteria);
    },
  }));
  expect(rows).toHaveLength(1);
  expect(proof).toMatchObject({ regId: rows[0]?.regId });
});

test("another's registration at the same minute and place is not taken for ours", async () => {
  const { proof, state } = await runAgainst((honest) => ({
    async insert(body) {
      const posted: JsonObject = JSON.parse(new TextDecoder().decode(body));
      const { Picture: _, ...others } = posted;
      const another = {
        ...others,
        Id: '30000000-0000-4000-8000-000000000001',
        DangerObs: [{ DangerSignTID: 3, Comment: 'En annens' }],
      };
      return honest.insert(new TextEncoder().encode(JSON.stringify(another)));
    },
  }));
  expect(proof).toBeUndefined();
  expect(state).toMatchObject({ phase: 'attention', reason: 'notFound' });
});

test('409 for an Id that is not there is never called sent', async () => {
  const { proof, state } = await runAgainst(() => ({
    insert: async () => jsonReply(409, { Message: 'It is here already.' }),
  }));
  expect(proof).toBeUndefined();
  expect(state).toMatchObject({ phase: 'attention', reason: 'notFound' });
});

test('the times and numbers of another observation of ours prove nothing', async () => {
  const { target } = await createVardeTarget();
  const [one, twin] = [
    createDraft(1),
    { ...createDraft(1), draftId: '20000000-0000-4000-8000-0000000000ff' },
  ];
  // The target takes the first, and says of the second what it knows of the first.
  const answers = new Map<string, Awaited<ReturnType<MemoryTarget['insert']>>>();
  const lying: MemoryTarget = {
    ...target,
    async insert(body) {
      const known = answers.get('first');
      const reply = known ?? (await target.insert(body));
      answers.set('first', reply);
      return reply;
    },
  };
  const run = createMemoryOutbox(lying, [one, twin]);
  await run.run();
  expect([...run.proofs.keys()]).toEqual([one.draftId]);
  expect(run.stateOf(twin.draftId)).toMatchObject({ phase: 'attention', reason: 'notFound' });
});

test('after a refusal the fields are known and it can be edited; not while an earlier sending may be there', async () => {
  const refusal = jsonReply(400, {
    Message: 'Bad',
    ModelState: { 'registration.DtObsTime': ['Expected a time.'] },
  });
  const plain = await runAgainst(() => ({ insert: async () => refusal }));
  expect(plain.state).toMatchObject({ reason: 'refused', isMaybeThere: false, attempts: 1 });
  expect(plain.state?.faults).toEqual({ 'registration.DtObsTime': ['Expected a time.'] });
  await plain.outbox.edit(DRAFT.draftId);

  let posts = 0;
  const doubtful = await runAgainst((honest) => ({
    async insert(body) {
      posts += 1;
      if (posts > 1) return refusal;
      await honest.insert(body);
      return { problem: 'silent', reason: '', isNeverSent: false };
    },
    search: async (path, criteria) => {
      const reply = await honest.search(path, criteria);
      const value = 'problem' in reply ? undefined : jsonOf(reply);
      return posts < 2 && isJsonObject(value) ? jsonReply(200, { ...value, Results: [] }) : reply;
    },
  }));
  expect(doubtful.proof).toMatchObject({ regId: doubtful.rows[0]?.regId });
});

test('a refused token halts the target and loses nothing; with another one all goes on', async () => {
  const { target, service } = await createVardeTarget();
  let isGood = false;
  const drafts = [createDraft(1), createDraft(2), createDraft(3)];
  let asked = 0;
  const run = createMemoryOutbox(
    {
      ...target,
      async insert(body) {
        asked += 1;
        return isGood ? target.insert(body) : jsonReply(401, { Message: 'No.' });
      },
    },
    drafts,
  );
  await run.outbox.runDue();
  expect(run.isHalted()).toBe(true);
  expect(asked).toBe(1);
  expect(run.outbox.list().map(({ state }) => state.phase)).toEqual(['waiting', 'waiting', 'waiting']);
  isGood = true;
  run.giveToken();
  await run.run();
  expect(run.proofs.size).toBe(3);
  expect(service.rows()).toHaveLength(3);
});

test('a form that the version of the target lacks is told, and nothing is sent', async () => {
  const { target, service } = await createVardeTarget('v3.1.0');
  const draft = createDraft(1, { registration: { GeoHazardTID: 60, WaterLevel2: { Comment: 'Høy' } } });
  const run = createMemoryOutbox(target, [draft], { version: '3.1.0' });
  await run.run();
  expect(run.stateOf(draft.draftId)).toMatchObject({ reason: 'formLacking', missing: ['WaterLevel2'] });
  expect(service.rows()).toHaveLength(0);
});
