import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/text.tsx';
import { ExportNotes } from './export-notes.tsx';

const NOTHING = { leftOut: 0, shortenedCells: 0, cleanedCells: 0 };

function said(written: Partial<typeof NOTHING>, language: 'nb' | 'en' = 'nb'): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ExportNotes written={{ ...NOTHING, ...written }} />
    </LanguageProvider>,
  );
}

test('cells that were shortened are told with their number, and what holds them whole', () => {
  expect(said({ shortenedCells: 2 })).toMatch(
    /^<p[^>]*>2 celler har lengre tekst .*CSV tar teksten hel\.<\/p>$/,
  );
  expect(said({ shortenedCells: 1 }, 'en')).toMatch(/1 cell.*CSV/);
});

test('control characters that were taken out, and rows that were left out, are told', () => {
  expect(said({ cleanedCells: 3 })).toContain('3 celler');
  expect(said({ leftOut: 9 })).toContain('9 ');
});

test('of a file that holds everything nothing is said', () => {
  expect(said({})).toBe('');
});
