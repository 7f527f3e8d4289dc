// A JPEG file is segments that say how long they are, and then the picture itself (ITU-T T.81, B.1).

/** The second byte of a marker; the first is 0xff. */
export const MARKER = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda, app1: 0xe1 };

export interface JpegSegment {
  readonly marker: number;
  /** Of what stands in it, behind its length. */
  readonly start: number;
  readonly end: number;
}

/** Those before the picture and the one that begins it; fewer where the file is cut or is none. */
export function jpegSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (end < at + 4 || end > bytes.length) break;
    segments.push({ marker, start: at + 4, end });
    if (marker === MARKER.startOfScan) break;
    at = end;
  }
  return segments;
}

/** Whether a JPEG ends before its picture does, as one from a card that was pulled out. */
export function isCutJpeg(bytes: Uint8Array): boolean {
  const scan = jpegSegments(bytes).find(({ marker }) => marker === MARKER.startOfScan);
  if (!scan) return true;
  // From behind: cameras put other things after the picture, but seldom much.
  for (let at = bytes.length - 2; at >= scan.end; at -= 1)
    if (bytes[at] === 0xff && bytes[at + 1] === MARKER.endOfImage) return false;
  return true;
}
