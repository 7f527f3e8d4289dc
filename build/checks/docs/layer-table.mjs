import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const layers = createRequire(import.meta.url)('../../layers.cjs');

const START = '<!-- layers: printed by `npm run check:docs -- --write` -->';
const END = '<!-- /layers -->';

const ENVIRONMENTS = {
  universal: 'anywhere',
  'web-standard': 'worker, window, Node',
  node: 'Node, Electron',
  preload: 'preload',
  renderer: 'window',
  tests: 'tests',
};

const PAGE = 'build/architecture.md';

/** The table, as layers.cjs has it. */
function printTable() {
  const rows = Object.entries(layers).map(([folder, { may, packages, environment }]) => {
    const imports = may.length > 0 ? may.map((name) => `\`${name}\``).join(', ') : '–';
    const names = packages === 'any' ? 'any' : packages.join(', ') || '–';
    return `| \`${folder}\` | ${ENVIRONMENTS[environment]} | ${imports} | ${names} |`;
  });
  return ['| folder | runs in | may import | packages |', '|---|---|---|---|', ...rows].join('\n');
}

/** The table of the page equals layers.cjs; with `isWriting` it is made so. */
export function checkLayerTable(root, _files, { isWriting }) {
  const path = join(root, PAGE);
  const text = readFileSync(path, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end < start) return { problems: [`${PAGE} lacks the marks ${START} and ${END}`] };
  const wanted = `${text.slice(0, start)}${START}\n\n${printTable()}\n\n${text.slice(end)}`;
  if (text === wanted) return { problems: [] };
  if (!isWriting) return { problems: [`The folder table of ${PAGE} differs from build/layers.cjs`] };
  writeFileSync(path, wanted);
  return { problems: [] };
}
