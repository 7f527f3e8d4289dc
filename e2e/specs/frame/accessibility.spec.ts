import { AxeBuilder } from '@axe-core/playwright';
import type { AppDriver } from '../../drivers/app-driver.ts';
import { expect, test } from '../../drivers/app-test.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';

test.slow();

const THEMES = [
  ['Lyst', 'light'],
  ['Mørkt', 'dark'],
  ['Sol', 'sun'],
] as const;

/** What axe finds serious on the screen as it is, each with where it stands. */
async function seriousOn(app: AppDriver, screen: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: app.get.page() }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const [label, theme] of THEMES) {
  test(`axe finds nothing serious in any place, ${theme}`, async ({ app }) => {
    await app.given.opened();
    await app.when.goesTo('Innstillinger');
    await app.settings.when.choosesTheme(label);
    await app.settings.then.isDrawnIn(theme);
    const found: string[] = [];
    for (const place of await app.get.placeNames()) {
      await app.when.goesTo(place);
      await app.then.isAt(place);
      found.push(...(await seriousOn(app, place)));
    }
    expect(found).toEqual([]);
  });

  test(`axe finds nothing serious in what opens over the plants, ${theme}`, async ({ app }) => {
    await app.given.opened();
    await app.when.goesTo('Innstillinger');
    await app.settings.when.choosesTheme(label);
    await app.settings.then.isDrawnIn(theme);
    await app.when.goesTo('Kraftverk');
    await app.table.when.opensRow('Adamselv');
    await app.table.then.showsCard('Adamselv');
    const found = await seriousOn(app, 'card');
    for (const mode of ['Diagram', 'Pivot', 'Sammenlign']) {
      await app.analysis.when.toggles(mode);
      found.push(...(await seriousOn(app, mode)));
    }
    for (const button of ['Eksporter', 'Visninger']) {
      await app.when.presses('Escape');
      await app.when.opens(button);
      found.push(...(await seriousOn(app, button)));
    }
    await app.when.presses('Escape');
    const answer = readPlantAnswer();
    await app.imports.when.drops(answer.fileName, answer.text);
    await app.imports.then.isOffered(1833);
    found.push(...(await seriousOn(app, 'import')));
    expect(found).toEqual([]);
  });
}
