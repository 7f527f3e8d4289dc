// The stages of npm test, in their order. A check counts as one result; a runner writes a report with one per test.

const bin = (name) => `node_modules/${name}`;

const STAGES = [
  // First: the layers are checked over the bundles that the start scripts load, too.
  { id: 'bundle', kind: 'check', args: ['build/bundle.mjs'] },
  { id: 'format', kind: 'check', args: [bin('@biomejs/biome/bin/biome'), 'check', '.'] },
  { id: 'layers', kind: 'check', args: ['build/checks/layers.mjs'] },
  { id: 'layer-plants', kind: 'check', args: ['build/checks/layer-plants.mjs'] },
  { id: 'types', kind: 'check', args: ['build/checks/types.mjs'] },
  { id: 'dead', kind: 'check', args: [bin('knip/bin/knip.js'), '--config', 'build/knip.json'] },
  { id: 'docs', kind: 'check', args: ['build/checks/docs.mjs'] },
  { id: 'words', kind: 'check', args: ['build/checks/words.mjs'] },
  {
    id: 'unit',
    kind: 'runner',
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--config=build/vitest.config.ts',
      '--reporter=./build/test-run/vitest-reporter.mjs',
    ],
  },
  {
    id: 'e2e',
    kind: 'runner',
    args: [
      bin('@playwright/test/cli.js'),
      'test',
      '--config=build/playwright.config.ts',
      '--reporter=./build/test-run/playwright-reporter.mjs',
    ],
  },
];

/** The stages that the arguments ask for: all of them, or those behind --only. */
export function chooseStages(args) {
  if (args.length === 0) return { stages: STAGES };
  const known = STAGES.map(({ id }) => id);
  const problem = `Usage: npm test [-- --only ${known.join(',')}]`;
  const [option, list = '', ...rest] = args;
  const wanted = list.split(',');
  if (option !== '--only' || rest.length > 0 || !wanted.every((id) => known.includes(id))) return { problem };
  return { stages: STAGES.filter(({ id }) => wanted.includes(id)) };
}
