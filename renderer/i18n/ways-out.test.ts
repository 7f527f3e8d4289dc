import { describe, expect, test } from 'vitest';
import { appError, errorCatalogue } from '../../shared/contracts/errors.ts';
import { createText } from './create-text.ts';
import { describeError } from './describe-error.ts';
import { LANGUAGES, texts } from './texts.ts';

type Code = keyof typeof errorCatalogue;

/** Of names and numbers of layers that stand, not of a file. */
const OF_LAYERS = ['bad-name', 'name-taken', 'unknown-layer', 'unknown-feature'];
/** Errors of opening a file that are none of reading rows or features. */
const OTHERS: readonly Code[] = [
  'files/not-sent',
  'files/import-gone',
  'files/import-damaged',
  'tiles/not-a-cache',
  'tiles/damaged',
  'tiles/packed',
  'tiles/folder-not-sent',
  'tiles/no-sqlite',
  'tiles/unknown-draft',
];

const codes = Object.keys(errorCatalogue) as Code[];
const fileErrors = codes.filter((code) => {
  const [area, name = ''] = code.split('/');
  if (area === 'layer-import') return !OF_LAYERS.includes(name);
  return area === 'import' || OTHERS.includes(code);
});

/** A value for each detail that the English message names. */
function detailsOf(code: Code) {
  const names = [...errorCatalogue[code].message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const numbers = /^(row|otherRow|line|column|byte|feature|limit|limitBytes|fields|columns)$/;
  return Object.fromEntries(names.map((name) => [name, numbers.test(name) ? 7 : `<${name}>`]));
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(fileErrors)('%s says what is wrong with the file, and the way out', (code) => {
    const {
      sentence,
      reason,
      wayOut = '',
    } = describeError(appError(code, detailsOf(code)), createText(language));
    expect(wayOut).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(reason).toMatch(/\.$/);
    expect(reason).not.toContain(wayOut);
    expect(sentence).toBe(`${reason} ${wayOut}`);
  });
});

test('a way out is that of a file error', () => {
  for (const language of LANGUAGES) {
    const keys = Object.keys(texts[language]).filter((key) => key.startsWith('wayOut.'));
    expect(keys.map((key) => key.replace('wayOut.', '')).sort()).toEqual(fileErrors.toSorted());
  }
});

test('ways out are those of the thing that is wrong', () => {
  const text = createText('en');
  const wayOut = (code: Code) => describeError(appError(code, detailsOf(code)), text).wayOut;
  expect(wayOut('import/workbook')).toContain('save it as XLSX or CSV');
  expect(wayOut('import/not-utf8')).toContain('save it as UTF-8');
  expect(wayOut('import/not-a-list')).toContain('in the program that made them, and exported as GeoJSON');
  expect(wayOut('layer-import/wrong-root')).toContain('export it as <format> or GeoJSON');
});
