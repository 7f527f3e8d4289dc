// Finds the features of a GeoJSON text in its bytes as they come, chunk by chunk, without a tree: of a
// FeatureCollection, of one Feature or geometry, or of many with a line or a record mark between them.

import { appError } from '../../contracts/errors.ts';
import { badFeature, notGeoJson } from './geojson-problem.ts';
import { DEEPEST, endOfString, type ScanState, scanValue } from './scan-value.ts';

/** Features that follow each other in a list, with nothing but commas and blanks between them. */
export interface FeatureBatch {
  /** Valid until the call ends. */
  readonly bytes: Uint8Array;
  /** Where each feature begins and ends in the bytes. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The place of the bytes in the file. */
  readonly fileOffset: number;
}

export interface SplitterListener {
  onFeatures(batch: FeatureBatch): void;
  /** The text of a collection with its features left out. */
  onCollection(text: Uint8Array, startByte: number): void;
}

/** What is read at once, and so is in memory as a whole. */
export const MAX_FEATURE_BYTES = 64 * 1024 * 1024;

const code = (character: string) => character.charCodeAt(0);
const OPEN_OBJECT = code('{');
const CLOSE_OBJECT = code('}');
const OPEN_LIST = code('[');
const CLOSE_LIST = code(']');
const COLON = code(':');
const COMMA = code(',');
const QUOTE = code('"');
/** Between the texts of a sequence (RFC 8142). */
const RECORD_MARK = 0x1e;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

type Mode = 'between' | 'members' | 'value' | 'features' | 'feature';

export class FeatureSplitter {
  private readonly listener: SplitterListener;
  /** The bytes from `keptFrom` on: what is not finished. `position` is where to go on in them. */
  private bytes = new Uint8Array();
  private fileOffset = 0;
  private position = 0;
  private keptFrom = 0;
  private mode: Mode = 'between';
  private scan: ScanState = { depth: 0, position: 0 };
  private count = 0;
  // Of the object in hand.
  private objectStart = 0;
  private pieces: Uint8Array[] = [];
  private hasFeatures = false;
  private name = '';
  private isAfterColon = false;
  /** Features that were found and not told of yet. */
  private starts: number[] = [];
  private ends: number[] = [];
  private commaByte = 0;
  private place: 'first' | 'after-feature' | 'after-comma' = 'first';

  constructor(listener: SplitterListener) {
    this.listener = listener;
  }

  /** Throws where the bytes cannot be GeoJSON. */
  push(chunk: Uint8Array): void {
    const rest = this.bytes.subarray(this.keptFrom);
    this.fileOffset += this.keptFrom;
    this.position -= this.keptFrom;
    this.scan.position -= this.keptFrom;
    this.keptFrom = 0;
    if (rest.length === 0) this.bytes = new Uint8Array(chunk);
    else {
      this.bytes = new Uint8Array(rest.length + chunk.length);
      this.bytes.set(rest);
      this.bytes.set(chunk, rest.length);
    }
    try {
      while (this.position < this.bytes.length && this.step());
    } finally {
      // Also before a failure: what came first is told first, and may be what is bad.
      this.tellFeatures();
    }
    if (this.mode === 'between' || this.mode === 'features') this.keptFrom = this.position;
    if (this.bytes.length - this.keptFrom > MAX_FEATURE_BYTES) {
      throw badFeature(this.count + 1, this.fileOffset + this.keptFrom, 'tooLarge');
    }
  }

  /** False when more bytes are needed. */
  private step(): boolean {
    switch (this.mode) {
      case 'between':
        return this.stepBetween();
      case 'members':
        return this.stepMember();
      case 'value':
        return this.stepValue();
      case 'features':
        return this.stepFeatures();
      case 'feature':
        return this.stepFeature();
    }
  }

  private stepBetween(): boolean {
    if (this.fileOffset + this.position === 0 && this.bytes[0] === BYTE_ORDER_MARK[0]) {
      if (this.bytes.length < BYTE_ORDER_MARK.length) return false;
      if (BYTE_ORDER_MARK.every((byte, index) => this.bytes[index] === byte)) {
        this.position = BYTE_ORDER_MARK.length;
        return true;
      }
    }
    const byte = this.bytes[this.position] ?? 0;
    if (byte === OPEN_OBJECT) {
      this.mode = 'members';
      this.objectStart = this.fileOffset + this.position;
      this.keptFrom = this.position;
      [this.pieces, this.hasFeatures, this.name, this.isAfterColon] = [[], false, '', false];
    } else if (!isBlank(byte) && byte !== RECORD_MARK) throw notGeoJson(this.fileOffset + this.position);
    this.position++;
    return true;
  }

