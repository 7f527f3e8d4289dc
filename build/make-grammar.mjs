// npm run build:grammar: the parser of WHERE texts from its grammar. Peggy keeps what it has read in an object whose
// names are numbers far apart, which V8 makes slow; a Map takes a third of the time for a text of 12,000 characters.

import { readFileSync, writeFileSync } from 'node:fs';
import peggy from 'peggy';

const FOLDER = new URL('../shared/query/where/', import.meta.url);

/** The text of the parser. Throws where Peggy writes its cache in another way than it did. */
export function makeParser() {
  const grammar = readFileSync(new URL('where.peggy', FOLDER), 'utf8');
  const source = peggy.generate(grammar, {
    cache: true,
    format: 'es',
    output: 'source',
    allowedStartRules: ['Where', 'OrderBy'],
  });
  const parser = source
    .replace('peg$resultsCache = {}', 'peg$resultsCache = new Map()')
    .replaceAll('peg$resultsCache[key];', 'peg$resultsCache.get(key);')
    .replaceAll(/peg\$resultsCache\[key\] = (\{.*\});/g, 'peg$resultsCache.set(key, $1);');
  if (!parser.includes('new Map()') || parser.includes('peg$resultsCache[')) {
    throw new Error('Peggy writes its cache in another way: build/make-grammar.mjs no longer finds it');
  }
  return parser;
}

if (import.meta.main) writeFileSync(new URL('where-parser.js', FOLDER), makeParser());
