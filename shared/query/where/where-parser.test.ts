import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { expect, test } from 'vitest';

const here = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('the parser is what its grammar gives: npm run build:grammar was run after the last change', () => {
  const generated = peggy.generate(here('where.peggy'), {
    cache: true,
    format: 'es',
    output: 'source',
    allowedStartRules: ['Where', 'OrderBy'],
  });
  expect(here('where-parser.js').trim()).toBe(generated.trim());
});
