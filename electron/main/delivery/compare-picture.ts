import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { pictureType } from '../../../shared/pictures/picture-type.ts';

/** Some targets keep pictures byte for byte, others encode them anew: then they have as many pixels, maybe turned. */
export function comparePicture(sent: Uint8Array, answered: Uint8Array): 'exact' | 'encodedAnew' | undefined {
  if (sumOf(sent) === sumOf(answered)) return 'exact';
  if (pictureType(answered) === undefined) return undefined;
  const [one, other] = [pixelsOf(sent), pixelsOf(answered)];
  return one !== undefined && one === other ? 'encodedAnew' : undefined;
}

/** Long side and short side; undefined where the file does not tell. */
function pixelsOf(bytes: Uint8Array): string | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return `${Math.max(width, height)} ${Math.min(width, height)}`;
  } catch {
    return undefined;
  }
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
