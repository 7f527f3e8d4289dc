import { expect, test } from 'vitest';
import { joinBytes, pngChunk } from './png-chunks.ts';
import { withPngTexts } from './png-texts.ts';

test('texts stand behind the header of a PNG file, letters of any language among them', () => {
  const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
  const rest = joinBytes([pngChunk('IDAT', Uint8Array.of(1, 2)), pngChunk('IEND', new Uint8Array())]);
  const header = joinBytes([signature, pngChunk('IHDR', new Uint8Array(13))]);
  const file = withPngTexts(joinBytes([header, rest]), {
    Title: 'Effekt',
    Description: 'Fylke: Møre\nUten pumper',
  });
  expect(file.subarray(0, header.length)).toEqual(header);
  expect(file.subarray(file.length - rest.length)).toEqual(rest);
  const texts = new TextDecoder().decode(file.subarray(header.length, file.length - rest.length));
  expect(texts).toContain('iTXtTitle\0\0\0\0\0Effekt');
  expect(texts).toContain('iTXtDescription\0\0\0\0\0Fylke: Møre\nUten pumper');
});
