import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const GUIDE = /(^|\/)(README|CONTRIBUTING)[.]md$|^build\/[\w-]+[.]md$/;
const SPAN = /`(?<text>[^`\n]+)`/g;
const PATH = /^[\w.{},*@-]+(?:\/[\w.{},*@-]+)*\/?$/;
const SOURCE = /[.](?:ts|tsx|mjs|cjs|css|json|peggy|md)$/;
/** Folders that programs make: they are in no clone. */
const MADE = /^(?:dist|release|screens|node_modules|imports)(?:\/|$)/;

/**
 * A folder or file that a guide names in code is there: as seen from the guide, from the root, or somewhere below the
 * guide's folder. Braces and stars are understood; a span without a slash counts when it ends like a source file.
 */
export function checkNamedPaths(root, files) {
  const packages = Object.keys(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages,
  ).map((path) => path.replace(/^.*node_modules\//, ''));
  const topNames = new Set(files.map((file) => file.split('/')[0]));
  const problems = [];
  let count = 0;
  for (const guide of files.filter((file) => GUIDE.test(file))) {
    for (const name of namedPaths(readFileSync(join(root, guide), 'utf8'))) {
      if (MADE.test(name) || packages.includes(name)) continue;
      const isPath = name.endsWith('/') || SOURCE.test(name) || topNames.has(name.split('/')[0]);
      if (!isPath) continue;
      count++;
      if (!isThere(name, dirname(guide), files)) problems.push(`${guide} names ${name}, which is not there`);
    }
  }
  return { problems, summary: `${count} named paths` };
}

function namedPaths(text) {
  const spans = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(SPAN)].map(({ groups }) => groups.text);
  return spans.filter((span) => PATH.test(span) && /[^.][/.]/.test(span)).flatMap(expandBraces);
}

function expandBraces(name) {
  const { before, choices, after } =
    /^(?<before>[^{]*)[{](?<choices>[^}]*)[}](?<after>.*)$/.exec(name)?.groups ?? {};
  if (choices === undefined) return [name];
  return choices.split(',').flatMap((choice) => expandBraces(`${before}${choice}${after}`));
}

function isThere(name, folder, files) {
  const bare = name.replace(/\/$/, '');
  const pattern = bare
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('[^/]*');
  const ending = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  const fromRoot = new RegExp(`^${pattern}(?:/|$)`);
  const home = folder === '.' ? '' : `${folder}/`;
  return files.some(
    (file) =>
      fromRoot.test(file) ||
      (file.startsWith(home) && ending.test(file.slice(home.length))) ||
      file === posix.normalize(`${home}${bare}`) ||
      file.startsWith(`${posix.normalize(`${home}${bare}`)}/`),
  );
}
