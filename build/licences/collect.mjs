// Lists the licences of every package that the bundles are made of, into assets/licences/dependencies.json:
//
//   node build/licences/collect.mjs
//
// A package counts when a source that ships imports it, or when one that counts depends on it. That is a little more
// than what ends up in the bundles after unused code is left out, and never less.

import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LICENCE_LIST = 'assets/licences/dependencies.json';

const SOURCES = ['{shared,electron,renderer}/**/*.{ts,tsx}', '{renderer,assets}/**/*.css'];
const NOT_SHIPPED = /[.](test|test-d|bench|contract)[.]|(^|\/)testing\/|tsconfig/;
/** Served as they are: no source imports them. */
const SERVED = ['swagger-ui-dist'];
/** Brings its own licences in its own folder, or reports installations and does nothing else. */
const NOT_BUNDLED = new Set(['electron', '@scarf/scarf']);
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s*)?['"](?<from>[^'"]+)['"]|\bimport\(\s*['"](?<dynamic>[^'"]+)['"]|@import\s+['"](?<css>[^'"]+)['"]/g;
const LICENCE_FILE = /^(licen[cs]e|copying|ofl)([.-].*)?$/i;

/** The packages that shipped sources import by name. */
export function importedPackages(root) {
  const names = new Set();
  for (const file of globSync(SOURCES, { cwd: root })) {
    if (NOT_SHIPPED.test(file)) continue;
    for (const { groups } of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const specifier = groups.from ?? groups.dynamic ?? groups.css;
      const name = packageName(specifier);
      if (name && !NOT_BUNDLED.has(name)) names.add(name);
    }
  }
  return [...names].sort();
}

function packageName(specifier) {
  if (/^[./]|^(node|data|virtual|https?):/.test(specifier)) return undefined;
  const [scope, name] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Every package that counts, by name and version. Licence texts stand once; packages name their number. */
export function collectLicences(root) {
  const found = new Map();
  for (const name of [...importedPackages(root), ...SERVED].sort()) visit(name, root, found);
  const texts = [];
  const packages = [...found.values()]
    .sort((a, b) => (a.name === b.name ? compare(a.version, b.version) : compare(a.name, b.name)))
    .map(({ text, ...entry }) => {
      if (!texts.includes(text)) texts.push(text);
      return { ...entry, text: texts.indexOf(text) };
    });
  return { packages, texts };
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

function visit(name, from, found) {
  const folder = findPackage(name, from);
  if (!folder) throw new Error(`${name} is not installed`);
  const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const key = `${description.name} ${description.version}`;
  if (found.has(key)) return;
  found.set(key, {
    name: description.name,
    version: description.version,
    licence: licenceOf(description),
    text: licenceText(folder) || keptText(description.name),
  });
  for (const dependency of Object.keys(description.dependencies ?? {})) {
    // Packages of types are read by the compiler only.
    if (!dependency.startsWith('@types/') && !NOT_BUNDLED.has(dependency)) visit(dependency, folder, found);
  }
}

/** Looks upwards, as Node does. */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return (licenses ?? []).map(({ type }) => type).join(' OR ');
}

/** The text of a package that brings none but must not be shipped without. */
function keptText(name) {
  const path = join(import.meta.dirname, 'texts', `${name}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}

function licenceText(folder) {
  const files = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort();
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(import.meta.dirname, '../..');
  const list = collectLicences(root);
  writeFileSync(join(root, LICENCE_LIST), `${JSON.stringify(list, undefined, 2)}\n`);
  console.log(`${list.packages.length} packages, ${list.texts.length} texts`);
}
