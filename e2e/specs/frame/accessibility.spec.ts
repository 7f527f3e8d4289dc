import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../../drivers/app-test.ts';

const THEMES = [
  ['Lyst', 'light'],
  ['Mørkt', 'dark'],
  ['Sol', 'sun'],
] as const;

for (const [label, theme] of THEMES) {
  test(`axe finds nothing serious in any place, ${theme}`, async ({ app }) => {
    await app.given.opened();
    await app.when.goesTo('Innstillinger');
    await app.settings.when.choosesTheme(label);
    await app.settings.then.isDrawnIn(theme);
    for (const place of await app.get.placeNames()) {
      await app.when.goesTo(place);
      await app.then.isAt(place);
      const { violations } = await new AxeBuilder({ page: app.get.page() }).analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, nodes }) => `${place}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        );
      expect(serious).toEqual([]);
    }
  });
}
