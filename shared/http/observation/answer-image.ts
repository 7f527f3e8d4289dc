import { appError } from '../../contracts/errors.ts';
import { pictureType } from '../../pictures/picture-type.ts';
import type { PictureFiles } from '../../ports/picture-files.ts';
import type { PictureScaler } from '../../ports/picture-scaler.ts';
import type { Registrations } from '../../sources/observations/registrations.ts';
import type { HttpReply, HttpRequest } from '../replies.ts';

export interface ImageDependencies {
  readonly registrations: Registrations;
  readonly pictures: PictureFiles;
  readonly scaler: PictureScaler;
}

/** The longest side of each size, pixels; `orginal` is as it came. */
const SIZES: ReadonlyMap<string, number | undefined> = new Map([
  ['orginal', undefined],
  ['large', 1800],
  ['medium', 600],
]);

/** A picture of an observation: byte for byte, or a smaller one as JPEG. What cannot be decoded here comes as it is. */
export async function answerImage(
  { registrations, pictures, scaler }: ImageDependencies,
  { target, path }: HttpRequest,
): Promise<HttpReply> {
  const value = (wanted: string) => target.parameters.find(({ name }) => name === wanted)?.value ?? '';
  const size = value('size').toLowerCase();
  const sha256 = registrations.findPicture(Number(value('pictureId')));
  if (sha256 === undefined || !SIZES.has(size)) throw appError('http/not-found', { path });
  const longSidePx = SIZES.get(size);
  const original = await pictures.read(sha256);
  const scaled = longSidePx === undefined ? undefined : await scaler.scale(original, longSidePx);
  const body = scaled?.bytes ?? original;
  return {
    status: 200,
    headers: [
      // By what the bytes are, not by what was said of them.
      { name: 'content-type', value: pictureType(body) ?? 'application/octet-stream' },
      { name: 'content-security-policy', value: 'sandbox' },
      { name: 'x-content-type-options', value: 'nosniff' },
      // A number is given to one picture for ever.
      { name: 'cache-control', value: 'private, max-age=86400, immutable' },
    ],
    body,
  };
}
