// What stands on the disk is damaged at random: Varde starts, what it answers is as before, or it says what is missing,
// and no file of a person is gone. A few runs by itself; as many as wanted with VARDE_DAMAGE_RUNS.

import { cpSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { contentsBelow, createRandom, damageFolder } from '../../drivers/damage.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { fillFolder } from '../../drivers/filled-folder.ts';
import { type Answers, answersOf } from '../../drivers/kept-answers.ts';
import { type Outcome, saysWhy, settled } from '../../drivers/settled-answers.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const RUNS = Number(process.env['VARDE_DAMAGE_RUNS'] ?? 4);
const SEED = Number(process.env['VARDE_DAMAGE_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const FIRST = Number(process.env['VARDE_DAMAGE_FIRST'] ?? 1);
/** So that no two seeds have a run in common. */
const SEEDS_APART = 100_003;
/** Each run has its line where somebody waits for them. */
const IS_TOLD = process.env['VARDE_DAMAGE_RUNS'] !== undefined;
/** Letters of an answer that was lost. */
const SHOWN = 120;
const SHOWN_BEFORE = 20;

/** What a person gave or wrote, less what Varde writes beside it. */
const PERSONS =
  /^(?:imports|pictures|drafts|outbox|sent|wastebasket|tiles)\/(?!manifest)(?!.*\/(?:state\.jsonl|body\.json|answer\.json)$)/;
const OUTSIDE_OF_PROFILES = /^(?!profile-)/;

interface Template {
  readonly path: string;
  readonly before: Answers;
  readonly persons: ReadonlyMap<string, string>;
}

/** What is answered otherwise, from where it differs. */
function silent({ different }: Outcome, before: Answers): string[] {
  return Object.entries(different).map(([name, now]) => {
    const was = before[name] ?? '';
    const at = Math.max(0, [...was].findIndex((letter, index) => letter !== now[index]) - SHOWN_BEFORE);
    return `${name} in silence: ${was.slice(at, at + SHOWN)} | ${now.slice(at, at + SHOWN)}`;
  });
}

/** Damages a copy of the folder and starts Varde in it. Gives what was lost in silence; nothing is right. */
async function damageOnce({ path, before, persons }: Template, random: () => number) {
  const folder = createDataFolder();
  try {
    cpSync(path, folder.path, { recursive: true });
    const damage = damageFolder(folder.path, random);
    const own = contentsBelow(folder.path, (name) => name === damage.file && PERSONS.test(name));
    const wanted = [...persons].filter(([name]) => name !== damage.file).concat([...own]);
    const varde = await startVarde({ dataFolder: folder.path }).catch((error: unknown) => String(error));
    const what = `${damage.file} ${damage.what}`;
    if (typeof varde === 'string') return { what, isEqual: false, lost: [`does not start: ${varde}`] };
    const outcome = await settled(varde, before);
    // As a power cut would: what is judged is on the disk.
    await varde.kill();
    const kept = new Set(contentsBelow(folder.path, (name) => OUTSIDE_OF_PROFILES.test(name)).values());
    const lost = wanted.filter(([, sum]) => !kept.has(sum)).map(([name]) => `${name} is gone`);
    const different = Object.keys(outcome.different);
    const isEqual = different.length === 0;
    if (!isEqual && !saysWhy(outcome)) lost.push(...silent(outcome, before));
    return { what: `${what}; ${isEqual ? 'as before' : `${different}: ${outcome.notices}`}`, isEqual, lost };
  } finally {
    folder.remove();
  }
}

async function createTemplate(path: string): Promise<Template> {
  await fillFolder(path);
  const varde = await startVarde({ dataFolder: path });
  const before = await answersOf(varde);
  await varde.stop();
  expect(Object.entries(before).filter(([, answer]) => answer.startsWith('refused: '))).toEqual([]);
  return { path, before, persons: contentsBelow(path, (name) => PERSONS.test(name)) };
}

/** Gives what was lost in silence. */
async function damageOften(template: Template): Promise<string[]> {
  const outcomes = { equal: 0, told: 0 };
  const lost: string[] = [];
  for (let run = FIRST; run < FIRST + RUNS; run++) {
    const began = Date.now();
    const outcome = await damageOnce(template, createRandom(SEED * SEEDS_APART + run));
    if (outcome.isEqual) outcomes.equal += 1;
    else outcomes.told += 1;
    const losses = outcome.lost.map((loss) => `run ${run}: ${outcome.what}: ${loss}`);
    lost.push(...losses);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (IS_TOLD)
      console.log([`damage: run ${run}, ${seconds} s: ${outcome.what}`, ...losses].join('\n  LOST '));
  }
  const description = `${RUNS} runs from ${FIRST}: ${outcomes.equal} answered as before, ${outcomes.told} said what is missing`;
  test.info().annotations.push({ type: 'note', description });
  console.log(`damage: ${description} (seed ${SEED})`);
  return lost;
}

// The title is without its seed: each worker process draws one, and a test is found by its title.
test(`a data folder that was damaged ${RUNS} times at random loses nothing in silence`, async () => {
  test.setTimeout(120_000 + RUNS * 60_000);
  const folder = createDataFolder();
  try {
    const lost = await damageOften(await createTemplate(folder.path));
    expect(lost, `one alone: npm run damage -- 1 ${SEED} RUN`).toEqual([]);
  } finally {
    folder.remove();
  }
});
