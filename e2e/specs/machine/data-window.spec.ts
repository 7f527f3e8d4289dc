import { join } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';
import { ask, type HttpAnswer } from '../../drivers/http-client.ts';
import { browsersOf, pageProcessOf } from '../../drivers/processes.ts';

const REQUESTS = 60;

/** Never in the cache of replies: each asks for a year and a month of its own. */
function uncachedUrls(base: string): string[] {
  return Array.from(
    { length: REQUESTS },
    (_, index) => `${base}/GetSummaryValues?year=${2013 + (index % 5)}&month=${1 + Math.floor(index / 5)}`,
  );
}

for (const { what, find } of [
  { what: 'its page', find: (profile: string) => pageProcessOf(profile) },
  { what: 'its whole browser', find: (profile: string) => browsersOf(profile)[0]?.pid },
]) {
  test(`when the data window loses ${what}, requests in flight get 503, cached ones an answer, and it comes back`, async ({
    varde,
    dataFolder,
  }) => {
    const { certificate, hydropower } = varde.ready.services;
    const plants = `${hydropower}/GetHydroPowerPlants`;
    const before = await ask(plants);
    const summary = `${certificate}/GetSummaryValues?year=2020`;
    const summaryBefore = await ask(summary);

    const pid = find(join(dataFolder, 'profile-data'));
    expect(pid).toBeDefined();
    const inFlight = uncachedUrls(certificate ?? '').map((url) => ask(url));
    process.kill(pid ?? 0, 'SIGKILL');
    const during = [...inFlight, ...uncachedUrls(certificate ?? '').map((url) => ask(`${url}&again=1`))];
    expect((await ask(plants)).text).toBe(before.text);

    const answers = await Promise.all(during);
    expect(answers.filter((answer) => answer.status === 503).length).toBeGreaterThan(0);
    for (const answer of answers) expectAnswerOrRetry(answer);

    await expect
      .poll(async () => (await ask(`${summary}&q=1&x=${Date.now()}`)).status, { timeout: 10_000 })
      .toBe(200);
    expect((await ask(summary)).text).toBe(summaryBefore.text);
    expect((await ask(plants)).text).toBe(before.text);
  });
}

function expectAnswerOrRetry({ status, headers, text }: HttpAnswer): void {
  expect([200, 503]).toContain(status);
  if (status !== 503) return;
  expect(headers['retry-after']).toBe('1');
  expect(JSON.parse(text)).toEqual({ Message: expect.any(String) });
}

test('a data window that hangs without dying is noticed, ended, and opened again', async ({
  varde,
  dataFolder,
}) => {
  test.setTimeout(120_000);
  const url = `${varde.ready.services['certificate']}/GetSummaryValues?year=2019`;
  const before = (await ask(url)).text;
  const hanging = pageProcessOf(join(dataFolder, 'profile-data')) ?? 0;
  process.kill(hanging, 'SIGSTOP');
  await expect
    .poll(() => pageProcessOf(join(dataFolder, 'profile-data')) ?? hanging, { timeout: 90_000 })
    .not.toBe(hanging);
  await expect.poll(async () => (await ask(`${url}&x=${Date.now()}`)).status, { timeout: 20_000 }).toBe(200);
  expect((await ask(url)).text).toBe(before);
  expect(varde.log()).toContain('The data window hangs');
});

test('the window of the app says that the data window is away, and goes on when it is back', async ({
  app,
  dataFolder,
}) => {
  await app.given.opened();
  process.kill(pageProcessOf(join(dataFolder, 'profile-data')) ?? 0, 'SIGKILL');
  await app.when.goesTo('Elsertifikat');
  await app.then.showsRows();
});
