import { expect, test } from 'vitest';
import { compileOrderBy, compileWhere } from '../../query/where/compile-where.ts';
import { sqlSyntax } from './sql-syntax.ts';

const syntax = sqlSyntax();
const fieldsNamed = (...names: string[]) => names.map((name) => ({ name, type: 'integer' as const }));

test('a keyword is a field only in the delimiters that are told, any other word without them too', () => {
  for (const word of syntax.Keywords ?? []) {
    const fields = fieldsNamed(word);
    expect(() => compileWhere(`${word} = 1`, fields), word).toThrow();
    expect(() => compileWhere(`${word.toLowerCase()} = 1`, fields), word).toThrow();
    expect(() => compileWhere(`"${word}" = 1`, fields), word).not.toThrow();
  }
  for (const word of ['ASC', 'DESC', 'DISTINCT', 'Andel', 'Ørsta', 'ISBRE', 'navn_1']) {
    expect(() => compileWhere(`${word} = 1`, fieldsNamed(word)), word).not.toThrow();
  }
  expect(syntax.Keywords).toEqual(expect.arrayContaining(['SELECT', 'FROM', 'WHERE', 'CASE']));
});

test('every predicate and clause that is told of is understood', () => {
  const fields = fieldsNamed('a');
  const rest: { readonly [predicate: string]: string } = { BETWEEN: '1 AND 2', IN: '(1, 2)', 'IS NULL': '' };
  for (const predicate of syntax.SupportedPredicates ?? []) {
    const where = predicate === 'LIKE' ? "'a' LIKE 'b'" : `a ${predicate} ${rest[predicate] ?? '1'}`;
    expect(() => compileWhere(where, fields), where).not.toThrow();
  }
  expect(syntax.SupportedClauses).toContain('ORDER BY');
  expect(() => compileOrderBy('ORDER BY a', fields)).not.toThrow();
});

test('a name with a character that is told to be invalid is none without delimiters', () => {
  for (const character of syntax.InvalidCharacters) {
    const name = `a${character}b`;
    expect(() => compileWhere(`${name} = 1`, fieldsNamed(name)), name).toThrow();
  }
  for (const character of syntax.InvalidStartingCharacters) {
    const name = `${character}b`;
    expect(() => compileWhere(`${name} = 1`, fieldsNamed(name)), name).toThrow();
  }
});
