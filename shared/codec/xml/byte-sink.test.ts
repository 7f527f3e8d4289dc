import { expect, test } from 'vitest';
import { ByteSink, markupBytes } from './byte-sink.ts';

const decoder = new TextDecoder();

function written(pieces: readonly string[]): string {
  const sink = new ByteSink();
  for (const piece of pieces) sink.text(piece);
  const bytes = sink.end();
  sink.release();
  return decoder.decode(bytes);
}

test('text comes out whole, whatever its size and characters', () => {
  for (const piece of ['', 'a', 'Ålesund – Å', 'a🗺ø', '🗺'.repeat(10_000), 'x'.repeat(2_000_000)]) {
    expect(written([piece, piece])).toBe(piece + piece);
  }
});

test('a sink that is used while another is open does not write into it', () => {
  const outer = new ByteSink();
  outer.text('outer ');
  expect(written(['inner'.repeat(10_000)])).toBe('inner'.repeat(10_000));
  outer.markup(markupBytes('still outer'));
  expect(decoder.decode(outer.end())).toBe('outer still outer');
});

test('what was written before does not change when the buffer is used again', () => {
  const sink = new ByteSink();
  sink.text('first');
  const first = sink.end();
  sink.release();
  written(['second']);
  expect(decoder.decode(first)).toBe('first');
});
