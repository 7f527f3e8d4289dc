import type { Predicate, ValueNode } from '../syntax-tree.ts';

/** Two dialects of the same expression: ours, and what SQLite says for it. */
export type Dialect = 'varde' | 'sqlite';

/** Prints a tree with brackets around everything that could bind otherwise. */
export function printPredicate(node: Predicate, dialect: Dialect): string {
  const value = (operand: ValueNode) => printValue(operand, dialect);
  const not = 'isNegated' in node && node.isNegated ? 'NOT ' : '';
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.operands
        .map((operand) => `(${printPredicate(operand, dialect)})`)
        .join(` ${node.kind.toUpperCase()} `);
    case 'not':
      return `NOT (${printPredicate(node.operand, dialect)})`;
    case 'compare':
      return `${value(node.left)} ${node.operator} ${value(node.right)}`;
    case 'null':
      return `${value(node.operand)} IS ${not}NULL`;
    case 'between':
      return `${value(node.operand)} ${not}BETWEEN ${value(node.least)} AND ${value(node.most)}`;
    case 'in':
      return `${value(node.operand)} ${not}IN (${node.values.map(value).join(', ')})`;
    default: {
      const escapeClause = node.escape ? ` ESCAPE ${value(node.escape)}` : '';
      return `${value(node.operand)} ${not}LIKE ${value(node.pattern)}${escapeClause}`;
    }
  }
}

function printValue(node: ValueNode, dialect: Dialect): string {
  switch (node.kind) {
    case 'column':
      return `"${node.name}"`;
    case 'literal':
      if (node.type === 'date') return dialect === 'varde' ? `TIMESTAMP '${node.value}'` : `'${node.value}'`;
      if (node.type === 'text') return `'${String(node.value).replaceAll("'", "''")}'`;
      return node.type === 'double' && Number.isInteger(node.value) ? `${node.value}.0` : String(node.value);
    case 'negative':
      return `(- ${printValue(node.operand, dialect)})`;
    case 'arithmetic':
      return `(${printValue(node.left, dialect)} ${node.operator} ${printValue(node.right, dialect)})`;
    default:
      return printCall(node, dialect);
  }
}

const SQLITE_PARTS: { readonly [part: string]: string } = {
  YEAR: '%Y',
  MONTH: '%m',
  DAY: '%d',
  HOUR: '%H',
  MINUTE: '%M',
  SECOND: '%S',
};
const SQLITE_NAMES: { readonly [name: string]: string } = {
  CHAR_LENGTH: 'LENGTH',
  CEILING: 'CEIL',
  SUBSTRING: 'SUBSTR',
  LOG: 'LN',
};
const SQLITE_TRIM: { readonly [side: string]: string } = {
  BOTH: 'TRIM',
  LEADING: 'LTRIM',
  TRAILING: 'RTRIM',
};

function printCall(
  { name, word = '', operands }: Extract<ValueNode, { kind: 'call' }>,
  dialect: Dialect,
): string {
  const [first = '', second = ''] = operands.map((operand) => printValue(operand, dialect));
  const list = operands.map((operand) => printValue(operand, dialect)).join(', ');
  if (dialect === 'varde') {
    if (name === 'EXTRACT') return `EXTRACT(${word} FROM ${first})`;
    if (name === 'POSITION') return `POSITION(${first} IN ${second})`;
    if (name === 'TRIM') return `TRIM(${word} ${second || "' '"} FROM ${first})`;
    return `${name}(${list})`;
  }
  if (name === 'EXTRACT') return `CAST(strftime('${SQLITE_PARTS[word]}', ${first}) AS INTEGER)`;
  if (name === 'POSITION') return `INSTR(${second}, ${first})`;
  if (name === 'TRIM') return `${SQLITE_TRIM[word]}(${first}, ${second || "' '"})`;
  if (name === 'CONCAT') return `(${first} || ${second})`;
  if (name === 'TRUNCATE') return `TRUNC(${first})`;
  return `${SQLITE_NAMES[name] ?? name}(${list})`;
}
