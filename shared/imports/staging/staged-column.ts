// The values of one property as they came, small enough to hold those of millions of features until their type is known.

import type { Json } from '../../base/json.ts';
import { packWhole } from './growing-numbers.ts';
import { noFacts, type ValueFacts, watchValue } from './value-facts.ts';

/** Features that are packed at once. */
export const STAGE_ROWS = 8192;

/** What a value is. */
export const NOTHING = 0;
const NUMBER = 1;
export const TEXT = 2;
export const BOOLEAN = 3;
/** Texts that come often are kept once; where most are different, looking for them would cost more than it saves. */
const MAX_DICTIONARY_ENTRIES = 65_536;

interface StagedChunk {
  readonly tags: Uint8Array<ArrayBuffer>;
  /** A number, 0 or 1 for a boolean, or the place of a text. */
  readonly slots: Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;
}

export class StagedColumn {
  readonly name: string;
  /** What its values are, by the kind of the shape that they belong to. */
  readonly factsByKind: ValueFacts[] = [];
  private readonly chunks: (StagedChunk | undefined)[] = [];
  private readonly texts: string[] = [];
  private readonly places = new Map<string, number>();
  private hits = 0;
  private isSharing = true;
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
    const known = this.isSharing ? this.places.get(text) : undefined;
    if (known !== undefined) {
      this.hits++;
      return known;
    }
    const place = this.texts.push(text) - 1;
    if (place < MAX_DICTIONARY_ENTRIES) this.places.set(text, place);
    else if (this.isSharing && this.hits < this.texts.length) {
      this.isSharing = false;
      this.places.clear();
    }
    return place;
  }

  private begin(chunk: number): void {
    this.end();
    this.chunk = chunk;
  }

  /** After the last value. */
  end(): void {
    if (this.chunk < 0) return;
    this.chunks[this.chunk] = { tags: this.tags.slice(), slots: packWhole(this.slots) };
    this.tags.fill(NOTHING);
    this.slots.fill(0);
    this.chunk = -1;
  }

  /** What the value of a feature is: NOTHING, NUMBER, TEXT or BOOLEAN. */
  tag(feature: number): number {
    return this.chunks[Math.floor(feature / STAGE_ROWS)]?.tags[feature % STAGE_ROWS] ?? NOTHING;
  }

  /** The number of a feature, 0 or 1 for a boolean, or the place of its text. */
  slot(feature: number): number {
    return this.chunks[Math.floor(feature / STAGE_ROWS)]?.slots[feature % STAGE_ROWS] ?? 0;
  }

  /** A text by its place; lists and objects are their JSON. */
  text(place: number): string {
    return this.texts[place] ?? '';
  }
}
