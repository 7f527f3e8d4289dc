import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppError } from '../../shared/base/app-error.ts';
import { appError } from '../../shared/contracts/errors.ts';
import { createText } from './create-text.ts';
import { createDataText } from './data-text.ts';
import { describeError } from './describe-error.ts';
import { useFormats } from './formats.tsx';
import { LanguageProvider, useText } from './text.tsx';

function Sample() {
  const text = useText();
  const formats = useFormats();
  return `${text('error.job/unknown', { jobId: '7' })} ${formats.number(0.5)}`;
}

test.each([
  ['nb', 'Jobben 7 finnes ikke. 0,5'],
  ['en', 'There is no job 7. 0.5'],
] as const)('what is inside a provider speaks its language: %s', (language, expected) => {
  expect(
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Sample />
      </LanguageProvider>,
    ),
  ).toBe(expected);
});

test('a missing value is shown as a dash', () => {
  expect(createText('en')('error.job/unknown', { jobId: null })).toBe('There is no job –.');
});

test('an error is told in words with its details, and keeps its code for copying', () => {
  const error = appError('import/bad-row', {
    row: 1204,
    file: 'plants.json',
    field: 'MaksYtelse',
    value: 'x',
    expected: 'a number',
  });
  const { sentence, detail } = describeError(error, createText('nb'));
  expect(sentence.replaceAll('\u00a0', ' ')).toContain('Rad 1 204 i plants.json: MaksYtelse har verdien x');
  expect(detail).toContain('import/bad-row');
});

test.each([
  ['nb', '"stor \\"x\\""', 'har verdien «stor "x"»,'],
  ['en', '"stor"', 'has the value “stor”,'],
  ['nb', '"stor…', 'har verdien «stor…»,'],
  ['nb', '""', 'har verdien «»,'],
  ['nb', '-1', 'har verdien -1,'],
] as const)(
  'what stands in a file is told between quotes of the language, if it is a text: %s %s',
  (language, value, expected) => {
    const error = appError('import/bad-row', {
      row: 4,
      file: 'p.json',
      field: 'X',
      value,
      expected: 'number',
    });
    expect(describeError(error, createText(language)).sentence).toContain(expected);
  },
);

test('an error outside the catalogue is an internal one', () => {
  const text = createText('nb');
  expect(describeError(new TypeError('x is not a function'), text).sentence).toBe(text('error.internal'));
  expect(describeError(new AppError('moon/full', 'The moon is full.'), text).sentence).toBe(
    text('error.internal'),
  );
});

test('an error without the values of its sentence falls back to its message', () => {
  expect(describeError(new AppError('job/unknown', 'No such job.'), createText('nb')).sentence).toBe(
    'No such job.',
  );
});

test('codes are said in words, and an unknown code as it is', () => {
  const data = createDataText(createText('nb'));
  expect(data.choice('type', 'PK')).toBe('Pumpekraftverk');
  expect(data.choice('type', 'X')).toBe('X');
  expect(data.column('plants', 'owner')).toBe('Eier');
});
