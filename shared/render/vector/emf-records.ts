// The records of an enhanced metafile ([MS-EMF]), little-endian.

import { joinBytes } from '../encode/png-chunks.ts';

/** Types of records. */
export const Emr = {
  header: 1,
  polyPolyline: 7,
  polyPolygon: 8,
  setWindowExt: 9,
  setWindowOrigin: 10,
  setViewportExt: 11,
  setViewportOrigin: 12,
  endOfFile: 14,
  setMapMode: 17,
  setBackgroundMode: 18,
  setPolyFillMode: 19,
  setTextAlign: 22,
  setTextColor: 24,
  saveDeviceContext: 33,
  restoreDeviceContext: 34,
  selectObject: 37,
  createBrush: 39,
  deleteObject: 40,
  setMiterLimit: 58,
  beginPath: 59,
  endPath: 60,
  selectClipPath: 67,
  createFont: 82,
  extTextOut: 84,
  createPen: 95,
} as const;

const HEADER_BYTES = 108;
const SIGNATURE = 0x464d4520;
const VERSION = 0x10000;
const INCH_MICROMETRES = 25_400;

/** Whole numbers of 32 bits, with a sign or as bits. */
export function int32s(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (const [index, value] of values.entries()) view.setInt32(4 * index, Math.round(value) | 0, true);
  return new Uint8Array(view.buffer);
}

/**
 * The device that the picture was made for. Readers take the size of a pixel from it, in whole millimetres: a device as
 * small as a picture of 87.5 mm would make it 0.5 % too long.
 */
const DEVICE_INCHES = 100;
const DEVICE_MM = 2540;

export class EmfFile {
  private readonly records: Uint8Array[] = [];
  private length = HEADER_BYTES;

  add(type: number, ...parts: readonly Uint8Array[]): void {
    const body = joinBytes(parts);
    const padding = new Uint8Array((4 - (body.length % 4)) % 4);
    const record = joinBytes([int32s(type, 8 + body.length + padding.length), body, padding]);
    this.records.push(record);
    this.length += record.length;
  }

  /** The file of a picture of this size; `handleCount`: how many objects it has at once, and one. */
  bytes(widthPx: number, heightPx: number, dpi: number, handleCount: number): Uint8Array<ArrayBuffer> {
    this.add(Emr.endOfFile, int32s(0, 16, 20));
    const micrometres = (sidePx: number) => Math.max(1, Math.round((sidePx * INCH_MICROMETRES) / dpi));
    const [width, height] = [micrometres(widthPx), micrometres(heightPx)];
    const devicePx = Math.max(1, Math.round(DEVICE_INCHES * dpi));
    const header = joinBytes([
      int32s(Emr.header, HEADER_BYTES, 0, 0, widthPx - 1, heightPx - 1),
      int32s(0, 0, Math.round(width / 10), Math.round(height / 10)),
      int32s(SIGNATURE, VERSION, this.length, this.records.length + 1),
      // Handles and a reserved half.
      int32s(handleCount, 0, 0, 0),
      int32s(devicePx, devicePx, DEVICE_MM, DEVICE_MM),
      int32s(0, 0, 0, DEVICE_MM * 1000, DEVICE_MM * 1000),
    ]);
    return joinBytes([header, ...this.records]);
  }
}