  /** Between the braces of the outermost object, outside of what its members hold. */
  private stepMember(): boolean {
    const byte = this.bytes[this.position];
    if (byte === QUOTE) {
      const after = endOfString(this.bytes, this.position + 1, this.bytes.length);
      if (after < 0) return false;
      if (!this.isAfterColon) this.name = readName(this.bytes.subarray(this.position, after));
      this.position = after;
      return true;
    }
    if (byte === OPEN_LIST && this.isAfterColon && this.name === 'features' && !this.hasFeatures) {
      this.position++;
      this.pieces.push(this.bytes.slice(this.keptFrom, this.position));
      [this.mode, this.hasFeatures, this.place] = ['features', true, 'first'];
      return true;
    }
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      this.mode = 'value';
      this.scan = { depth: 0, position: this.position };
      return true;
    }
    this.position++;
    if (byte === COLON) this.isAfterColon = true;
    else if (byte === COMMA) this.isAfterColon = false;
    else if (byte === CLOSE_OBJECT) this.endObject();
    return true;
  }

  private stepValue(): boolean {
    const end = scanValue(this.bytes, this.bytes.length, this.scan);
    if (end < 0) return this.waitForMore();
    this.mode = 'members';
    this.position = end;
    return true;
  }

  private waitForMore(): false {
    if (this.scan.depth > DEEPEST)
      throw badFeature(this.count + 1, this.fileOffset + this.keptFrom, 'tooDeep');
    return false;
  }

  private endObject(): void {
    const text = this.bytes.subarray(this.keptFrom, this.position);
    this.tellFeatures();
    if (this.hasFeatures) this.listener.onCollection(joined([...this.pieces, text]), this.objectStart);
    else {
      this.count++;
      const { length } = text;
      this.listener.onFeatures({ bytes: text, starts: [0], ends: [length], fileOffset: this.objectStart });
    }
    this.mode = 'between';
    this.keptFrom = this.position;
  }

  private stepFeatures(): boolean {
    const byte = this.bytes[this.position] ?? 0;
    if (byte === OPEN_OBJECT && this.place !== 'after-feature') {
      this.mode = 'feature';
      this.keptFrom = this.position;
      this.scan = { depth: 0, position: this.position };
      return true;
    }
    if (byte === COMMA && this.place === 'after-feature') {
      this.place = 'after-comma';
      this.commaByte = this.fileOffset + this.position;
    } else if (byte === CLOSE_LIST && this.place !== 'after-comma') {
      this.mode = 'members';
      this.keptFrom = this.position;
      this.isAfterColon = false;
    } else if (!isBlank(byte)) throw this.badSeparation(byte);
    this.position++;
    return true;
  }

  private badSeparation(byte: number): Error {
    const at = this.fileOffset + this.position;
    if (byte === CLOSE_LIST && this.count > 0) {
      return appError('layer-import/trailing-comma', { feature: this.count, byte: this.commaByte });
    }
    return badFeature(this.count + 1, at, byte === OPEN_OBJECT ? 'separator' : 'notAFeature');
  }

  private stepFeature(): boolean {
    const end = scanValue(this.bytes, this.bytes.length, this.scan);
    if (end < 0) return this.waitForMore();
    this.count++;
    this.starts.push(this.keptFrom);
    this.ends.push(end);
    [this.mode, this.place, this.position, this.keptFrom] = ['features', 'after-feature', end, end];
    return true;
  }

  private tellFeatures(): void {
    const { starts, ends, bytes, fileOffset } = this;
    if (starts.length === 0) return;
    [this.starts, this.ends] = [[], []];
    this.listener.onFeatures({ bytes, starts, ends, fileOffset });
  }

  /** Throws when something is not finished. */
  end(): void {
    if (this.mode === 'between') return;
    throw appError('layer-import/truncated', { byte: this.fileOffset + this.bytes.length });
  }
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** A name that is written with escapes is not the one that is looked for, or is refused when the text is parsed. */
function readName(quoted: Uint8Array): string {
  return new TextDecoder().decode(quoted.subarray(1, -1));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
