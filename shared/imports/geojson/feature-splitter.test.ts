import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FeatureSplitter, MAX_FEATURE_BYTES } from './feature-splitter.ts';

interface Split {
  readonly features: readonly { readonly text: string; readonly byte: number }[];
  readonly collections: readonly string[];
}

function split(chunks: readonly Uint8Array[]): Split {
  const decoder = new TextDecoder();
  const features: { text: string; byte: number }[] = [];
  const collections: string[] = [];
  const splitter = new FeatureSplitter({
    onFeatures: ({ bytes, starts, ends, fileOffset }) => {
      for (const [index, start] of starts.entries()) {
        const text = decoder.decode(bytes.subarray(start, ends[index]));
        features.push({ text, byte: fileOffset + start });
      }
    },
    onCollection: (text) => void collections.push(decoder.decode(text)),
  });
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return { features, collections };
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Cuts bytes at places that are given as parts of the whole. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...places.map((part) => Math.floor(part * bytes.length)), bytes.length].toSorted(
    (a, b) => a - b,
  );
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

const member = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
);
const feature = fc
  .tuple(fc.string(), member)
  .map(([id, properties]) => `{"type":"Feature","id":${JSON.stringify(id)},"properties":${properties}}`);
const blank = fc.constantFrom('', ' ', '\n', '\r\n\t');

test('features are found whole, wherever the chunks are cut', () => {
  fc.assert(
    fc.property(
      fc.array(feature, { maxLength: 6 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }),
      fc.tuple(blank, blank, member, fc.boolean()),
      (features, places, [before, between, foreign, isLast]) => {
        const list = `"features"${before}:${between}[${before}${features.join(`${before},${between}`)}${between}]`;
        const other = `"foreign":${foreign}`;
        const text = `${before}{"type":"FeatureCollection",${isLast ? `${other},${list}` : `${list},${other}`}}${between}`;
        const found = split(cut(encode(text), places));
        expect(found.features.map(({ text: one }) => one)).toEqual(features);
        for (const { text: one, byte } of found.features) {
          expect(new TextDecoder().decode(encode(text).subarray(byte)).startsWith(one)).toBe(true);
        }
        expect(found.collections.map((one) => JSON.parse(one))).toEqual([
          { type: 'FeatureCollection', features: [], foreign: JSON.parse(foreign) },
        ]);
      },
    ),
    { numRuns: 500 },
  );
});

test('texts with line ends or record marks between them are features one by one', () => {
  fc.assert(
    fc.property(
      fc.array(feature, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('\n', '\r\n', '\x1e', '\n\x1e'),
      (features, mark) => {
        expect(split([encode(features.join(mark))]).features.map(({ text }) => text)).toEqual(features);
      },
    ),
  );
});

test('a byte order mark before the text is passed over, also where a chunk cuts it', () => {
  const bytes = encode('\uFEFF{"type":"FeatureCollection","features":[{"a":1}]}');
  for (let at = 0; at < 8; at++) {
    expect(split([bytes.subarray(0, at), bytes.subarray(at)]).features).toHaveLength(1);
  }
});

describe('what is refused', () => {
  const refusal = (text: string) => {
    try {
      split([encode(text)]);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
    return 'nothing';
  };

  test('is told with the number of the feature and its byte', () => {
    const open = '{"features":[';
    expect(refusal(`${open}{"a":1} {"b":2}]}`)).toContain('Feature 2, which begins at byte 21');
    expect(refusal(`${open}{"a":1},]}`)).toContain('the comma at byte 20, after feature 1, comes no other');
    expect(refusal(`${open}]`)).not.toContain('comma');
    expect(refusal(`${open}{"a":1},7]}`)).toContain('not a Feature');
    expect(refusal(`${open}{"a":1}`)).toContain('ends at byte 20');
    expect(refusal(`${open}{"a":"1`)).toContain('ends at byte');
    expect(refusal(`${open}${'['.repeat(200)}`)).toContain('Feature 1');
    expect(refusal(`${open}{"a":${'['.repeat(200)}`)).toContain('nested too deep');
    expect(refusal('[1]')).toContain('not GeoJSON: see byte 0');
    expect(refusal('{"a":1}]')).toContain('see byte 7');
  });

  test('is a feature that would not fit into memory', () => {
    const splitter = new FeatureSplitter({ onFeatures: () => undefined, onCollection: () => undefined });
    splitter.push(encode('{"features":[{"a":"'));
    expect(() => splitter.push(new Uint8Array(MAX_FEATURE_BYTES).fill(0x20))).toThrow('too large');
  });
});
