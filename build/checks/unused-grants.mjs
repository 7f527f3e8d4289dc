const TEST = /[.](test|test-d|bench|contract)[.]tsx?$|(^|\/)testing\//;

/**
 * What layers.cjs grants to a folder and no module of it takes. What only tests take does not count where tests may
 * take it without a grant: any package, and everything in shared/.
 *
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules with what they import
 * @param {Record<string, { may: string[], packages: string[] | 'any' }>} layers
 */
export function unusedGrants(modules, layers) {
  return Object.entries(layers).flatMap(([folder, { may, packages }]) => {
    const home = new RegExp(`^${folder.replaceAll('*', '[^/]+')}/`);
    const own = modules.filter(({ source }) => home.test(source));
    if (own.length === 0) return [`${folder} has a row in build/layers.cjs and no module`];
    const isTestRoom = (source) => TEST.test(source) && !folder.endsWith('/testing');
    const taken = own.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ resolved, isInTest: isTestRoom(source) })),
    );
    const names = packages === 'any' ? [] : packages;
    return [
      ...may
        .filter((grant) => !taken.some(({ resolved, isInTest }) => isUse(grant, resolved, isInTest)))
        .map((grant) => `${folder} may import ${grant} and does not: take the grant out of build/layers.cjs`),
      ...names
        .filter((name) => !taken.some(({ resolved, isInTest }) => !isInTest && isOfPackage(name, resolved)))
        .map((name) => `${folder} may import the package ${name} and does not`),
    ];
  });
}

function isUse(grant, resolved, isInTest) {
  if (isInTest && grant.startsWith('shared')) return false;
  return resolved.startsWith(`${grant}/`);
}

function isOfPackage(name, resolved) {
  return new RegExp(`(^|/)node_modules/(@types/)?${name}/`).test(resolved) || resolved === name;
}
