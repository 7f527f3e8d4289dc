import { expect, test } from 'vitest';
import { parseLabelExpression } from './label-expression.ts';

const said = (expression: string, language: 'simple' | 'script' = 'simple') =>
  parseLabelExpression(expression, language).map((part) =>
    part.kind === 'field' ? `[${part.name}]` : part.text,
  );

test('fields, texts and new lines are joined by CONCAT, or stand side by side', () => {
  expect(said('[Navn]')).toEqual(['[Navn]']);
  expect(said('[Navn] CONCAT " (" CONCAT [ MaksYtelse ] CONCAT \' MW)\'')).toEqual([
    '[Navn]',
    ' (',
    '[MaksYtelse]',
    ' MW)',
  ]);
  expect(said('[Navn] concat newline [Fylke]')).toEqual(['[Navn]', '\n', '[Fylke]']);
  expect(said('"say ""hi""" CONCAT \'it\'\'s\'')).toEqual(['say "hi"', "it's"]);
});

test('of scripts the joining of fields and texts is read', () => {
  expect(said('[Navn] & vbNewLine & "x" + [Fylke]', 'script')).toEqual(['[Navn]', '\n', 'x', '[Fylke]']);
});

test.each([
  ['[Navn] CONCAT', 'simple', 13],
  ['CONCAT [Navn]', 'simple', 0],
  ['[Navn] & [Fylke]', 'simple', 7],
  ['UCase([Navn])', 'script', 0],
  ['[Navn] [Fylke]', 'script', 7],
  ['[Navn', 'simple', 0],
  ['"open', 'simple', 0],
  ['[Navn] + def FindLabel', 'script', 9],
] as const)('what is more than that is refused with its position: %s', (expression, language, position) => {
  expect(() => parseLabelExpression(expression, language)).toThrow(expect.objectContaining({ position }));
});
