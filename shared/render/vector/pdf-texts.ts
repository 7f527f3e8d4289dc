import { joinBytes } from '../encode/png-chunks.ts';
import { latin } from './pdf-file.ts';

const OFFSET_DIGITS = 10;
/** Where the trailer of a file of ours certainly is. */
const END_BYTES = 512;

/**
 * A PDF file of ours that says what it is: its information anew, behind the file as it is (ISO 32000-1, 7.5.6 and
 * 14.3.3), so that nothing in it moves.
 */
export function withPdfTexts(
  pdf: Uint8Array<ArrayBuffer>,
  { title, description }: { readonly title: string; readonly description: string },
): Uint8Array<ArrayBuffer> {
  const end = new TextDecoder('latin1').decode(pdf.subarray(-END_BYTES));
  const found = /\/Size (\d+) \/Root (\d+) 0 R \/Info (\d+) 0 R >>\nstartxref\n(\d+)\n%%EOF\n$/.exec(end);
  if (!found) throw new Error('The file has another end than those that Varde writes');
  const [, size, root, info, before] = found;
  const titled = title === '' ? '' : ` /Title ${utf16(title)}`;
  const object = `${info} 0 obj\n<< /Producer (Varde)${titled} /Subject ${utf16(description)} >>\nendobj\n`;
  const offset = String(pdf.length).padStart(OFFSET_DIGITS, '0');
  const table = `xref\n${info} 1\n${offset} 00000 n \n`;
  const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R /Prev ${before} >>\nstartxref\n${pdf.length + object.length}\n%%EOF\n`;
  return joinBytes([pdf, latin(object + table + trailer)]);
}

/** A text of any language: UTF-16 behind its mark, as hexadecimal digits (7.9.2.2). */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<FEFF${units.map((unit) => unit.toString(16).toUpperCase().padStart(4, '0')).join('')}>`;
}
