import { jpegSegments, MARKER } from './jpeg-segments.ts';
import { pictureType, textAt } from './picture-type.ts';

/** Stands before the EXIF in a JPEG, and in WebP of some programs (CIPA DC-008, 4.7.2). */
const LABEL = 'Exif\0\0';

/**
 * What the camera wrote into a picture: EXIF, which is a TIFF structure (CIPA DC-008, 4.5), from its byte order on. A view
 * of the bytes of the picture; undefined where it has none.
 */
export function findExif(picture: Uint8Array): Uint8Array | undefined {
  switch (pictureType(picture)) {
    case 'image/jpeg':
      return exifOfJpeg(picture);
    case 'image/png':
      return chunkOf(picture, 'eXIf', PNG);
    case 'image/webp': {
      const chunk = chunkOf(picture, 'EXIF', WEBP);
      return chunk && textAt(chunk, 0, LABEL.length) === LABEL ? chunk.subarray(LABEL.length) : chunk;
    }
    default:
      return undefined;
  }
}

function exifOfJpeg(picture: Uint8Array): Uint8Array | undefined {
  const segment = jpegSegments(picture).find(
    ({ marker, start }) => marker === MARKER.app1 && textAt(picture, start, LABEL.length) === LABEL,
  );
  return segment && picture.subarray(segment.start + LABEL.length, segment.end);
}

interface ChunkLayout {
  readonly first: number;
  readonly lengthAt: number;
  readonly nameAt: number;
  readonly isLittleEndian: boolean;
  /** From the length of what stands in a chunk to what of it follows before the next one. */
  readonly step: (length: number) => number;
}

/** Length, name, content, check sum. */
const PNG: ChunkLayout = {
  first: 8,
  lengthAt: 0,
  nameAt: 4,
  isLittleEndian: false,
  step: (length) => length + 4,
};
/** Name, length, content; an even number of bytes. */
const WEBP: ChunkLayout = {
  first: 12,
  lengthAt: 4,
  nameAt: 0,
  isLittleEndian: true,
  step: (length) => length + (length % 2),
};

function chunkOf(picture: Uint8Array, wanted: string, layout: ChunkLayout): Uint8Array | undefined {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  for (let at = layout.first; at + 8 <= picture.length; ) {
    const length = view.getUint32(at + layout.lengthAt, layout.isLittleEndian);
    const start = at + 8;
    if (start + length > picture.length) return undefined;
    if (textAt(picture, at + layout.nameAt, 4) === wanted) return picture.subarray(start, start + length);
    at = start + layout.step(length);
  }
  return undefined;
}
