// WHERE by three-valued logic (SQL-92): a row is taken when the expression is true, not when it is unknown. An
// expression is typed and compiled once, then bound to columns.

import { readBrackets } from './brackets.ts';
import {
  type BindContext,
  type CompiledValue,
  checkedField,
  compileValue,
  expectComparable,
  findField,
  type QueryField,
} from './compile-value.ts';
import { compileLike } from './like-pattern.ts';
import { checkLength, parseTree } from './parse-tree.ts';
import { isReserved } from './reserved-words.ts';
import type { CompareOperator, OrderKey, Predicate, SqlValue } from './syntax-tree.ts';
import { checkDepth, columnNames } from './walk-tree.ts';
import { parse } from './where-parser.js';
import { WhereProblem } from './where-problem.ts';

/** true, false, or null for unknown. */
export type Truth = boolean | null;
export type Test = (row: number) => Truth;

export interface WhereExpression {
  /** The indexes of the fields that it reads, each once. */
  readonly columns: readonly number[];
  bind(context: BindContext): Test;
}

interface Compiled {
  bind(context: BindContext): Test;
  /** Where it asks whether a column is one of some constants, or is none of them. */
  readonly membership?: Membership;
}

interface Membership {
  readonly column: string;
  readonly operand: CompiledValue;
  readonly values: readonly CompiledValue[];
  readonly isNegated: boolean;
}

/** Compiles a WHERE clause; empty text takes all rows. Throws WhereProblem with the position of what is wrong. */
export function compileWhere(text: string, fields: readonly QueryField[]): WhereExpression {
  if (text.trim() === '') return { columns: [], bind: () => () => true };
  checkLength(text);
  const holdsCondition = readBrackets(text);
  const tree = parseTree(() => parse(text, { isReserved, holdsCondition }), text);
  checkDepth(tree);
  const { bind } = compilePredicate(tree, fields);
  const columns = columnNames(tree).map((name) => findField(name, fields));
  return { columns: [...new Set(columns)], bind };
}

export interface OrderTerm {
  readonly fieldIndex: number;
  readonly isDescending: boolean;
}

/** Compiles `ORDER BY field [ASC|DESC], …`; empty text gives no terms. */
export function compileOrderBy(text: string, fields: readonly QueryField[]): OrderTerm[] {
  if (text.trim() === '') return [];
  checkLength(text);
  const holdsCondition = () => false;
  const keys = parseTree(() => parse(text, { startRule: 'OrderBy', isReserved, holdsCondition }), text);
  return keys.map((key) => orderTerm(key, fields));
}

function orderTerm({ name, at, isDescending }: OrderKey, fields: readonly QueryField[]): OrderTerm {
  const fieldIndex = findField(name, fields);
  if (!checkedField(fields[fieldIndex], name, at).type)
    throw new WhereProblem(`rows cannot be ordered by ${name}`, at);
  return { fieldIndex, isDescending };
}

function compilePredicate(node: Predicate, fields: readonly QueryField[]): Compiled {
  switch (node.kind) {
    case 'and':
    case 'or': {
      const isAnd = node.kind === 'and';
      const operands = joinMemberships(
        node.operands.map((operand) => compilePredicate(operand, fields)),
        isAnd,
      );
      const combine = isAnd ? allOf : anyOf;
      return { bind: (context) => combine(operands.map((operand) => operand.bind(context))) };
    }
    case 'not': {
      const operand = compilePredicate(node.operand, fields);
      return { bind: (context) => negated(operand.bind(context), true) };
    }
    case 'compare':
      return compileComparison(node, fields);
    case 'null': {
      const operand = compileValue(node.operand, fields);
      const { isNegated } = node;
      return {
        bind: (context) => {
          const read = operand.bind(context);
          return (row) => (read(row) === null) !== isNegated;
        },
      };
    }
    case 'between': {
      const operand = compileValue(node.operand, fields);
      const least = compileCompare(operand, '>=', compileValue(node.least, fields));
      const most = compileCompare(operand, '<=', compileValue(node.most, fields));
      return { bind: (context) => negated(allOf([least.bind(context), most.bind(context)]), node.isNegated) };
    }
    case 'in':
      return compileIn(node, fields);
    default:
      return compileLikeNode(node, fields);
  }
}

/**
 * `a = 1 OR a = 2 …` is `a IN (1, 2, …)`, and `a <> 1 AND a <> 2 …` is `a NOT IN (1, 2, …)`: a set is asked once, where
 * a chain would be gone through for every row.
 */
function joinMemberships(operands: readonly Compiled[], isNegated: boolean): readonly Compiled[] {
  const groups = new Map<string, Membership[]>();
  for (const { membership } of operands) {
    if (membership?.isNegated !== isNegated) continue;
    const group = groups.get(membership.column);
    if (group) group.push(membership);
    else groups.set(membership.column, [membership]);
  }
  const joined = [...groups.values()].filter((group) => group.length > 1);
  if (joined.length === 0) return operands;
  const inGroups = new Set(joined.flat());
  return [
    ...operands.filter(({ membership }) => !membership || !inGroups.has(membership)),
    ...joined.flatMap(([first, ...others]) =>
      first
        ? [compileMembership({ ...first, values: [first, ...others].flatMap(({ values }) => values) })]
        : [],
    ),
  ];
}

