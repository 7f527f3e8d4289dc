// The rows on the way to a field: two layers of a profile are told apart by their numbers.

import { formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import type { Names } from '../../../../shared/contracts/observation/layout/layout-notation.ts';
import { registrationForms } from '../../../../shared/contracts/observation/registration-forms.ts';

/** A row as the screen heads it. */
export interface RowOnTheWay {
  /** What it is one of; undefined where that is the form itself. */
  readonly names: Names | undefined;
  /** Counted from 1. */
  readonly number: number;
}

/** The rows in a path such as `SnowProfile2.StratProfile.Layers[1].Hardness`. Items that are chosen by name have no number. */
export function rowsOnTheWay(path: string): readonly RowOnTheWay[] {
  const [first = '', ...others] = path.split('.');
  const [member, index] = readSegment(first);
  const form = registrationForms.find((each) => each.member === member);
  if (!form) return [];
  const isChosen = formLayout.fieldsOf(form.type).some(({ layout }) => layout.choosesItems);
  const rows: RowOnTheWay[] =
    index === undefined || isChosen ? [] : [{ names: undefined, number: index + 1 }];
  let typeName = form.type;
  for (const segment of others) {
    const [name, row] = readSegment(segment);
    const field = formLayout.fieldsOf(typeName).find((each) => each.field.name === name);
    if (!field) break;
    typeName = field.field.typeName;
    if (row !== undefined) rows.push({ names: field.names, number: row + 1 });
  }
  return rows;
}

/** A member of a path and, where it is one of a list, its index. */
export function readSegment(segment: string): readonly [member: string, index: number | undefined] {
  const { member = segment, index } = /^(?<member>.*)\[(?<index>\d+)\]$/.exec(segment)?.groups ?? {};
  return [member, index === undefined ? undefined : Number(index)];
}
