// Whether what a search answers is what was sent: nobody else's, and whole.

import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { osloTimeText } from '../base/oslo-time.ts';
import { PICTURE_TID, registrationForms } from '../contracts/observation/registration-forms.ts';

export interface ItemMatch {
  readonly regId: number;
  /** The paths of what was sent and is not there. */
  readonly missing: readonly string[];
  /** Its pictures, in the order in which they were sent. */
  readonly pictureIds: readonly string[];
}

/** Targets keep fewer digits than were sent. */
const PLACE_DEGREES = 1e-5;
/** Some round numbers to whole ones. */
const ROUNDING = 0.51;

/** Undefined where the item is another observation. */
export function matchItem(posted: JsonObject, item: JsonObject): ItemMatch | undefined {
  const regId = item['RegId'];
  if (typeof regId !== 'number' || !isSameMoment(posted, item) || !isSamePlace(posted, item))
    return undefined;
  const forms = matchForms(posted, entriesOf(item['Registrations']));
  const pictures = matchPictures(posted, entriesOf(item['Pictures']));
  // Something that was never sent stands there, or nothing that was.
  if (!forms || !pictures) return undefined;
  const missing = [...forms.missing, ...pictures.missing];
  if (forms.found + pictures.pictureIds.length === 0) return undefined;
  return { regId, missing, pictureIds: pictures.pictureIds };
}

function isSameMoment(posted: JsonObject, item: JsonObject): boolean {
  const answered = String(item['DtObsTime']).replace(/Z$/, '');
  const sent = osloTimeText(Date.parse(String(posted['DtObsTime'])));
  return item['GeoHazardTid'] === posted['GeoHazardTID'] && withoutZeros(answered) === sent;
}

function withoutZeros(time: string): string {
  return time.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}

function isSamePlace({ ObsLocation }: JsonObject, item: JsonObject): boolean {
  if (!isJsonObject(ObsLocation)) return true;
  return (['Latitude', 'Longitude'] as const).every((name) => {
    const sent = ObsLocation[name];
    const answered = item[name];
    return (
      typeof sent !== 'number' ||
      (typeof answered === 'number' && Math.abs(sent - answered) <= PLACE_DEGREES + Number.EPSILON)
    );
  });
}

interface Entry {
  readonly tid: Json;
  readonly full: JsonObject;
}

function entriesOf(list: Json | undefined): Entry[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isJsonObject).map(({ RegistrationTid = null, FullObject }) => ({
    tid: RegistrationTid,
    full: isJsonObject(FullObject) ? FullObject : {},
  }));
}

/** Each form that was sent takes the first entry that says the same; undefined where entries are left over. */
function matchForms(
  posted: JsonObject,
  entries: readonly Entry[],
): { missing: string[]; found: number } | undefined {
  const left = [...entries];
  const missing: string[] = [];
  let found = 0;
  for (const { member, isList, registrationTid } of registrationForms) {
    const value = posted[member];
    const items = (Array.isArray(value) ? value : [value]).filter(isJsonObject);
    items.forEach((form, index) => {
      const at = left.findIndex(({ tid, full }) => tid === registrationTid && saysTheSame(form, full));
      if (at < 0) missing.push(isList ? `${member}[${index}]` : member);
      else {
        left.splice(at, 1);
        found += 1;
      }
    });
  }
  return left.length > 0 ? undefined : { missing, found };
}

/** Members under other names in answers (reference 1.4) are not compared, nor what is never told. */
function saysTheSame(form: JsonObject, full: JsonObject): boolean {
  return Object.entries(form).every(([name, sent]) => {
    const answered = full[name];
    if (answered === undefined || name.startsWith('Dt') || isEmpty(sent)) return true;
    if (isEmpty(answered)) return false;
    if (typeof sent === 'string' && typeof answered === 'string') return plain(sent) === plain(answered);
    if (typeof sent === 'number' && typeof answered === 'number')
      return name.endsWith('TID') ? sent === answered : Math.abs(sent - answered) <= ROUNDING;
    return typeof sent !== 'boolean' || sent === answered;
  });
}

function isEmpty(value: Json): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Line ends and blanks around are nobody's observation. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** In order, each with its form and comment; undefined where one stands there that was not sent. */
function matchPictures(
  { Picture }: JsonObject,
  entries: readonly Entry[],
): { missing: string[]; pictureIds: string[] } | undefined {
  const sent = Array.isArray(Picture) ? Picture.filter(isJsonObject) : [];
  const left = entries.filter(({ tid }) => tid === PICTURE_TID);
  const missing: string[] = [];
  const pictureIds: string[] = [];
  sent.forEach((picture, index) => {
    const [next] = left;
    if (next && isSamePicture(picture, next.full)) {
      left.shift();
      pictureIds.push(String(next.full['PictureID']));
    } else missing.push(`Picture[${index}]`);
  });
  return left.length > 0 ? undefined : { missing, pictureIds };
}

function isSamePicture(picture: JsonObject, full: JsonObject): boolean {
  const comment = String(full['Comment'] ?? full['PictureComment'] ?? '');
  const tid = full['RegistrationTID'];
  const isSameForm = tid === undefined || tid === null || tid === picture['RegistrationTID'];
  return isSameForm && plain(String(picture['PictureComment'] ?? '')) === plain(comment);
}
