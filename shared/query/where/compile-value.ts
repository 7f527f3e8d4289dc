import { type CallFacts, findSqlFunction, type SqlFunction } from './functions.ts';
import { parseTimestamp } from './sql-date.ts';
import type { SqlType, SqlValue, ValueNode } from './syntax-tree.ts';
import { WhereProblem } from './where-problem.ts';

/** A field that an expression may name. `type` undefined: a field without an order or text (Shape, a blob). */
export interface QueryField {
  readonly name: string;
  readonly type: SqlType | undefined;
  /** A name that does not say which of several fields is meant. */
  readonly isAmbiguous?: boolean;
}

/** Reads the value of a field in a row: bound once per query and column, so that typed arrays stay plain memory. */
export type ColumnReader = (row: number) => SqlValue;

export interface BindContext {
  column(fieldIndex: number): ColumnReader;
  readonly nowMs: number;
  /** Told of the characters of text that are read or made for a row: throws when they become too many. */
  spend(characters: number): void;
}

export interface CompiledValue {
  readonly type: SqlType;
  readonly at: number;
  /** The value when it is the same for every row, to be worked out once. */
  readonly isConstant: boolean;
  bind(context: BindContext): ColumnReader;
}

/** Types a value and makes what computes it. Throws WhereProblem with the position of what is wrong. */
export function compileValue(node: ValueNode, fields: readonly QueryField[]): CompiledValue {
  switch (node.kind) {
    case 'literal':
      return compileLiteral(node);
    case 'column':
      return compileColumn(node, fields);
    case 'negative': {
      const operand = compileValue(node.operand, fields);
      expectNumber(operand);
      return derived(
        operand.type,
        node.at,
        [operand],
        ([read]) =>
          (row) =>
            negate(read?.(row) ?? null),
      );
    }
    case 'arithmetic':
      return compileArithmetic(node, fields);
    default:
      return compileCall(node, fields);
  }
}

type NodeOf<Kind> = Extract<ValueNode, { kind: Kind }>;

function compileLiteral({ type, value, literal, at }: NodeOf<'literal'>): CompiledValue {
  const constant = literal ? parseTimestamp(String(value)) : value;
  if (constant === undefined) throw new WhereProblem(`'${value}' is not a ${literal}`, at);
  if (typeof constant === 'number' && !Number.isFinite(constant))
    throw new WhereProblem('the number is too large', at);
  return { type, at, isConstant: true, bind: () => () => constant };
}

function compileColumn({ name, at }: NodeOf<'column'>, fields: readonly QueryField[]): CompiledValue {
  const index = findField(name, fields);
  const field = checkedField(fields[index], name, at);
  if (!field.type) throw new WhereProblem(`field ${name} cannot stand in an expression`, at);
  return { type: field.type, at, isConstant: false, bind: ({ column }) => column(index) };
}

/** Throws WhereProblem for a name that no field has, or more than one. */
export function checkedField(field: QueryField | undefined, name: string, at: number): QueryField {
  if (!field) throw new WhereProblem(`there is no field ${name}`, at, { code: 'no-field', name });
  if (field.isAmbiguous) throw new WhereProblem(`more than one table has a field ${name}`, at);
  return field;
}

/** Field names match without regard to case, quoted or not. */
export function findField(name: string, fields: readonly QueryField[]): number {
  let places = placesOfFields.get(fields);
  if (!places) {
    // The first of several of a name is the one.
    places = new Map(fields.map((field, index) => [field.name.toLowerCase(), index] as const).toReversed());
    placesOfFields.set(fields, places);
  }
  return places.get(name.toLowerCase()) ?? -1;
}

/** An expression may have a thousand names, and a layer hundreds of fields. */
const placesOfFields = new WeakMap<readonly QueryField[], ReadonlyMap<string, number>>();

function compileArithmetic(node: NodeOf<'arithmetic'>, fields: readonly QueryField[]): CompiledValue {
  const left = compileValue(node.left, fields);
  const right = compileValue(node.right, fields);
  if (node.operator === '||') {
    expectType(left, 'text');
    expectType(right, 'text');
    return derived('text', node.at, [left, right], ([first, second], { spend }) => (row) => {
      const a = first?.(row) ?? null;
      const b = second?.(row) ?? null;
      if (a === null || b === null) return null;
      spend(String(a).length + String(b).length);
      return `${a}${b}`;
    });
  }
  expectNumber(left);
  expectNumber(right);
  const type = left.type === 'integer' && right.type === 'integer' ? 'integer' : 'double';
  const compute = node.operator === '/' && type === 'integer' ? divideWhole : ARITHMETIC[node.operator];
  return derived(type, node.at, [left, right], ([first, second]) => (row) => {
    const a = first?.(row) ?? null;
    const b = second?.(row) ?? null;
    return a === null || b === null ? null : inRange(compute(a as number, b as number), type);
  });
}

