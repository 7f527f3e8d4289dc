// Words that are not the field's own do not come back as identifiers: build/glossary.md says what each thing is called.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { trackedFiles } from './tracked-files.mjs';

const root = resolve(import.meta.dirname, '../..');

/** What must not be an identifier, and what it is called instead. Wire names are in shared/contracts and stay. */
const LEFT_HAND_WORDS = [
  [/^(?:create)?Paced?(?![a-z])|^paced?$/, 'scheduler'],
  [/Turns$|^giveWay$/, 'event loop, yieldToEventLoop'],
  [/^atOnce$/, 'runSync'],
  [/^intoSystem$/, 'reproject'],
  [/^(?:soundShape|repairShape)$/, 'makeValid'],
  [/^apart(?![a-z])|Apart$/, 'disjoint, separate'],
  [
    /^nearUnits$|[sS]ideIndex|[sS]ideMeeting|^turnTo$|^goesBack$|[tT]ileDesk|[cC]lipToReach/,
    'see geometry in the glossary',
  ],
  [/[wW]aitingRoom/, 'pending calls'],
  [/[sS]teadyLink/, 'reconnecting link'],
  [/^(?:create)?Passing(?![a-z])|^passedOn$|^isPassing$/, 'forwarding; isTransient'],
  [/^[dD]oors?$|Doors?(?![a-z])/, 'WebSocket route'],
  [/[pP]ulse(?![a-z])/, 'heartbeat'],
  [/^(?:create)?Endings?$|^endings?$/, 'shutdown, exit'],
  [/RecentValues/, 'LRU cache'],
  [/^planTaking$|^taking$/, 'planImport'],
  [/^ingredients?$/, 'dependencies, inputs'],
  [/^[mM]eantFields?$/, 'misspelt fields'],
  [/^[rR]owMarks$/, 'row mask'],
  [/^[bB]lame$|ZeroBlame/, 'cause of an empty result'],
  [/^words$|^WORDS$|(?<![kK]ey)Words(?![a-z])/, 'labels, messages, texts, terms'],
  [/^whyNot$/, 'disabledReason'],
  [/^heads?$|^Head(?![a-z])|[a-z]Heads?$|^head[A-LN-Z]/, 'header, toolbar'],
  [/^[lL]ayerAim$/, 'crosshair'],
  [/^[sS]umsLine$|^SumDescription$/, 'totals'],
  [
    /^[A-Z]\w*(?:Handler|Service|Host|Data|Map|Layer|Import|Export|Page|Job|View|Version|Table|Write|Reading|Http|Router|Http)Parts$/,
    '…Dependencies',
  ],
  [/^(?:MOST|LONGEST|LARGEST|FEWEST)(?:_|$)|(?:^|_)LIMIT(?:_|$)/, 'MAX_<WHAT>_<UNIT>'],
];
/** Names of others: of Node, HTML, hydropower (the head of a fall) and PostScript. */
const NAMES_OF_OTHERS = new Set(['writeHead', 'thead', 'headM', 'MITER_LIMIT']);

function identifiersOf(node, found) {
  if (Array.isArray(node)) {
    for (const item of node) identifiersOf(item, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier')
    found.add(node.name);
  for (const child of Object.values(node)) if (typeof child === 'object') identifiersOf(child, found);
}

const files = trackedFiles(root).filter(
  (file) =>
    /^(?:shared|electron|renderer)\/.*[.]tsx?$/.test(file) && !file.startsWith('shared/contracts/map/'),
);
const problems = [];
for (const file of files) {
  const found = new Set();
  const { program } = parseSync(file, readFileSync(resolve(root, file), 'utf8'));
  identifiersOf(program, found);
  for (const name of found) {
    if (NAMES_OF_OTHERS.has(name)) continue;
    const word = LEFT_HAND_WORDS.find(([pattern]) => pattern.test(name));
    if (word) problems.push(`${file}: ${name}: the glossary says ${word[1]}`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`words: ${files.length} files, every identifier in the words of the glossary`);
