import { describe, expect, test } from 'vitest';
import { compileOrderBy, compileWhere, type Truth } from './compile-where.ts';
import { SQL_FUNCTIONS } from './functions.ts';
import { MAX_WHERE_CHARACTERS } from './parse-tree.ts';
import { WhereProblem } from './where-problem.ts';

const FIELDS = [
  { name: 'Navn', type: 'text' },
  { name: 'MaksYtelse', type: 'double' },
  { name: 'Årsproduksjon', type: 'integer' },
  { name: 'IDriftDato', type: 'date' },
  { name: 'Shape', type: undefined },
  { name: 'andre.Navn', type: 'text' },
  { name: 'Fylke', type: undefined, isAmbiguous: true },
] as const;
const ROW = ['Sy-Sima', 620.5, 7, Date.UTC(1981, 8, 15), null, null] as const;
const NOW = Date.UTC(2026, 10, 28, 12);
const CONTEXT = { nowMs: NOW, spend: () => undefined, column: (index: number) => () => ROW[index] ?? null };

function truthOf(where: string): Truth {
  return compileWhere(where, FIELDS).bind(CONTEXT)(0);
}

function problemOf(where: string): WhereProblem {
  try {
    compileWhere(where, FIELDS);
  } catch (error) {
    if (error instanceof WhereProblem) return error;
    throw error;
  }
  throw new Error(`was taken: ${where}`);
}

describe('what is taken', () => {
  test.each([
    ['', true],
    ['1=1', true],
    ['1 <> 1', false],
    ['"navn" = \'Sy-Sima\'', true],
    ["[Navn] LIKE 'Sy%'", true],
    ["navn like 'sy%'", false],
    ["Navn LIKE 'Sy!-%' ESCAPE '!'", true],
    ['årsproduksjon / 2 = 3', true],
    ['Årsproduksjon / 0 IS NULL', true],
    ['MaksYtelse >= 6.205e2', true],
    ["IDriftDato < DATE '1982-01-01'", true],
    ["IDriftDato = timestamp '1981-09-15 00:00:00'", true],
    ['EXTRACT(YEAR FROM IDriftDato) = 1981', true],
    ['CURRENT_DATE > IDriftDato AND EXTRACT(HOUR FROM CURRENT_TIMESTAMP) = 12', true],
    ["andre.Navn = 'x'", null],
    ["NOT andre.Navn = 'x'", null],
    ["andre.Navn = 'x' OR 1=1", true],
    ["Navn IN ('a', 'Sy-Sima')", true],
    ["SUBSTRING(Navn FROM 1 FOR 2) || '!' = 'Sy!'", true],
    ["CAST('12' AS INTEGER) = 12", true],
    ["CAST(Årsproduksjon AS VARCHAR(10)) = '7'", true],
    ['NOT NOT - - Årsproduksjon = 7', true],
    ['Årsproduksjon - -1 = 8', true],
    ["TRIM(BOTH 'S' FROM Navn) = 'y-Sima'", true],
    ["Navn = N'Sy-Sima'", true],
    ["Navn LIKE n'Sy%'", true],
    ["Navn IN (N'Alta', N'Sy-Sima')", true],
    ["Navn = 'a' OR 'Sy-Sima' = Navn OR Navn IN ('b', 'c')", true],
    ["Navn <> 'a' AND Navn <> 'b' AND Navn NOT IN ('c', 'Sy-Sima')", false],
    ['Årsproduksjon = 1 OR Årsproduksjon = 1 / 0 OR Årsproduksjon = 2', null],
    ['Årsproduksjon <> 1 AND Årsproduksjon <> 1 / 0', null],
    ["andre.Navn = 'x' OR andre.Navn = 'y'", null],
  ])('%s is %s', (where, truth) => {
    expect(truthOf(where)).toBe(truth);
  });

  test('8,000 NOTs and 3,000 ANDs are loops, not recursion', () => {
    expect(truthOf(`${'NOT '.repeat(8000)}1=1`)).toBe(true);
    expect(truthOf(Array(3000).fill('1=1').join(' AND '))).toBe(true);
  });

  test('a pattern full of wildcards stays fast', () => {
    const pattern = '%a'.repeat(2000);
    expect(truthOf(`'${'a'.repeat(1999)}b' LIKE '${pattern}'`)).toBe(false);
  });
});