const ARITHMETIC = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
};

const divideWhole = (a: number, b: number): number => Math.trunc(a / b);

/** Division by zero and overflow are NULL: whole numbers beyond 2^53 could not be told apart. */
function inRange(value: number, type: SqlType): number | null {
  const isFine = type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isFine ? value + 0 : null;
}

function negate(value: SqlValue): SqlValue {
  return value === null ? null : 0 - (value as number);
}

function compileCall(node: NodeOf<'call'>, fields: readonly QueryField[]): CompiledValue {
  const entry = findSqlFunction(node.name);
  if (!entry)
    throw new WhereProblem(`there is no function ${node.name}`, node.at, {
      code: 'no-function',
      name: node.name,
    });
  const operands = node.operands.map((operand) => compileValue(operand, fields));
  checkOperands(entry, operands, node.at);
  const type = resultType(entry, operands, node.word);
  const build = (readers: readonly ColumnReader[], context: BindContext): ColumnReader => {
    const facts: CallFacts = {
      word: node.word,
      get nowMs() {
        return context.nowMs;
      },
    };
    const values: (number | string)[] = [];
    return (row) => {
      for (let index = 0; index < readers.length; index++) {
        const value = readers[index]?.(row) ?? null;
        if (value === null) return null;
        if (typeof value === 'string') context.spend(value.length);
        values[index] = value;
      }
      const result = entry.apply(values, facts);
      return typeof result === 'number' ? inRange(result, type) : result;
    };
  };
  return derived(type, node.at, operands, build);
}

function checkOperands(entry: SqlFunction, operands: readonly CompiledValue[], at: number): void {
  if (operands.length < entry.required || operands.length > entry.operands.length) {
    throw new WhereProblem(
      `${entry.name} takes ${entry.required === entry.operands.length ? '' : `${entry.required} to `}${entry.operands.length} operands`,
      at,
      { code: 'operand-count', name: entry.name, least: entry.required, most: entry.operands.length },
    );
  }
  operands.forEach((operand, index) => {
    const expected = entry.operands[index];
    if (expected === 'number') expectNumber(operand);
    else if (expected && expected !== 'any') expectType(operand, expected);
  });
}

function resultType(
  entry: SqlFunction,
  operands: readonly CompiledValue[],
  word: string | undefined,
): SqlType {
  if (entry.result === 'as-word') return (word ?? 'text') as SqlType;
  if (entry.result !== 'as-first') return entry.result;
  return operands.every(({ type }) => type === 'integer') ? 'integer' : 'double';
}

/** A value made of others; worked out once when all of them are constant. */
function derived(
  type: SqlType,
  at: number,
  operands: readonly CompiledValue[],
  build: (readers: readonly ColumnReader[], context: BindContext) => ColumnReader,
): CompiledValue {
  const isConstant = operands.every((operand) => operand.isConstant);
  return {
    type,
    at,
    isConstant,
    bind(context) {
      const read = build(
        operands.map((operand) => operand.bind(context)),
        context,
      );
      if (!isConstant) return read;
      const constant = read(0);
      return () => constant;
    },
  };
}

function isNumber(type: SqlType): boolean {
  return type === 'integer' || type === 'double';
}

function expectNumber(operand: CompiledValue): void {
  if (!isNumber(operand.type))
    throw new WhereProblem(`expected a number, found ${operand.type}`, operand.at, {
      code: 'other-type',
      expected: 'number',
      found: operand.type,
    });
}

function expectType(operand: CompiledValue, type: SqlType): void {
  if (operand.type !== type)
    throw new WhereProblem(`expected ${type}, found ${operand.type}`, operand.at, {
      code: 'other-type',
      expected: type,
      found: operand.type,
    });
}

/** Comparable: both numbers, or the same type. Throws at the second one. */
export function expectComparable(left: CompiledValue, right: CompiledValue): void {
  if (left.type === right.type || (isNumber(left.type) && isNumber(right.type))) return;
  throw new WhereProblem(`${right.type} cannot be compared with ${left.type}`, right.at);
}
