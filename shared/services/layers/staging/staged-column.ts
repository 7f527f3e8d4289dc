// The values of one property as they came, small enough to hold those of millions of features until their type is known.

import type { Json } from '../../../base/json.ts';
import { type PackedNumbers, packNumbers } from './growing-numbers.ts';
import { noFacts, type ValueFacts, watchValue } from './value-facts.ts';

/** Features that are packed at once. */
export const STAGE_ROWS = 8192;

const NOTHING = 0;
const NUMBER = 1;
const TEXT = 2;
const BOOLEAN = 3;
/** Texts that come often are kept once; where most are different, looking for them would cost more than it saves. */
const LARGEST_DICTIONARY = 65_536;

interface StagedChunk {
  readonly tags: Uint8Array<ArrayBuffer>;
  /** A number, 0 or 1 for a boolean, or the place of a text. */
  readonly slots: PackedNumbers;
}

export class StagedColumn {
  readonly name: string;
  /** What its values are, by the kind of the shape that they belong to. */
  readonly factsByKind: ValueFacts[] = [];
  private readonly chunks = new Map<number, StagedChunk>();
  private readonly texts: string[] = [];
  private readonly places = new Map<string, number>();
  private chunk = -1;
  private tags = new Uint8Array(STAGE_ROWS);
  private slots = new Float64Array(STAGE_ROWS);

  constructor(name: string) {
    this.name = name;
  }

  /** Values come in the order of the features; those of features that are passed over are none. */
  set(feature: number, kind: number, value: Json): void {
    if (value === null) return;
    const facts = this.factsByKind[kind] ?? noFacts();
    this.factsByKind[kind] = facts;
    const chunk = Math.floor(feature / STAGE_ROWS);
    if (chunk !== this.chunk) this.begin(chunk);
    const row = feature % STAGE_ROWS;
    if (typeof value === 'number') this.put(row, NUMBER, value);
    else if (typeof value === 'boolean') this.put(row, BOOLEAN, Number(value));
    else this.put(row, TEXT, this.placeOf(typeof value === 'string' ? value : JSON.stringify(value)));
    watchValue(facts, value);
  }

  private put(row: number, tag: number, slot: number): void {
    this.tags[row] = tag;
    this.slots[row] = slot;
  }

  private placeOf(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    const place = this.texts.push(text) - 1;
    if (place < LARGEST_DICTIONARY) this.places.set(text, place);
    return place;
  }

  private begin(chunk: number): void {
    this.end();
    this.chunk = chunk;
  }

  /** After the last value. */
  end(): void {
    if (this.chunk < 0) return;
    this.chunks.set(this.chunk, { tags: this.tags.slice(), slots: packNumbers(this.slots) });
    this.tags.fill(NOTHING);
    this.slots.fill(0);
    this.chunk = -1;
  }

  /** The value of a feature as it came, lists and objects as their JSON. */
  read(feature: number): number | string | boolean | null {
    const chunk = this.chunks.get(Math.floor(feature / STAGE_ROWS));
    if (!chunk) return null;
    const row = feature % STAGE_ROWS;
    const slot = chunk.slots[row] ?? 0;
    switch (chunk.tags[row]) {
      case NUMBER:
        return slot;
      case TEXT:
        return this.texts[slot] ?? null;
      case BOOLEAN:
        return slot === 1;
      default:
        return null;
    }
  }
}
