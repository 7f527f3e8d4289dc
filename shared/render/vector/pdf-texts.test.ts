import { expect, test } from 'vitest';
import { PdfFile } from './pdf-file.ts';
import { withPdfTexts } from './pdf-texts.ts';

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function plainFile() {
  const file = new PdfFile();
  const root = file.add('<< /Type /Catalog >>');
  return file.bytes(root, file.add('<< /Producer (Varde) >>'));
}

test('a PDF file says what it is behind what it was, and its last table says where', () => {
  const plain = plainFile();
  const told = withPdfTexts(plain, { title: 'Ås', description: 'A\nB' });
  expect(told.subarray(0, plain.length)).toEqual(plain);
  const text = latin1(told);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, offset = ''] = /^xref\n2 1\n(\d{10}) 00000 n \ntrailer\n/.exec(text.slice(table)) ?? [];
  expect(text.slice(Number(offset), table)).toBe(
    '2 0 obj\n<< /Producer (Varde) /Title <FEFF00C50073> /Subject <FEFF0041000A0042> >>\nendobj\n',
  );
  const before = /startxref\n(\d+)/.exec(latin1(plain))?.[1];
  expect(text.slice(table)).toContain(`/Size 3 /Root 1 0 R /Info 2 0 R /Prev ${before} >>`);
});

test('a PDF file without a title has none', () => {
  expect(latin1(withPdfTexts(plainFile(), { title: '', description: 'A' }))).not.toContain('/Title');
});
