// A value alone, as WHERE has them: what a column is computed by.

import { readBrackets } from './brackets.ts';
import {
  type BindContext,
  type ColumnReader,
  compileValue,
  findField,
  type QueryField,
} from './compile-value.ts';
import { checkLength, parseTree } from './parse-tree.ts';
import { isReserved } from './reserved-words.ts';
import type { SqlType, ValueNode } from './syntax-tree.ts';
import { checkDepth, columnNames } from './walk-tree.ts';
import { parse } from './where-parser.js';

export interface ValueExpression {
  readonly type: SqlType;
  /** Whether its values are years, that is, what EXTRACT(YEAR FROM …) gives. */
  readonly isYear: boolean;
  /** The indexes of the fields that it reads, each once. */
  readonly columns: readonly number[];
  bind(context: BindContext): ColumnReader;
}

/**
 * Compiles a value such as `[production] * 1000 / [output]`. Division is that of numbers, also of whole ones. Throws
 * WhereProblem with the position of what is wrong.
 */
export function compileExpression(text: string, fields: readonly QueryField[]): ValueExpression {
  checkLength(text);
  readBrackets(text);
  const holdsCondition = () => false;
  const tree = parseTree(() => parse(text, { startRule: 'Expression', isReserved, holdsCondition }), text);
  checkDepth(tree);
  const { type, bind } = compileValue(withDoubles(tree), fields);
  const columns = columnNames(tree).map((name) => findField(name, fields));
  return { type, isYear: isYear(tree), columns: [...new Set(columns)], bind };
}

function isYear(node: ValueNode): boolean {
  return node.kind === 'call' && node.name === 'EXTRACT' && node.word === 'YEAR';
}

/** 1 / 3 is a third for people, where SQL makes 0 of it: whole numbers of sums and products are no whole ones. */
function withDoubles(node: ValueNode): ValueNode {
  switch (node.kind) {
    case 'literal':
      return node.type === 'integer' ? { ...node, type: 'double' } : node;
    case 'negative':
      return { ...node, operand: withDoubles(node.operand) };
    case 'arithmetic':
      return { ...node, left: withDoubles(node.left), right: withDoubles(node.right) };
    default:
      return node;
  }
}