describe('what is refused, and where', () => {
  test.each([
    ["Navn = 'x'; DROP TABLE t", 10],
    ['Navn = (SELECT 1)', 15],
    ["Navn = 'x' -- why", 11],
    ['MaksYtelse > 100 --50', 17],
    ['MaksYtelse > 100--50', 16],
    ['MaksYtelse > --50', 13],
    ['MaksYtelse = /* */ 1', 13],
    ["CASE WHEN 1=1 THEN 'a' END = 'a'", 5],
    ['Navn = 3', 7],
    ["MaksYtelse > '3'", 13],
    ['Finnes = 1', 0],
    ['Shape = 1', 0],
    ["'x' = Fylke", 6],
    ['NOPE(Navn) = 1', 0],
    ['ABS(Navn) = 1', 4],
    ['ABS(1, 2) = 1', 0],
    ["IDriftDato > DATE '1981-02-30'", 13],
    ["Navn LIKE 'a!' ESCAPE '!!'", 5],
    ['Navn', 4],
    ['Navn =', 6],
    ['(1=1', 4],
    ['1e400 > 1', 0],
  ])('%s at %i', (where, position) => {
    expect(problemOf(where).position).toBe(position);
  });

  test('chains of operators that need more stack than there is', () => {
    const chain = (count: number) => Array.from({ length: count }, () => 'Navn').join('||');
    expect(truthOf(`CHAR_LENGTH(${chain(900)}) = 6300`)).toBe(true);
    const problem = problemOf(`CHAR_LENGTH(${chain(4000)}) > 5`);
    expect(problem.message).toContain('more than 1000 operations');
    // Where the part begins that is too deep: later ones depend on it.
    expect(problem.position).toBeGreaterThan(10);
    expect(problem.position).toBeLessThan(30_000);
    expect(problemOf(`${'1+'.repeat(16_000)}1 > 5`).message).toContain('more than 1000 operations');
    const brackets = `${'ABS('.repeat(60)}1${`${'+1'.repeat(200)})`.repeat(60)} > 1`;
    expect(problemOf(brackets).message).toContain('more than 1000 operations');
    expect(truthOf(`${'1=2 OR '.repeat(4500)}1=1`)).toBe(true);
  });

  test('brackets deeper than 100 and text longer than the limit', () => {
    expect(truthOf(`${'('.repeat(100)}1=1${')'.repeat(100)}`)).toBe(true);
    expect(problemOf(`${'('.repeat(101)}1=1${')'.repeat(101)}`).position).toBe(100);
    expect(problemOf(`Navn = '${'x'.repeat(MAX_WHERE_CHARACTERS)}'`).message).toContain('longer than');
  });

  test('a pattern that ends with its escape character is a fault when it is used', () => {
    expect(() => truthOf("Navn LIKE 'a!' ESCAPE '!'")).toThrow(WhereProblem);
  });
});

test('ORDER BY names fields in any case, with direction', () => {
  expect(compileOrderBy('ORDER BY maksytelse DESC, "Navn"', FIELDS)).toEqual([
    { fieldIndex: 1, isDescending: true },
    { fieldIndex: 0, isDescending: false },
  ]);
  expect(() => compileOrderBy('ORDER BY Finnes', FIELDS)).toThrow('there is no field Finnes');
  expect(() => compileOrderBy('ORDER BY Fylke', FIELDS)).toThrow('more than one table has a field Fylke');
  expect(() => compileOrderBy('GROUP BY Navn', FIELDS)).toThrow(WhereProblem);
});

test('every function of the table can be called as it says', () => {
  const samples = {
    number: '0.5',
    integer: '1',
    double: '0.5',
    text: 'Navn',
    date: 'IDriftDato',
    any: 'Navn',
  };
  const forms: { readonly [name: string]: string } = {
    EXTRACT: 'EXTRACT(YEAR FROM IDriftDato)',
    POSITION: "POSITION('S' IN Navn)",
    CAST: "CAST('1' AS INTEGER)",
    CURRENT_DATE: 'CURRENT_DATE',
    CURRENT_TIMESTAMP: 'CURRENT_TIMESTAMP',
  };
  for (const { name, operands } of SQL_FUNCTIONS) {
    const form = forms[name] ?? `${name}(${operands.map((operand) => samples[operand]).join(', ')})`;
    expect(truthOf(`${form} IS NOT NULL`), form).toBe(true);
  }
});

describe('what an expression costs', () => {
  const FIELD = [{ name: 'Tekst', type: 'text' }] as const;

  /** The characters that an expression tells of for one text. */
  function costOf(where: string, text: string): number {
    let cost = 0;
    const column = () => () => text;
    const spend = (more: number) => {
      cost += more;
    };
    compileWhere(where, FIELD).bind({ nowMs: NOW, spend, column })(0);
    return cost;
  }

  test('of LIKE without _ and of POSITION it is the text, whatever the pattern', () => {
    const text = 'a'.repeat(100_000);
    const part = `${'a'.repeat(6000)}b`;
    expect(costOf(`Tekst LIKE '%${part}%'`, text)).toBeLessThan(1.2 * text.length);
    expect(costOf(`Tekst LIKE '${'%aab'.repeat(3000)}%'`, text)).toBeLessThan(1.2 * text.length);
    expect(costOf(`POSITION('${part}' IN Tekst) > 0`, text)).toBeLessThan(1.2 * text.length);
  });

  test('of LIKE with _ every place that is looked at twice is told', () => {
    expect(costOf("Tekst LIKE '%aaaa_b%'", 'a'.repeat(1000))).toBeGreaterThan(4000);
  });

  test('of text that is made it is its length', () => {
    expect(costOf("Tekst || Tekst || Tekst = 'x'", 'ab')).toBe(4 + 6);
  });
});
