import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkDecisions } from './docs/decisions.mjs';
import { checkNamedPaths } from './docs/named-paths.mjs';
import { mutualFolders } from './mutual-folders.mjs';
import { unusedGrants } from './unused-grants.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function treeOf(files: Record<string, string>): [root: string, files: string[]] {
  const root = mkdtempSync(join(tmpdir(), 'varde-checks-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [root, Object.keys(files)];
}

function problemsOfGuide(text: string): readonly string[] {
  const tree = treeOf({
    'package-lock.json': JSON.stringify({ packages: { 'node_modules/@a/package': {} } }),
    'shared/README.md': text,
    'shared/geo/crs/find-crs.ts': '',
    'renderer/map/marks.ts': '',
  });
  return checkNamedPaths(...tree).problems;
}

test('a folder that a guide names is found from the guide, from the root and below the guide', () => {
  expect(
    problemsOfGuide(
      '`geo/`, `shared/{geo,geo/crs}`, `find-crs.ts`, `find-*.ts`, `renderer/map`, `dist/`, `@a/package`',
    ),
  ).toEqual([]);
});

test('a folder that a guide names and that is not there is reported, and so is a file', () => {
  expect(problemsOfGuide('`database/`, `shared/{geo,gone}`, `lost.ts`')).toEqual([
    'shared/README.md names database/, which is not there',
    'shared/README.md names shared/gone, which is not there',
    'shared/README.md names lost.ts, which is not there',
  ]);
});

test('what a guide says in a block of code, or what is no path, is left alone', () => {
  expect(problemsOfGuide('```\n`gone/`\n```\n`npm test`, `application/json`, `(input) => output`')).toEqual(
    [],
  );
});

const page = (number: string, parts: readonly string[]) =>
  `# ${number} Title\n\n${parts.map((part) => `**${part}.** Text.`).join('\n\n')}\n`;
const PARTS = ['Status', 'Context', 'Choice', 'Rejected', 'Consequence'];

test('a decision that lacks a part, a line in the index or a number of its own is reported', () => {
  const tree = treeOf({
    'build/decisions/README.md': '[0100](0100-whole.md) [0101](0101-short.md)',
    'build/decisions/0100-whole.md': page('0100', PARTS),
    'build/decisions/0100-twice.md': page('0100', PARTS),
    'build/decisions/0101-short.md': page('0101', PARTS.slice(0, 3)),
    'build/decisions/0102-lost.md': page('0102', PARTS),
    'build/decisions/unnumbered.md': page('0103', PARTS),
  });
  expect(checkDecisions(...tree).problems).toEqual([
    'build/decisions/0100-twice.md has a number that another decision has',
    expect.stringContaining('0101-short.md has the parts Status, Context, Choice; wanted are'),
    'build/decisions/README.md does not lead to 0102-lost.md',
    'build/decisions/unnumbered.md is not named NNNN-what-it-is-about.md',
  ]);
});

test('a grant that no module takes is reported, and so is one that only tests take', () => {
  const importing = (source: string, ...resolved: string[]) => ({
    source,
    dependencies: resolved.map((name) => ({ resolved: name })),
  });
  const modules = [
    importing('shared/geo/area.ts', 'shared/base/result.ts', 'node_modules/proj4/dist/proj4.js'),
    importing('shared/geo/area.test.ts', 'shared/schema/view.ts', 'node_modules/jsts/index.js'),
  ];
  const layers = {
    'shared/geo': { may: ['shared/base', 'shared/schema'], packages: ['proj4', 'jsts'] },
    'shared/none': { may: [], packages: [] },
  };
  expect(unusedGrants(modules, layers)).toEqual([
    'shared/geo may import shared/schema and does not: take the grant out of build/layers.cjs',
    'shared/geo may import the package jsts and does not',
    'shared/none has a row in build/layers.cjs and no module',
  ]);
});

test('two folders that import each other by value are reported with an example of each way', () => {
  const imports = (source: string, resolved: string, ...dependencyTypes: string[]) => ({
    source,
    dependencies: [{ resolved, dependencyTypes: ['local', ...dependencyTypes] }],
  });
  const way = imports('shared/geo/crs.ts', 'shared/query/where.ts');
  const back = imports('shared/query/parse.ts', 'shared/geo/ring.ts');
  expect(mutualFolders([way, back])).toEqual([
    'shared/geo and shared/query import each other: shared/geo/crs.ts → shared/query/where.ts, ' +
      'shared/query/parse.ts → shared/geo/ring.ts',
  ]);
  expect(mutualFolders([way, imports('shared/query/parse.ts', 'shared/geo/ring.ts', 'type-only')])).toEqual(
    [],
  );
  expect(mutualFolders([way, imports('shared/query/parse.test.ts', 'shared/geo/ring.ts')])).toEqual([]);
});
