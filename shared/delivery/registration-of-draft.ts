import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';
import { formLayout } from '../contracts/observation/layout/form-layout.ts';
import { isOpen } from '../contracts/observation/layout/open-fields.ts';
import { registrationForms } from '../contracts/observation/registration-forms.ts';

const OBSERVER_SAW_IT = 10;

/**
 * The registration that a draft means: without what is closed at the moment and without forms in which nothing was
 * written, with its pictures by the names of their files.
 */
export function registrationOfDraft({
  observedAt,
  registration,
  pictures,
}: BridgeType<'DraftContent'>): JsonObject {
  const written = isJsonObject(registration) ? registration : {};
  const { SourceTID = OBSERVER_SAW_IT, ...members } = written;
  return {
    ...members,
    SourceTID,
    ...formsOfDraft(written),
    ...(observedAt ? { DtObsTime: new Date(observedAt.instantMs).toISOString() } : {}),
    ...(pictures.length > 0 ? { Picture: pictures.map(pictureMember) } : {}),
  };
}

function formsOfDraft(written: JsonObject): JsonObject {
  const forms = registrationForms.flatMap(({ member, type, isList }): [string, Json][] => {
    const value = written[member];
    if (value === undefined) return [];
    const items = (Array.isArray(value) ? value : [value]).map((item) => withoutClosed(type, item));
    const filled = items.filter((item) => isJsonObject(item) && Object.keys(item).length > 0);
    return [[member, isList ? filled : (filled[0] ?? null)]];
  });
  return Object.fromEntries(forms);
}

/** Conditions close members of a form; lists of rows get their order. */
function withoutClosed(typeName: string, value: Json): Json {
  if (!isJsonObject(value)) return value;
  const fields = formLayout.fieldsOf(typeName);
  const members = fields.flatMap(({ field, layout }): [string, Json][] => {
    const member = value[field.name];
    if (member === undefined || !isOpen(fields, layout, value)) return [];
    if (field.isScalar) return [[field.name, member]];
    return [
      [
        field.name,
        Array.isArray(member)
          ? member.map((item, index) => withOrder(withoutClosed(field.typeName, item), index, field.typeName))
          : withoutClosed(field.typeName, member),
      ],
    ];
  });
  return { ...Object.fromEntries(members), ...expositionOfAspect(typeName, value) };
}

/** One avalanche has an aspect, which is told as one bit of eight, too: clients read the one or the other. */
function expositionOfAspect(typeName: string, { Aspect }: JsonObject): JsonObject {
  if (typeName !== 'AvalancheObs' || typeof Aspect !== 'number') return {};
  const octant = Math.round(Aspect / 45) % 8;
  return { ValidExposition: '1'.padStart(octant + 1, '0').padEnd(8, '0') };
}

const ORDERED = new Set(['StratProfileLayer', 'SnowDensityLayer']);

function withOrder(item: Json, index: number, typeName: string): Json {
  return isJsonObject(item) && ORDERED.has(typeName) ? { ...item, SortOrder: index } : item;
}

/** The SHA-256 of a picture as it is sent; those of older drafts go as they came. */
export function sentSha256({ sha256, sent }: BridgeType<'DraftPicture'>): string {
  return sent?.sha256 ?? sha256;
}

function pictureMember(picture: BridgeType<'DraftPicture'>): JsonObject {
  const { caption, photographer, copyright, aspect } = picture;
  return {
    RegistrationTID: picture.registrationTid,
    PictureImageBase64: sentSha256(picture),
    ...(caption.trim() ? { PictureComment: caption } : {}),
    ...(photographer.trim() ? { Photographer: photographer } : {}),
    ...(copyright.trim() ? { Copyright: copyright } : {}),
    ...(aspect === undefined ? {} : { Aspect: aspect }),
  };
}
