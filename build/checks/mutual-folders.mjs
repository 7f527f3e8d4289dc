import { posix } from 'node:path';

/** Code that ships, without its tests; a style sheet may be shared with the folder below. */
const SHIPS = /^(shared|electron|renderer)\/.*[.](ts|tsx|mjs)$/;
const TEST = /[.](test|test-d|bench|contract|browser)[.]tsx?$|(^|\/)testing\//;

/**
 * Pairs of folders that import each other by value. Neither can be read, moved or loaded without the other: what both
 * need belongs into a third, below them. Types alone may go both ways, because nothing of them is left at run time.
 *
 * @param {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }[]} modules with what they
 *   import
 * @returns {string[]} a sentence for each pair
 */
export function mutualFolders(modules) {
  const examples = new Map();
  for (const { source, dependencies } of modules) {
    if (!SHIPS.test(source) || TEST.test(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [posix.dirname(source), posix.dirname(resolved)];
      if (!SHIPS.test(resolved) || from === to || dependencyTypes.includes('type-only')) continue;
      examples.set(`${from} ${to}`, `${source} → ${resolved}`);
    }
  }
  return [...examples].flatMap(([pair, example]) => {
    const [from, to] = pair.split(' ');
    const back = examples.get(`${to} ${from}`);
    return back && from < to ? [`${from} and ${to} import each other: ${example}, ${back}`] : [];
  });
}
