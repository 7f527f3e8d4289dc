/** Text as cells of any format can hold it, with a count of what had to be altered. */
export interface CellTexts {
  /** Without control characters, and no longer than the limit. */
  readonly write: (text: string) => string;
  readonly counts: { shortenedCells: number; cleanedCells: number };
}

// What XML 1.0 cannot carry (section 2.2) and spreadsheets show as nothing: a workbook could not be opened with them,
// and a file of separated values shall not say more than the workbook of the same rows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export function createCellTexts(limitCharacters = Number.POSITIVE_INFINITY): CellTexts {
  const counts = { shortenedCells: 0, cleanedCells: 0 };
  function write(text: string): string {
    const clean = text.replace(UNWRITABLE, '');
    if (clean.length < text.length) counts.cleanedCells++;
    if (clean.length <= limitCharacters) return clean;
    counts.shortenedCells++;
    // Not in the middle of a character of two units.
    return clean.slice(0, limitCharacters).replace(/[\ud800-\udbff]$/, '');
  }
  return { write, counts };
}
