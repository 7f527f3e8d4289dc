import readExif from 'exif-reader';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { findExif } from '../../../shared/pictures/find-exif.ts';
import { isCutJpeg } from '../../../shared/pictures/jpeg-segments.ts';
import { pictureType } from '../../../shared/pictures/picture-type.ts';

type TakenPicture = BridgeType<'TakenPicture'>;
type Exif = ReturnType<typeof readExif>;

/** What the camera wrote into a picture; without what it did not tell, or told in a way that cannot be right. */
export function readTakenPicture(picture: Uint8Array): TakenPicture {
  const exif = exifOf(picture);
  return {
    ...(exif ? { ...timeOf(exif), ...placeOf(exif), ...directionOf(exif) } : {}),
    ...(pictureType(picture) === 'image/jpeg' && isCutJpeg(picture) ? { isCut: true } : {}),
  };
}

function exifOf(picture: Uint8Array): Exif | undefined {
  const block = findExif(picture);
  if (!block) return undefined;
  try {
    return readExif(Buffer.from(block));
  } catch {
    return undefined; // Damaged EXIF tells nothing; the picture is one all the same.
  }
}

/** Before there were cameras that write it: what one writes that has lost its clock. */
const TOO_EARLY_MS = Date.UTC(1990, 0);

/** The reader takes the clock for UTC: so it is given back as it stood. */
function timeOf({ Photo }: Exif): TakenPicture {
  const taken: unknown = Photo?.DateTimeOriginal;
  if (!(taken instanceof Date) || !(taken.getTime() > TOO_EARLY_MS)) return {};
  const offsetMinutes = readOffset(Photo?.OffsetTimeOriginal ?? Photo?.OffsetTime);
  return {
    clock: taken.toISOString().slice(0, 19),
    ...(offsetMinutes === undefined ? {} : { offsetMinutes }),
  };
}

/** `+01:00` (CIPA DC-008, 4.6.6 F). */
function readOffset(text: unknown): number | undefined {
  const { sign, hours, minutes } =
    /^(?<sign>[+-])(?<hours>\d\d):(?<minutes>\d\d)/.exec(String(text))?.groups ?? {};
  if (hours === undefined || minutes === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Nothing where there was no fix: telephones write zeros or nothing over nothing then. */
function placeOf({ GPSInfo }: Exif): TakenPicture {
  const latitude = degreesOf(GPSInfo?.GPSLatitude, GPSInfo?.GPSLatitudeRef === 'S');
  const longitude = degreesOf(GPSInfo?.GPSLongitude, GPSInfo?.GPSLongitudeRef === 'W');
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return {};
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : {};
}

/** Degrees, minutes and seconds. */
function degreesOf(parts: unknown, isNegative: boolean): number | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts.map(Number);
  const value = degrees + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return undefined;
  return isNegative ? -value : value;
}

function directionOf({ GPSInfo }: Exif): TakenPicture {
  const degrees = Number(GPSInfo?.GPSImgDirection ?? Number.NaN);
  if (!(degrees >= 0 && degrees <= 360)) return {};
  return {
    directionDeg: degrees % 360,
    ...(GPSInfo?.GPSImgDirectionRef === 'M' ? { isMagnetic: true } : {}),
  };
}
