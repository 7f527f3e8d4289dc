import { type ExportSheet, sheetOfValues } from '../export-sheet.ts';

/** Everything that has gone wrong in somebody's export: letters, signs, formulas, gaps, days at the edge of a zone. */
export const sampleSheet: ExportSheet = sheetOfValues(
  [
    { id: 'name', header: 'Navn', kind: 'text' },
    { id: 'outputMw', header: 'Effekt (MW)', kind: 'number' },
    { id: 'commissioned', header: 'I drift fra', kind: 'date' },
    { id: 'firstUseYear', header: 'Fallet først utnyttet', kind: 'year' },
    { id: 'isWholeProduction', header: 'Sertifikat for alt', kind: 'boolean' },
  ],
  [
    ['Nedre Røssåga – Ænes', 22.5, Date.UTC(1962, 5, 15), 1955, true],
    ['=HYPERLINK("x")', -20, Date.UTC(1980, 0, 1), null, false],
    ['Sima; "Sy"', null, null, 2020, null],
    ['-5 pumper', 0.0000001, Date.UTC(2025, 2, 30), 1899, null],
  ],
);
