// JPEG (ITU-T T.81) into pixels: baseline and progressive, eight bits, grey or three colours. What ends too early is none.

import { ZIGZAG } from '../encode/jpeg-tables.ts';
import { BrokenPicture, ByteReader } from './byte-reader.ts';
import type { DecodedPicture } from './decoded-picture.ts';
import { BitReader, type CodeTable, readCodeTable } from './jpeg-bits.ts';
import { type JpegFrame, readFrame } from './jpeg-frame.ts';
import { jpegPixels } from './jpeg-samples.ts';
import { readScan, type ScanComponent } from './jpeg-scan.ts';

const MARKER = { tables: 0xc4, steps: 0xdb, restarts: 0xdd, scan: 0xda, end: 0xd9, adobe: 0xee } as const;
const [FIRST_FRAME, PROGRESSIVE, LAST_FRAME] = [0xc0, 0xc2, 0xcf] as const;
/** Frames of other kinds are between the ones that are read; these three markers there are no frames. */
const NO_FRAMES = [MARKER.tables, 0xc8, 0xcc] as readonly number[];
/** Programs write ten; each one goes over the whole picture. */
const MAX_SCANS = 100;

/** Throws `BrokenPicture` like all that reads a picture. */
export function readJpegSize(bytes: Uint8Array): readonly [widthPx: number, heightPx: number] {
  for (const { marker, body } of segmentsOf(bytes, new ByteReader(bytes, 2))) {
    if (!isFrame(marker)) continue;
    body.byte();
    const heightPx = body.wide();
    return [body.wide(), heightPx];
  }
  throw new BrokenPicture('It has no frame');
}

/** What stands before a scan and goes on to the next one. */
interface Tables {
  readonly steps: Map<number, Uint16Array>;
  readonly dc: Map<number, CodeTable>;
  readonly ac: Map<number, CodeTable>;
  restartUnits: number;
}

export function readJpeg(bytes: Uint8Array): DecodedPicture {
  const reader = new ByteReader(bytes, 2);
  const tables: Tables = { steps: new Map(), dc: new Map(), ac: new Map(), restartUnits: 0 };
  let [frame, isRgb, scans]: [JpegFrame | undefined, boolean, number] = [undefined, false, 0];
  for (const { marker, body } of segmentsOf(bytes, reader)) {
    if (isFrame(marker)) {
      if (frame || marker > PROGRESSIVE) throw new BrokenPicture('No such kind of JPEG');
      frame = readFrame(body, marker === PROGRESSIVE);
      isRgb = isRgb || frame.components.map(({ id }) => String.fromCharCode(id)).join('') === 'RGB';
    } else if (marker === MARKER.scan) {
      scans += 1;
      if (!frame || scans > MAX_SCANS) throw new BrokenPicture('A scan is out of place');
      const bits = new BitReader(bytes, reader.at);
      readScan(bits, frame, scanHeader(body, frame, tables));
      reader.at = bits.end();
    } else if (marker === MARKER.adobe) isRgb = isAdobeRgb(body);
    else readTables(marker, body, tables);
  }
  if (!frame || scans === 0) throw new BrokenPicture('It has no picture');
  const steps = frame.components.map(({ stepTable }) => tables.steps.get(stepTable));
  if (steps.includes(undefined)) throw new BrokenPicture('Steps are missing');
  const rgba = jpegPixels(
    frame,
    steps.filter((some) => some !== undefined),
    isRgb,
  );
  return { widthPx: frame.widthPx, heightPx: frame.heightPx, rgba, isOneBit: false };
}

function isFrame(marker: number): boolean {
  return marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.includes(marker);
}

/** Up to the end of the picture. Behind a scan the reader has to be set to the next marker. */
function* segmentsOf(bytes: Uint8Array, reader: ByteReader) {
  for (;;) {
    let marker = reader.byte();
    while (marker !== 0xff) marker = reader.byte();
    while (marker === 0xff) marker = reader.byte();
    if (marker === MARKER.end) return;
    // A byte of data, one without a body, or one between parts.
    if (marker <= 1 || (marker & 0xf8) === 0xd0) continue;
    const length = reader.wide();
    if (length < 2) throw new BrokenPicture('A part has no length');
    const start = reader.at;
    reader.take(length - 2);
    yield { marker, body: new ByteReader(bytes.subarray(0, reader.at), start) };
  }
}

function readTables(marker: number, body: ByteReader, tables: Tables): void {
  if (marker === MARKER.restarts) tables.restartUnits = body.wide();
  if (marker === MARKER.steps) {
    while (!body.isAtEnd()) {
      const kind = body.byte();
      const steps = new Uint16Array(64);
      for (const place of ZIGZAG) steps[place] = kind >> 4 ? body.wide() : body.byte();
      tables.steps.set(kind & 15, steps);
    }
  }
  if (marker === MARKER.tables) {
    while (!body.isAtEnd()) {
      const kind = body.byte();
      (kind >> 4 ? tables.ac : tables.dc).set(kind & 15, readCodeTable(body));
    }
  }
}

/** Its fields say that three colours are not told by brightness. */
function isAdobeRgb(body: ByteReader): boolean {
  if (body.left() < 12) return false;
  const fields = body.take(12);
  return String.fromCharCode(...fields.subarray(0, 5)) === 'Adobe' && fields[11] === 0;
}

function scanHeader(body: ByteReader, frame: JpegFrame, { dc, ac, restartUnits }: Tables) {
  const components = Array.from({ length: body.byte() }, (): ScanComponent => {
    const [id, coding] = [body.byte(), body.byte()];
    const component = frame.components.find((known) => known.id === id);
    if (!component) throw new BrokenPicture('A scan is of no component');
    return { component, dc: dc.get(coding >> 4), ac: ac.get(coding & 15) };
  });
  const [first, last, bits] = [body.byte(), body.byte(), body.byte()];
  const part = frame.isProgressive
    ? { first, last, shift: bits & 15, isRefining: bits >> 4 > 0 }
    : { first: 0, last: 63, shift: 0, isRefining: false };
  if (components.length === 0 || part.last > 63 || part.first > part.last || part.shift > 13)
    throw new BrokenPicture('A scan says what cannot be');
  return { ...part, components, restartUnits };
}
