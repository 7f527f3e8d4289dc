// The structure of a PDF file (ISO 32000-1): numbered objects, and a table of where they are.

import { zlibSync } from 'fflate';
import { joinBytes } from '../encode/png-chunks.ts';

const DEFLATE_LEVEL = 6;
const OFFSET_DIGITS = 10;

export class PdfFile {
  private readonly objects: (Uint8Array | undefined)[] = [];

  /** The number of an object that is told later, so that others may name it. */
  reserve(): number {
    return this.objects.push(undefined);
  }

  /** An object in the language of PDF; gives its number. */
  add(text: string, number = this.reserve()): number {
    this.objects[number - 1] = latin(text);
    return number;
  }

  /** `entries`: those of its dictionary besides its length and filter. */
  addStream(bytes: Uint8Array, entries = '', number = this.reserve()): number {
    const packed = zlibSync(bytes, { level: DEFLATE_LEVEL });
    const dictionary = latin(`<< ${entries} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`);
    this.objects[number - 1] = joinBytes([dictionary, packed, latin('\nendstream')]);
    return number;
  }

  /** The file. `root` and `info` are numbers of objects. */
  bytes(root: number, info: number): Uint8Array<ArrayBuffer> {
    const pieces = [latin('%PDF-1.7\n%\xe5\xe6\xf8\xc5\n')];
    let offset = pieces[0]?.length ?? 0;
    const offsets = this.objects.map((body, index) => {
      const object = joinBytes([latin(`${index + 1} 0 obj\n`), body ?? latin('null'), latin('\nendobj\n')]);
      pieces.push(object);
      offset += object.length;
      return offset - object.length;
    });
    const count = offsets.length + 1;
    const rows = offsets.map((at) => `${String(at).padStart(OFFSET_DIGITS, '0')} 00000 n \n`);
    const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`;
    const trailer = `trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${offset}\n%%EOF\n`;
    return joinBytes([...pieces, latin(table + trailer)]);
  }
}

/** A byte for each character, which are all below 256. */
export function latin(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
