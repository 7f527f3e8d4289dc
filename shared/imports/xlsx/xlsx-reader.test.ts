import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxFormat } from './xlsx-format.ts';
import { createXlsxReader } from './xlsx-reader.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

interface Book {
  readonly rows: string;
  readonly texts?: string;
  readonly sheets?: string;
  readonly properties?: string;
}

const ONE_SHEET = '<sheet name="A" sheetId="1" r:id="rId1"/>';

function workbook({ rows, texts = '', sheets = ONE_SHEET, properties = '' }: Book): Uint8Array {
  return zipSync({
    '[Content_Types].xml': bytes('<Types/>'),
    'xl/workbook.xml': bytes(
      `<?xml version="1.0"?><workbook xmlns:r="r">${properties}<sheets>${sheets}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>' +
        '<Relationship Id="rId2" Type="x/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': bytes(`<sst>${texts}</sst>`),
    'xl/styles.xml': bytes(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/>' +
        '<numFmt numFmtId="165" formatCode="0.0 &quot;dager&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': bytes(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    'xl/worksheets/sheet2.xml': bytes(
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>to</v></c></row></sheetData></worksheet>',
    ),
  });
}

async function rowsOf(content: Uint8Array): Promise<unknown[]> {
  const reader = createXlsxReader({ fileName: 'bok.xlsx' });
  // Files come in chunks.
  reader.push(content.slice(0, 100));
  reader.push(content.slice(100));
  const rows = reader.end();
  if (rows.form !== 'table') throw new Error('A workbook is a table');
  return [...rows.open([]).rows()].map((row) => row && [row.line, ...row.fields]);
}

test('cells are texts: shared, inline and of formulas, numbers with their digits, days, true and false', async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>in</t><t>line</t></is></c></row>' +
    '<row r="3"><c r="A3"><v>1.1000000000000001</v></c><c r="B3" s="1"><v>32874</v></c><c r="C3" s="2"><v>32874.5</v></c>' +
    '<c r="D3" s="3"><v>32874</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="str"><f>A1</f><v>sum</v></c><c r="G3" t="e"><v>#N/A</v></c></row>' +
    '<row r="4"><c r="B4" s="1"/></row>';
  const texts = '<si><r><t>Nore </t></r><r><t>2</t></r><rPh><t>x</t></rPh></si>';
  expect(await rowsOf(workbook({ rows, texts }))).toEqual([
    [1, 'Nore 2', '', 'inline'],
    [3, '1.1', '1990-01-01', '1990-01-01 12:00:00', '32874', 'true', 'sum', '#N/A'],
  ]);
});

test('cells without a reference follow each other', async () => {
  const rows = '<row><c><v>1</v></c><c><v>2</v></c></row><row><c r="B2"><v>3</v></c><c><v>4</v></c></row>';
  expect(await rowsOf(workbook({ rows }))).toEqual([
    [1, '1', '2'],
    [2, '', '3', '4'],
  ]);
});

test('days before March 1900 and those that are counted from 1904 are the days that were meant', async () => {
  const rows =
    '<row r="1"><c r="A1" s="1"><v>1</v></c><c r="B1" s="1"><v>59</v></c><c r="C1" s="1"><v>61</v></c></row>';
  expect(await rowsOf(workbook({ rows }))).toEqual([[1, '1900-01-01', '1900-02-28', '1900-03-01']]);
  const properties = '<workbookPr date1904="1"/>';
  expect(await rowsOf(workbook({ rows, properties }))).toEqual([
    [1, '1904-01-02', '1904-02-29', '1904-03-02'],
  ]);
});

test('the first sheet that is shown is read', async () => {
  const sheets =
    '<sheet name="A" state="hidden" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/>';
  expect(await rowsOf(workbook({ rows: '<row r="1"><c r="A1"><v>1</v></c></row>', sheets }))).toEqual([
    [1, 'to'],
  ]);
});

test.each([
  ['import/workbook', zipSync({ 'a.txt': bytes('a') })],
  ['import/truncated', workbook({ rows: '' }).slice(0, 300)],
  ['import/truncated', workbook({ rows: '<row>' })],
  ['import/empty', workbook({ rows: '' })],
])('%s names the file', async (code, content) => {
  await expect(rowsOf(content)).rejects.toThrow(
    expect.objectContaining({ code, details: { file: 'bok.xlsx' } }),
  );
});

test('a workbook is known by its content, one of another program is not', () => {
  expect(xlsxFormat.detect('PK\u0003\u0004\u0014[Content_Types].xml')).toBe(true);
  expect(xlsxFormat.detect('PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet')).toBe(
    false,
  );
  expect(xlsxFormat.detect('id;lat;lon')).toBe(false);
});
