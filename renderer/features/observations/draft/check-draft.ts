// What a draft lacks before it can be saved, with the place of each fault on the screen.

import { isJsonObject, type Json, type JsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import {
  type FormField,
  type FormLayout,
  formLayout,
} from '../../../../shared/contracts/observation/layout/form-layout.ts';
import type { Names } from '../../../../shared/contracts/observation/layout/layout-notation.ts';
import { asAsked, isOpen } from '../../../../shared/contracts/observation/layout/open-fields.ts';
import { formsFor, isEmpty, itemsOf } from '../forms/form-values.ts';

type ProblemKind =
  | 'must'
  | 'should'
  | 'number'
  | 'least'
  | 'most'
  | 'tooLong'
  | 'noHazard'
  | 'noTime'
  | 'noPlace'
  | 'noObserver'
  | 'noForm'
  | 'noPhotographer'
  | 'notPrepared'
  | 'refused';

export interface DraftProblem {
  readonly kind: ProblemKind;
  /** Where on the screen: `place`, `pictures`, or the member of a form. */
  readonly section: string;
  /** As the service tells faults: `DangerObs[0].DangerSignTID`. */
  readonly path: string;
  /** The field, where it is one of a form. */
  readonly field?: FormField;
  readonly form?: Names;
  /** What a service said, of what it refused. */
  readonly sentence?: string;
}

/** What should be there: nobody refuses an observation that lacks it. */
export function isAdvice({ kind }: DraftProblem): boolean {
  return kind === 'should' || kind === 'noPhotographer';
}

/** Those without which nothing is saved; the others are asked for once: what one service refused another may take. */
export function isBlocking(problem: DraftProblem): boolean {
  return !isAdvice(problem) && problem.kind !== 'refused';
}

/** In the order of the screen. */
export function checkDraft(content: BridgeType<'DraftContent'>, layout = formLayout): DraftProblem[] {
  const registration = isJsonObject(content.registration) ? content.registration : {};
  const forms = formsFor(Number(registration['GeoHazardTID']));
  const filled = forms.filter((form) => itemsOf(registration, form).some((item) => !isEmpty(item)));
  const problems: DraftProblem[] = [...checkPlaceAndTime(content, registration)];
  if (filled.length === 0 && content.pictures.length === 0) {
    problems.push({ kind: 'noForm', section: forms[0]?.member ?? 'place', path: forms[0]?.member ?? '' });
  }
  for (const form of filled) {
    itemsOf(registration, form).forEach((item, index) => {
      const path = form.isList ? `${form.member}[${index}]` : form.member;
      if (isEmpty(item)) return;
      for (const problem of checkStruct(layout, form.type, item, path)) {
        problems.push({ ...problem, section: form.member, form: form.names });
      }
    });
  }
  content.pictures.forEach((picture, index) => {
    if (!picture.sent) problems.push({ kind: 'notPrepared', section: 'pictures', path: `Picture[${index}]` });
    if (picture.photographer.trim() === '')
      problems.push({ kind: 'noPhotographer', section: 'pictures', path: `Picture[${index}].Photographer` });
  });
  return problems;
}

function checkPlaceAndTime(content: BridgeType<'DraftContent'>, registration: JsonObject): DraftProblem[] {
  const at = (kind: ProblemKind, path: string): DraftProblem => ({ kind, section: 'place', path });
  const place = isJsonObject(registration['ObsLocation']) ? registration['ObsLocation'] : {};
  return [
    ...(registration['GeoHazardTID'] === undefined ? [at('noHazard', 'GeoHazardTID')] : []),
    ...(content.observer.trim() === '' ? [at('noObserver', 'ObserverGuid')] : []),
    ...(content.observedAt ? [] : [at('noTime', 'DtObsTime')]),
    ...(typeof place['Latitude'] === 'number' ? [] : [at('noPlace', 'ObsLocation.Latitude')]),
    ...(typeof place['Uncertainty'] === 'string' ? [at('number', 'ObsLocation.Uncertainty')] : []),
  ];
}

type FieldProblem = Omit<DraftProblem, 'section'>;

function* checkStruct(
  layout: FormLayout,
  typeName: string,
  form: JsonObject,
  path: string,
): Generator<FieldProblem> {
  const fields = layout.fieldsOf(typeName);
  for (const known of fields) {
    if (!isOpen(fields, known.layout, form)) continue;
    const each = asAsked(known, form);
    const value = form[each.field.name];
    const own = `${path}.${each.field.name}`;
    if (isEmpty(value)) {
      if (each.layout.need) yield { kind: each.layout.need, path: own, field: each };
    } else yield* checkField(layout, each, value ?? null, own);
  }
}

function* checkField(
  layout: FormLayout,
  each: FormField,
  value: Json,
  path: string,
): Generator<FieldProblem> {
  const { field } = each;
  if (!field.isScalar) {
    const items = Array.isArray(value) ? value : [value];
    for (const [index, item] of items.entries()) {
      const own = field.isList ? `${path}[${index}]` : path;
      if (isJsonObject(item)) yield* checkStruct(layout, field.typeName, item, own);
    }
    return;
  }
  const kind = field.typeName === 'string' ? checkText(each, value) : checkNumber(each, value);
  if (kind) yield { kind, path, field: each };
}

function checkText({ field }: FormField, value: Json): ProblemKind | undefined {
  const { maxLength } = field.facts;
  return typeof value === 'string' && maxLength !== undefined && value.length > maxLength
    ? 'tooLong'
    : undefined;
}

function checkNumber({ field }: FormField, value: Json): ProblemKind | undefined {
  if (field.typeName !== 'int' && field.typeName !== 'double') return undefined;
  if (typeof value !== 'number') return 'number';
  const { least, most } = field.facts;
  if (least !== undefined && value < least) return 'least';
  return most !== undefined && value > most ? 'most' : undefined;
}
