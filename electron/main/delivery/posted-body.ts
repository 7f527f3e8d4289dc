import { imageSize } from 'image-size';
import type { Prepared } from '../../../shared/delivery/outbox-ports.ts';
import { type PostedPart, postedParts } from '../../../shared/delivery/posted-text.ts';
import { pictureType } from '../../../shared/pictures/picture-type.ts';
import { sha256Of } from '../files/sha256.ts';

/**
 * The exact bytes of an Insert, made of its text and of the pictures beside it: the same whenever it is asked for.
 * `read` fails where a picture is missing.
 */
export async function postedBody(
  text: string,
  read: (sha256: string) => Promise<Uint8Array>,
): Promise<Prepared> {
  const gone: string[] = [];
  const chunks: Buffer[] = [];
  let picture = 0;
  for (const part of postedParts(text)) {
    const chunk = await chunkOf(part, read);
    if ('sha256' in part && !chunk) gone.push(`Picture[${picture}]`);
    if ('sha256' in part) picture += 1;
    if (chunk) chunks.push(chunk);
  }
  if (gone.length > 0) return { gone };
  const body = Buffer.concat(chunks);
  return { body, sha256: sha256Of(body) };
}

/** A picture as a data URI, because clients of the public service send it so. */
async function chunkOf(
  part: PostedPart,
  read: (sha256: string) => Promise<Uint8Array>,
): Promise<Buffer | undefined> {
  if ('text' in part) return Buffer.from(part.text, 'utf8');
  const bytes = await read(part.sha256).catch(() => undefined);
  const type = bytes && pictureType(bytes);
  // What lies there under another hash is not what the person chose.
  if (!bytes || !type || sha256Of(bytes) !== part.sha256) return undefined;
  return Buffer.from(`data:${type};base64,${Buffer.from(bytes).toString('base64')}`, 'latin1');
}

/** Some targets keep pictures byte for byte, others encode them anew: then they have as many pixels, maybe turned. */
export function comparePicture(sent: Uint8Array, answered: Uint8Array): 'exact' | 'encodedAnew' | undefined {
  if (sha256Of(sent) === sha256Of(answered)) return 'exact';
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
