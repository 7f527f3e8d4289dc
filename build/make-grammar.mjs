// npm run build:grammar: the parser of WHERE texts from its grammar. Without a cache of what was read: the grammar tries
// nothing twice that could be long.

import { readFileSync, writeFileSync } from 'node:fs';
import peggy from 'peggy';

const FOLDER = new URL('../shared/query/where/', import.meta.url);

/** The text of the parser. */
export function makeParser() {
  const grammar = readFileSync(new URL('where.peggy', FOLDER), 'utf8');
  return peggy.generate(grammar, {
    format: 'es',
    output: 'source',
    allowedStartRules: ['Where', 'OrderBy', 'Expression'],
  });
}

if (import.meta.main) writeFileSync(new URL('where-parser.js', FOLDER), makeParser());
