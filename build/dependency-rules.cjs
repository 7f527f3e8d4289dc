// The rules of dependency-cruiser, made from layers.cjs. Nothing is listed here that could be read from there.

const layers = require('./layers.cjs');

const OWN_FOLDERS = '^(shared|electron|renderer|e2e|build|assets)/';
/** Tests may use every shared folder, the test folders and any package. */
const TESTS = '[.](test|test-d|bench|contract)[.]tsx?$';
const TEST_FOLDERS = '(^|/)testing/';
const NODE_FOLDERS = '^(electron/main|build|e2e)/';

/** A folder as the start of a regular expression; a star stands for one folder name, captured. */
function pattern(folder) {
  return `^${folder.replaceAll('*', '([^/]+)')}/`;
}

/** The same for the importing side of the pair: the star is the captured name. */
function samePattern(folder) {
  return `^${folder.replaceAll('*', '$1')}/`;
}

function packagePattern(names) {
  return `(^|/)node_modules/(@types/)?(${names.join('|')})/`;
}

function folderRule([folder, { may }]) {
  const allowed = [samePattern(folder), ...may.map((name) => `^${name}/`)];
  // Reported by the rule of the islands.
  if (folder.includes('*')) allowed.push(pattern(folder));
  return {
    name: `${folder} imports only what it may`,
    severity: 'error',
    from: { path: pattern(folder), pathNot: folder.endsWith('/testing') ? [TESTS] : [TESTS, TEST_FOLDERS] },
    to: { path: OWN_FOLDERS, pathNot: allowed },
  };
}

function testRule([folder, { may }]) {
  const allowed = [samePattern(folder), '^shared/', ...may.map((name) => `^${name}/`)];
  if (folder.includes('*')) allowed.push(pattern(folder));
  return {
    name: `tests of ${folder} import only shared besides`,
    severity: 'error',
    from: { path: [pattern(folder)], pathNot: `^(?!.*(${TESTS}|${TEST_FOLDERS}))` },
    to: { path: OWN_FOLDERS, pathNot: allowed },
  };
}

function packageRule([folder, { packages }]) {
  return {
    name: `${folder} uses only its packages`,
    severity: 'error',
    from: { path: pattern(folder), pathNot: [TESTS, TEST_FOLDERS] },
    to: {
      path: '(^|/)node_modules/',
      ...(packages.length > 0 ? { pathNot: packagePattern(packages) } : {}),
    },
  };
}

const folders = Object.entries(layers);

const generalRules = [
  {
    name: 'no cycles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'features are islands',
    severity: 'error',
    from: { path: '^renderer/features/([^/]+)/' },
    to: { path: '^renderer/features/', pathNot: '^renderer/features/$1/' },
  },
  {
    name: 'every folder has a layer',
    severity: 'error',
    from: { pathNot: [...Object.keys(layers).map(pattern), '^build/', '(^|/)node_modules/', '^assets/'] },
    to: {},
  },
  {
    name: 'test code stays in tests',
    severity: 'error',
    from: { pathNot: [TESTS, TEST_FOLDERS, '^e2e/'] },
    to: { path: [TESTS, TEST_FOLDERS], pathNot: 'node_modules/' },
  },
  {
    name: 'electron only in electron',
    severity: 'error',
    from: { pathNot: ['^electron/(main|preload)/'] },
    to: { path: '(^|/)node_modules/electron/' },
  },
  {
    name: 'Node only where Node runs',
    severity: 'error',
    from: { pathNot: [NODE_FOLDERS, TESTS, TEST_FOLDERS, '(^|/)node_modules/'] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'the preload takes types only',
    severity: 'error',
    from: { path: '^electron/preload/' },
    to: { path: '^shared/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'every import resolves',
    severity: 'error',
    from: {},
    // The start scripts import the bundle that they have made.
    to: { couldNotResolve: true, pathNot: '^[.][.]/dist/' },
  },
  {
    name: 'every package is in package.json',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

module.exports = {
  forbidden: [
    ...folders.map(folderRule),
    ...folders.map(testRule),
    ...folders.filter(([, { packages }]) => packages !== 'any').map(packageRule),
    ...generalRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
