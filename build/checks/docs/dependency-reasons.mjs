import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'build/packages.md';

/** Every package of package.json stands in the table with its reason, and no other does. */
export function checkDependencyReasons(root) {
  const { devDependencies, dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const wanted = Object.keys({ ...devDependencies, ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@types/'),
  );
  const section = readFileSync(join(root, PAGE), 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('Packages'));
  if (!section) return { problems: [`${PAGE} has no section Packages`] };
  const rows = [...section.matchAll(/^\| (?<names>[^|]+) \| (?<reason>[^|]+) \|$/gm)].filter(
    ({ groups }) => groups.names !== 'package',
  );
  const listed = rows.flatMap(({ groups }) => groups.names.split(',').map((name) => name.trim()));
  return {
    problems: [
      ...wanted
        .filter((name) => !listed.includes(name))
        .map((name) => `${PAGE} gives no reason for the package ${name}`),
      ...listed
        .filter((name) => !wanted.includes(name))
        .map((name) => `${PAGE} lists ${name}, which is no package here`),
    ],
    summary: `${wanted.length} packages with a reason`,
  };
}
