// A program of its own for tests: writes the sample workbook to the path in its argument, in the zone it was started in.

import { writeFileSync } from 'node:fs';
import { writeXlsx } from '../write-xlsx.ts';
import { sampleSheet } from './sample-sheet.ts';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Say where to write');
const about = [
  ['Kilde', 'Prøvedata'],
  ['Rader', 4],
];
const { bytes } = await writeXlsx(sampleSheet, {
  format: 'xlsx',
  sheetName: 'Kraftverk',
  aboutName: 'Om',
  about,
});
writeFileSync(path, bytes);
