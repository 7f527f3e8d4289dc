// What Varde answers once it has put right what it can after a damage, and what it says of the rest.

import { setTimeout as wait } from 'node:timers/promises';
import { connectBridgeClient } from './bridge-client.ts';
import { type Answers, answersOf } from './kept-answers.ts';
import type { VardeProgram } from './varde-program.ts';

/** A machine that is busy with other work takes its time. */
const MAX_SETTLE_MS = 60_000;
/** Answers that were the same for so long, with a notice beside them, are the last ones. */
const STAYS_MS = 1_000;
const LOOK_MS = 50;

/** They say nothing of what is missing, or that nothing is. */
const SILENT_NOTICES = [
  'running-as-root',
  'port-taken',
  'data-window-restarted',
  'database-renewed',
  'journal-recovered',
  'layer-file-adopted',
];
/** A refusal that says why; that something is not known is none. */
const SAYS_WHY = /^refused: .*(?: 503 |damaged|cannot be read|unreadable|not among the kept files)/s;

export interface Outcome {
  /** What is answered otherwise than before. */
  readonly different: Answers;
  /** The codes of what Varde says is missing. */
  readonly notices: readonly string[];
}

async function noticesOf(varde: VardeProgram): Promise<string[]> {
  const client = await connectBridgeClient(varde);
  const { notices } = await client.host.remote['app.info']({});
  client.close();
  return notices.map(({ code }) => code).filter((code) => !SILENT_NOTICES.includes(code));
}

/**
 * What was lost comes back in the background: waits until the answers are as before, or a notice or a refusal says that
 * something is missing and they stay as they are.
 */
export async function settled(varde: VardeProgram, before: Answers): Promise<Outcome> {
  const began = Date.now();
  let names = Object.keys(before);
  let last = { text: '', sinceMs: began };
  for (;;) {
    const asked = names;
    const answers = await answersOf(varde, asked).catch((): Answers => ({}));
    const different = Object.fromEntries(
      asked.flatMap((name) => (answers[name] === before[name] ? [] : [[name, answers[name] ?? '']])),
    );
    names = Object.keys(different);
    if (names.length === 0) {
      // What was asked for alone may have come back at the cost of the others.
      if (asked.length === Object.keys(before).length) return { different, notices: [] };
      names = Object.keys(before);
      continue;
    }
    const text = JSON.stringify(different);
    if (text !== last.text) last = { text, sinceMs: Date.now() };
    const notices = await noticesOf(varde).catch(() => []);
    const isSettled = saysWhy({ different, notices }) && Date.now() - last.sinceMs > STAYS_MS;
    if (isSettled || Date.now() - began > MAX_SETTLE_MS) return { different, notices };
    await wait(LOOK_MS);
  }
}

export function saysWhy({ different, notices }: Outcome): boolean {
  return notices.length > 0 || Object.values(different).every((answer) => SAYS_WHY.test(answer));
}