function allOf(tests: readonly Test[]): Test {
  return (row) => {
    let truth: Truth = true;
    for (const test of tests) {
      const one = test(row);
      if (one === false) return false;
      if (one === null) truth = null;
    }
    return truth;
  };
}

function anyOf(tests: readonly Test[]): Test {
  return (row) => {
    let truth: Truth = false;
    for (const test of tests) {
      const one = test(row);
      if (one === true) return true;
      if (one === null) truth = null;
    }
    return truth;
  };
}

function negated(test: Test, isNegated: boolean): Test {
  if (!isNegated) return test;
  return (row) => {
    const truth = test(row);
    return truth === null ? null : !truth;
  };
}

/** Text compares exactly, by code unit; numbers and dates as numbers. */
const COMPARE: {
  readonly [Operator in CompareOperator]: (a: number | string, b: number | string) => boolean;
} = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function compileCompare(left: CompiledValue, operator: CompareOperator, right: CompiledValue): Compiled {
  expectComparable(left, right);
  const compare = COMPARE[operator];
  return {
    bind(context) {
      const readLeft = left.bind(context);
      const readRight = right.bind(context);
      if (!right.isConstant) return (row) => compareValues(readLeft(row), readRight(row), compare);
      const constant = readRight(0);
      if (constant === null) return () => null;
      return (row) => {
        const value = readLeft(row);
        return value === null ? null : compare(value, constant);
      };
    },
  };
}

type CompareNode = Extract<Predicate, { kind: 'compare' }>;

function compileComparison(node: CompareNode, fields: readonly QueryField[]): Compiled {
  const left = compileValue(node.left, fields);
  const right = compileValue(node.right, fields);
  const compiled = compileCompare(left, node.operator, right);
  if (node.operator !== '=' && node.operator !== '<>') return compiled;
  const isNegated = node.operator === '<>';
  if (node.left.kind === 'column' && right.isConstant) {
    return {
      ...compiled,
      membership: { column: columnOf(node.left), operand: left, values: [right], isNegated },
    };
  }
  if (node.right.kind === 'column' && left.isConstant) {
    return {
      ...compiled,
      membership: { column: columnOf(node.right), operand: right, values: [left], isNegated },
    };
  }
  return compiled;
}

function columnOf({ name }: { readonly name: string }): string {
  return name.toLowerCase();
}

function compareValues(
  a: SqlValue,
  b: SqlValue,
  compare: (a: number | string, b: number | string) => boolean,
): Truth {
  return a === null || b === null ? null : compare(a, b);
}

function compileIn(node: Extract<Predicate, { kind: 'in' }>, fields: readonly QueryField[]): Compiled {
  const operand = compileValue(node.operand, fields);
  const values = node.values.map((value) => compileValue(value, fields));
  for (const value of values) expectComparable(operand, value);
  if (!values.every((value) => value.isConstant)) {
    const tests = values.map((value) => compileCompare(operand, '=', value));
    return { bind: (context) => negated(anyOf(tests.map((test) => test.bind(context))), node.isNegated) };
  }
  const column = node.operand.kind === 'column' ? columnOf(node.operand) : undefined;
  const { isNegated } = node;
  const membership: Membership = { column: column ?? '', operand, values, isNegated };
  const compiled = compileMembership(membership);
  return column === undefined ? compiled : { ...compiled, membership };
}

function compileMembership({ operand, values, isNegated }: Membership): Compiled {
  return {
    bind(context) {
      const read = operand.bind(context);
      const constants = values.map((value) => value.bind(context)(0));
      const known = new Set(constants.filter((constant) => constant !== null));
      const hasNull = constants.includes(null);
      return negated((row) => {
        const value = read(row);
        if (value === null) return null;
        if (known.has(value)) return true;
        return hasNull ? null : false;
      }, isNegated);
    },
  };
}

function compileLikeNode(
  node: Extract<Predicate, { kind: 'like' }>,
  fields: readonly QueryField[],
): Compiled {
  const operand = compileValue(node.operand, fields);
  const pattern = compileValue(node.pattern, fields);
  for (const side of [operand, pattern]) {
    if (side.type !== 'text') throw new WhereProblem(`LIKE compares text, found ${side.type}`, side.at);
  }
  const escapeCharacter = node.escape?.kind === 'literal' ? String(node.escape.value) : undefined;
  if (escapeCharacter !== undefined && escapeCharacter.length !== 1)
    throw new WhereProblem('ESCAPE takes one character', node.at);
  return {
    bind(context) {
      const readText = operand.bind(context);
      const readPattern = pattern.bind(context);
      const { spend } = context;
      const compile = (value: SqlValue) => {
        if (value === null) return undefined;
        spend(String(value).length);
        return compileLike(String(value), escapeCharacter, node.at);
      };
      const constant = pattern.isConstant ? compile(readPattern(0)) : undefined;
      return negated((row) => {
        const value = readText(row);
        const matches = pattern.isConstant ? constant : compile(readPattern(row));
        if (value === null || !matches) return null;
        const text = String(value);
        spend(text.length);
        return matches(text, spend);
      }, node.isNegated);
    },
  };
}
