import type { Predicate } from './syntax-tree.ts';

/** The names of the fields that an expression reads, as they are written in it, perhaps more than once. */
export function columnNames(tree: Predicate): string[] {
  const names: string[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('kind' in part && part.kind === 'column' && 'name' in part) names.push(String(part.name));
    else for (const inner of Object.values(part)) visit(inner);
  };
  visit(tree);
  return names;
}
