import type { Predicate, ValueNode } from './syntax-tree.ts';
import { WhereProblem } from './where-problem.ts';

/** Chains of operators are loops for the parser, but each operator holds the chain before it. */
const MAX_WHERE_DEPTH = 1000;

/** Throws WhereProblem for a tree that those who walk it by recursion have no stack for. */
export function checkDepth(tree: Predicate | ValueNode): void {
  let level: object[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_WHERE_DEPTH) {
      const position = level.map((node) => ('at' in node ? Number(node.at) : Number.POSITIVE_INFINITY));
      throw new WhereProblem(
        `more than ${MAX_WHERE_DEPTH} operations depend on each other`,
        Math.min(...position, Number.MAX_SAFE_INTEGER),
        { code: 'too-deep' },
      );
    }
    level = level.flatMap((node) => Object.values(node).flat().filter(isNode));
  }
}

function isNode(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}

/** The names of the fields that an expression reads, as they are written in it, perhaps more than once. */
export function columnNames(tree: Predicate | ValueNode): string[] {
  const names: string[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('kind' in part && part.kind === 'column' && 'name' in part) names.push(String(part.name));
    else for (const inner of Object.values(part)) visit(inner);
  };
  visit(tree);
  return names;
}
