import { AxeBuilder } from '@axe-core/playwright';
import type { AppDriver } from '../../drivers/app-driver.ts';
import { expect, test } from '../../drivers/app-test.ts';
import { SIZES, THEMES } from '../../screens/looks.ts';
import { testTour } from '../../screens/test-tour.ts';
import { TOURS } from '../../screens/tours.ts';
import { standStill } from '../../screens/walk.ts';

test.describe.configure({ timeout: 600_000 });

type Theme = (typeof THEMES)[number];

/** Each tour in each theme, and at each size: `npm run axe`. Otherwise each in one of the themes, by turns. */
const IS_WHOLE = process.env['VARDE_AXE_WHOLE'] === '1';

/** What a theme can break; everything else is the same in all of them. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size', 'link-in-text-block'];

/** What axe finds serious on the screen as it is, each with where it stands. */
async function seriousOn(app: AppDriver, screen: string, rules?: string[]): Promise<string[]> {
  // Colours are judged when nothing moves: halfway through fading in, each of them is another.
  await standStill(app.get.page());
  // The rows of a table are all alike: a few stand for thousands. Without frames nothing has to be gathered in a page of
  // its own, and of what passed nothing has to be described: that takes two to five times as long.
  const axe = new AxeBuilder({ page: app.get.page() }).exclude('tbody tr:nth-child(n + 6)').setLegacyMode();
  const { violations } = await axe
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Wide enough for the third column in every size of text, so that a theme changes nothing but looks. */
const WIDE = { width: 1700, height: 950 };

interface Judged {
  readonly name: string;
  readonly theme: Theme;
  readonly size: { readonly width: number; readonly height: number };
  /** All when absent. */
  readonly rules?: string[];
}

/** What tour `index` is judged in: light twice as often as the other themes, since most see it. */
function judgedIn(index: number): readonly Judged[] {
  const [light, dark, sun] = THEMES;
  const themes = IS_WHOLE ? THEMES : [index % 2 === 0 ? light : index % 4 === 1 ? dark : sun];
  const looks = themes.map((theme, place) => ({
    name: theme.id,
    theme,
    size: WIDE,
    ...(place > 0 && { rules: RULES_OF_LOOKS }),
  }));
  const sizes = IS_WHOLE ? SIZES : [];
  return [...looks, ...sizes.map((size) => ({ name: `${size.width} wide`, theme: light, size }))];
}

const judged = TOURS.filter(
  ({ isForPicturesOnly, needsMinutes }) => !isForPicturesOnly && (IS_WHOLE || !needsMinutes),
);
for (const [index, tour] of judged.entries()) {
  testTour(tour, () => {
    for (const { name, theme, size, rules } of judgedIn(index)) {
      test(`axe finds nothing serious on any screen: ${tour.name}, ${name}`, async ({
        app,
        varde,
        dataFolder,
      }) => {
        const page = app.get.page();
        page.setDefaultTimeout(30_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await app.given.opened();
        await app.when.goesTo('Innstillinger');
        await app.settings.when.choosesTheme(theme.label);
        await app.settings.then.isDrawnIn(theme.id);
        await tour.walk({
          app,
          page,
          varde,
          dataFolder,
          see: async (screen) => expect.soft(await seriousOn(app, `${screen}, ${name}`, rules)).toEqual([]),
        });
      });
    }
  });
}
