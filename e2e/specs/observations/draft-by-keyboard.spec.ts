import { randomUUID } from 'node:crypto';
import { expect, test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';
import type { VardeProgram } from '../../drivers/varde-program.ts';

const OBSERVER = '3f0c9a52-0000-4000-8000-000000000001';
/** Seven places north of a lake that are named, and one far away: the five nearest are offered. */
const PLACES = [
  ['Hornindalsvatnet', 61.93],
  ['Otterdal', 61.94],
  ['Kirkhorn', 61.943],
  ['Navelsaker', 61.945],
  ['Grodås', 61.95],
  ['Heggjabygda', 61.96],
  ['Frislid', 61.965],
  ['Jølster', 61.5],
] as const;

/** As a program does that registers where somebody was. */
async function register(varde: VardeProgram): Promise<void> {
  for (const [LocationName, Latitude] of PLACES) {
    const answer = await fetch(`${varde.ready.services['observation']}/v3.2.0/Registration/Insert`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', regObs_apptoken: varde.ready.appToken ?? '' },
      body: JSON.stringify({
        Id: randomUUID(),
        GeoHazardTID: 10,
        DtObsTime: '2026-02-14T11:30:00Z',
        ObserverGuid: OBSERVER,
        ObsLocation: { Latitude, Longitude: 6.1, Uncertainty: 20, LocationName },
        DangerObs: [{ DangerSignTID: 3 }],
      }),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }
}

test('a known place nearby is chosen by keyboard, with its name and its position', async ({ app, varde }) => {
  const page = app.get.page();
  const { when, then } = createKeyboardDriver(page);
  await register(varde);
  await app.given.opened();
  await when.presses('Tab', 'Control+Shift+N');
  await then.shows('navigation', 'Deler av observasjonen');
  await when.walksTo('textbox', /^Koordinater/);
  await when.types('61,934 6,1');
  const offered = page.getByRole('button', {
    name: /^(Hornindalsvatnet|Otterdal|Kirkhorn|Navelsaker|Grodås|Heggjabygda|Frislid|Jølster) · /,
  });
  await expect(offered).toHaveText([
    /^Hornindalsvatnet · 450\sm$/,
    /^Otterdal · 670\sm$/,
    /^Kirkhorn · 1,0\skm$/,
    /^Navelsaker · 1,2\skm$/,
    /^Grodås · 1,8\skm$/,
  ]);

  await when.walksTo('button', /^Otterdal · /);
  await when.presses('Enter');
  await then.isAt('textbox', 'Stedets navn');
  await expect(page.getByRole('textbox', { name: 'Stedets navn' })).toHaveValue('Otterdal');
  await expect(page.getByRole('textbox', { name: /^Koordinater/ })).toHaveValue('61.94, 6.1');
  await then.says(/^Forstått som 61,94.*6,1/);
  // It is where one is now: the others are told from there.
  await expect(offered.first()).toHaveText(/^Kirkhorn · 330\sm$/);
});

test('coordinates that may be meant otherwise are changed by keyboard', async ({ app }) => {
  const page = app.get.page();
  const { when, then } = createKeyboardDriver(page);
  await app.given.opened();
  await when.presses('Tab', 'Control+Shift+N');
  await then.shows('navigation', 'Deler av observasjonen');
  await when.walksTo('textbox', /^Koordinater/);
  await when.types('12.5 -33.25');
  await then.says(/^Forstått som 12,5.*N.*33,25.*V/);
  await when.walksTo('button', /^Mente du .*33,25.*S.*12,5.*Ø/);
  await when.presses('Enter');
  await then.isAt('textbox', /^Koordinater/);
  await then.says(/^Forstått som 33,25.*S.*12,5.*Ø/);
  // The way back is as near.
  await when.walksTo('button', /^Mente du .*12,5.*N.*33,25.*V/);
});

test('a draft is thrown away and taken back by keyboard', async ({ app }) => {
  const page = app.get.page();
  const { when, then } = createKeyboardDriver(page);
  await app.given.opened();
  await when.presses('Tab', 'Control+Shift+N');
  await then.shows('navigation', 'Deler av observasjonen');
  await when.walksTo('textbox', 'Stedets navn');
  await when.types('Hornindalsvatnet');
  await then.says(/^Lagret \d\d:\d\d:\d\d$/);
  await when.walksTo('button', 'Forkast');
  await when.presses('Enter');
  await then.says(/^Kladden ligger i papirkurven/);
  await expect(page.getByRole('navigation', { name: 'Deler av observasjonen' })).toHaveCount(0);
  await when.walksTo('button', 'Angre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Stedets navn' })).toHaveValue('Hornindalsvatnet');
});
