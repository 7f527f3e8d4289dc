import { defineRowFormat } from '../staging/import-format.ts';

/** The list of objects that a service answers with. */
export const jsonListFormat = defineRowFormat({
  id: 'json-list',
  name: 'JSON',
  extensions: ['.json'],
  detect: (start) => start.startsWith('['),
  open: async (file) => (await import('./row-reader.ts')).createRowReader(file),
});

/** Values with a separator between them, below a heading. */
export const tableFormat = defineRowFormat({
  id: 'table',
  name: 'CSV',
  extensions: ['.csv', '.txt'],
  detect: (start) => /^[^<{[].*[,;\t]/.test(start),
  open: async (file) => (await import('./row-reader.ts')).createRowReader(file),
});
