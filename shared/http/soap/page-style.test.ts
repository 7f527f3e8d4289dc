import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_COLORS, PAGE_STYLE } from './page-style.ts';

const themes = readFileSync(resolve(import.meta.dirname, '../../../renderer/ui/themes.css'), 'utf8');

test.each(['light', 'dark'] as const)(
  'the pages of services have the colours of the %s theme of the app',
  (theme) => {
    const rules = themes.slice(themes.indexOf(`[data-theme="${theme}"] {`));
    const ofTheme = rules.slice(0, rules.indexOf('}'));
    for (const [name, color] of Object.entries(PAGE_COLORS[theme])) {
      expect(ofTheme, name).toContain(`--${name}: ${color};`);
    }
  },
);

test('both themes set every property that the pages use', () => {
  const used = new Set([...PAGE_STYLE.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  expect(Object.keys(PAGE_COLORS.light).sort()).toEqual(Object.keys(PAGE_COLORS.dark).sort());
  for (const name of used) expect(Object.keys(PAGE_COLORS.light)).toContain(name);
});
