import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { failure, success } from '../../base/result.ts';
import { appError } from '../../contracts/errors.ts';
import type { RegisterRow } from '../../ports/register-store.ts';
import { isPlantInOperation } from '../normalise/plant-reading.ts';
import { badRow } from './import-faults.ts';
import type { ParseOutcome } from './parsed-file.ts';
import { type RowKind, rowKinds } from './row-kinds.ts';
import { memberValue } from './row-rules.ts';

const ROWS_LOOKED_AT = 20;
/** Chromium cannot store a value that is nested some thousands deep, and says so only while it stores. */
const LIMIT_DEPTH = 500;

/** Reads the list of a service: finds what kind it is, and checks every row. */
export function parseRows(file: string, list: readonly Json[]): ParseOutcome {
  if (list.length === 0) return failure(appError('import/empty', { file }));
  const kind = findKind(list.slice(0, ROWS_LOOKED_AT).filter(isJsonObject));
  if (!kind) {
    return failure(
      appError('import/unknown-kind', { file, kinds: 'plants, applications, quarters, points' }),
    );
  }
  const rows: RegisterRow[] = [];
  const rowByKey = new Map<string, number>();
  for (const [index, value] of list.entries()) {
    const row = index + 1;
    if (!isJsonObject(value)) return failure(badRow({ file, row, field: '', value, expected: 'object' }));
    const broken = kind.rules.find(({ member, accepts }) => !accepts(memberValue(value, member)));
    if (broken) {
      const { member: field, expected } = broken;
      return failure(badRow({ file, row, field, value: memberValue(value, field), expected }));
    }
    const deep = Object.keys(value).find((member) => isDeeper(value[member], LIMIT_DEPTH));
    if (deep !== undefined) {
      return failure(appError('import/too-deep', { file, row, field: deep, limit: LIMIT_DEPTH }));
    }
    const taken = takeRow(kind, value);
    const otherRow = rowByKey.get(taken.key);
    if (otherRow !== undefined && kind.keyMember !== undefined) {
      const details = { file, row, otherRow, field: kind.keyMember, value: taken.key };
      return failure(appError('import/duplicate-row', details));
    }
    rowByKey.set(taken.key, row);
    rows.push(taken);
  }
  const isOnlyInOperation =
    kind.register === 'plants' && rows.every(({ value }) => isPlantInOperation(value));
  return success({ register: kind.register, rows: withUniqueKeys(rows), isOnlyInOperation });
}

/** Looks no deeper than the limit, so that the depth of the value cannot hurt. */
function isDeeper(value: Json | undefined, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((inner) => isDeeper(inner, limit - 1));
}

/** Takes rows that need no check, such as those that ship. */
export function takeRows(kind: RowKind, list: readonly JsonObject[]): RegisterRow[] {
  return withUniqueKeys(list.map((value) => takeRow(kind, value)));
}

/** The first rows tell the kind together, so that one that lacks what it should have can be named. */
function findKind(rows: readonly JsonObject[]): RowKind | undefined {
  return rowKinds.find(({ marks }) => rows.some((row) => marks.some((member) => Object.hasOwn(row, member))));
}

function takeRow(kind: RowKind, value: JsonObject): RegisterRow {
  return { key: kind.key(value), ownerNumber: kind.ownerNumber(value), value: kind.answered(value) };
}

/** Rows that say the same, as several approvals of one plant do, are told apart by a counter. */
function withUniqueKeys(rows: readonly RegisterRow[]): RegisterRow[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const count = (counts.get(row.key) ?? 0) + 1;
    counts.set(row.key, count);
    return count === 1 ? row : { ...row, key: `${row.key}#${count}` };
  });
}
