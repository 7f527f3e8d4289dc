import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const { forbidden, options } = createRequire(import.meta.url)('../dependency-rules.cjs');
const { enhancedResolveOptions, ...cruiseOptions } = options;

export const ruleNames = forbidden.map(({ name }) => name);

/**
 * Reads who imports whom in the folders of a tree and holds it against the rules.
 *
 * @param {string} root the tree, as an absolute path
 * @param {string[]} folders relative to it
 */
export async function cruiseTree(root, folders) {
  const { output } = await cruise(
    folders,
    { ...cruiseOptions, baseDir: root, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  const { modules, summary } = output;
  return {
    ownModules: modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`))),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
