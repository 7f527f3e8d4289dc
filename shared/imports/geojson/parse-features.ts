import type { Json } from '../../base/json.ts';
import type { FeatureBatch } from './feature-splitter.ts';
import { badFeature } from './geojson-problem.ts';

export interface ParsedFeature {
  /** Throws `layer-import/bad-feature` where it is no text or no JSON. */
  value(): Json;
  /** Its place in the file. */
  readonly byte: number;
  /** As it was written. */
  text(): string;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the features of a batch all at once, which costs less than one by one; where that fails, one by one, so that
 * only the bad ones are. `first` is the number of the first.
 */
export function* parseFeatures(batch: FeatureBatch, first: number): Iterable<ParsedFeature> {
  const { bytes, starts, ends, fileOffset } = batch;
  const values = parseList(bytes.subarray(starts[0], ends.at(-1)));
  for (const [index, start] of starts.entries()) {
    const byte = fileOffset + start;
    const own = bytes.subarray(start, ends[index]);
    const value = () => values?.[index] ?? parseOne(own, first + index, byte);
    yield { value, byte, text: () => decoder.decode(own) };
  }
}

function parseList(text: Uint8Array): Json[] | undefined {
  try {
    return JSON.parse(`[${decoder.decode(text)}]`);
  } catch {
    return undefined;
  }
}

function parseOne(text: Uint8Array, feature: number, byte: number): Json {
  let decoded: string;
  try {
    decoded = decoder.decode(text);
  } catch {
    throw badFeature(feature, byte, 'notUtf8');
  }
  try {
    return JSON.parse(decoded);
  } catch {
    throw badFeature(feature, byte, 'notJson');
  }
}
