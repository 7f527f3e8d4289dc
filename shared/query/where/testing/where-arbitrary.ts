import fc from 'fast-check';
import type { CompareOperator, Predicate, SqlType, ValueNode } from '../syntax-tree.ts';

/** The fields of the generated table: two of each type, with nulls. */
export const TEST_FIELDS = [
  { name: 'antall', type: 'integer' },
  { name: 'år', type: 'integer' },
  { name: 'effekt', type: 'double' },
  { name: 'høyde', type: 'double' },
  { name: 'navn', type: 'text' },
  { name: 'eier', type: 'text' },
  { name: 'start', type: 'date' },
  { name: 'slutt', type: 'date' },
] as const satisfies readonly { name: string; type: SqlType }[];

/** Quarters of one are exact in binary, so that sums agree to the last bit whatever the order. */
const quarter = fc.integer({ min: -40, max: 40 }).map((n) => n / 4);
const textValue = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', 'ø', 'Å', ' ', '%', '_', "'", '!'),
  maxLength: 6,
});
const dateText = fc
  .date({ min: new Date(Date.UTC(1901, 0, 1)), max: new Date(Date.UTC(2040, 0, 1)), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));

/** Values of one type in a row of the table, null among them. */
export function cellOf(type: SqlType): fc.Arbitrary<number | string | null> {
  const values = {
    integer: fc.integer({ min: -20, max: 20 }),
    double: quarter,
    text: textValue,
    date: dateText,
  };
  return fc.option(values[type] as fc.Arbitrary<number | string>, { freq: 5, nil: null });
}

const at = 0;
const literal = (type: SqlType, value: number | string): ValueNode =>
  type === 'date'
    ? { kind: 'literal', type, value, literal: 'TIMESTAMP', at }
    : { kind: 'literal', type, value, at };
const call = (name: string, operands: ValueNode[], word?: string): ValueNode =>
  word === undefined ? { kind: 'call', name, operands, at } : { kind: 'call', name, word, operands, at };

function leaf(type: SqlType): fc.Arbitrary<ValueNode> {
  const columns = TEST_FIELDS.filter((field) => field.type === type).map(
    ({ name }): ValueNode => ({ kind: 'column', name, at }),
  );
  const literals = {
    integer: fc.nat({ max: 20 }),
    double: fc.nat({ max: 40 }).map((n) => n / 4),
    text: textValue,
    date: dateText,
  };
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...columns) },
    {
      weight: 1,
      arbitrary: (literals[type] as fc.Arbitrary<number | string>).map((value) => literal(type, value)),
    },
  );
}

/** A well-typed value of a type, nested up to `depth`. */
function valueNodeOf(type: SqlType, depth: number): fc.Arbitrary<ValueNode> {
  if (depth === 0 || type === 'date') return leaf(type);
  const inner = (of: SqlType) => valueNodeOf(of, depth - 1);
  const arithmetic = (operators: readonly ('+' | '-' | '*' | '/')[]) =>
    fc
      .tuple(fc.constantFrom(...operators), inner(type), inner(type))
      .map(([operator, left, right]): ValueNode => ({ kind: 'arithmetic', operator, left, right, at }));
  const negative = inner(type).map((operand): ValueNode => ({ kind: 'negative', operand, at }));
  if (type === 'integer') {
    const part = fc.constantFrom('YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE', 'SECOND');
    return fc.oneof(
      leaf(type),
      arithmetic(['+', '-', '*', '/']),
      negative,
      inner('integer').map((x) => call('ABS', [x])),
      inner('text').map((x) => call('CHAR_LENGTH', [x])),
      fc.tuple(part, inner('date')).map(([word, x]) => call('EXTRACT', [x], word)),
      fc.tuple(leaf('text'), inner('text')).map(([x, y]) => call('POSITION', [x, y])),
      inner('double').map((x) => call('SIGN', [x])),
    );
  }
  if (type === 'double') {
    return fc.oneof(
      leaf(type),
      arithmetic(['+', '-', '*']),
      negative,
      inner('double').map((x) => call('ABS', [x])),
      inner('double').map((x) => call('TRUNCATE', [x])),
    );
  }
  const side = fc.constantFrom('BOTH', 'LEADING', 'TRAILING');
  return fc.oneof(
    leaf(type),
    fc
      .tuple(inner('text'), inner('text'))
      .map(([left, right]): ValueNode => ({ kind: 'arithmetic', operator: '||', left, right, at })),
    fc.tuple(inner('text'), inner('text')).map(([x, y]) => call('CONCAT', [x, y])),
    fc.tuple(side, inner('text')).map(([word, x]) => call('TRIM', [x], word)),
    fc
      .tuple(inner('text'), fc.integer({ min: 1, max: 5 }), fc.nat({ max: 4 }))
      .map(([x, from, length]) =>
        call('SUBSTRING', [x, literal('integer', from), literal('integer', length)]),
      ),
  );
}

const anyType = fc.constantFrom<SqlType>('integer', 'double', 'text', 'date');
const operators = fc.constantFrom<CompareOperator>('=', '<>', '<', '<=', '>', '>=');

function likeOf(depth: number): fc.Arbitrary<Predicate> {
  const pattern = textValue.map((text) => text.replaceAll('!', '!!'));
  return fc.tuple(valueNodeOf('text', depth), pattern, fc.boolean(), fc.boolean()).map(
    ([operand, text, hasEscape, isNegated]): Predicate => ({
      kind: 'like',
      operand,
      pattern: literal('text', text),
      escape: hasEscape ? literal('text', '!') : undefined,
      isNegated,
      at,
    }),
  );
}

/** A well-typed predicate, nested up to `depth`. */
export function predicateOf(depth: number): fc.Arbitrary<Predicate> {
  const simple = anyType.chain((type) => {
    const value = valueNodeOf(type, 2);
    return fc.oneof(
      fc
        .tuple(operators, value, value)
        .map(([operator, left, right]): Predicate => ({ kind: 'compare', operator, left, right, at })),
      fc
        .tuple(value, fc.boolean())
        .map(([operand, isNegated]): Predicate => ({ kind: 'null', operand, isNegated })),
      fc.tuple(value, leaf(type), leaf(type), fc.boolean()).map(
        ([operand, least, most, isNegated]): Predicate => ({
          kind: 'between',
          operand,
          least,
          most,
          isNegated,
          at,
        }),
      ),
      fc
        .tuple(value, fc.array(leaf(type), { minLength: 1, maxLength: 4 }), fc.boolean())
        .map(([operand, values, isNegated]): Predicate => ({ kind: 'in', operand, values, isNegated, at })),
    );
  });
  if (depth === 0) return fc.oneof({ weight: 4, arbitrary: simple }, { weight: 1, arbitrary: likeOf(1) });
  const inner = predicateOf(depth - 1);
  return fc.oneof(
    simple,
    likeOf(1),
    inner.map((operand): Predicate => ({ kind: 'not', operand })),
    fc
      .tuple(fc.constantFrom<'and' | 'or'>('and', 'or'), fc.array(inner, { minLength: 2, maxLength: 3 }))
      .map(([kind, operands]): Predicate => ({ kind, operands })),
  );
}
