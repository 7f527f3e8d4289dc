import type { AppError } from '../../../base/app-error.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../base/json.ts';
import { failure, type Result, success } from '../../../base/result.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import { appError } from '../../../contracts/errors.ts';
import { hasInexactNumber } from '../../../imports/staging/exact-numbers.ts';
import { createLeftOut } from '../../../imports/staging/left-out.ts';
import type { RegisterRow, RowWriter } from '../../../ports/register-store.ts';
import { isPlantInOperation } from '../normalise/plant-reading.ts';
import { badRow, notARow, unknownKind } from './import-faults.ts';
import type { ParsedFile } from './parsed-file.ts';
import { type RowKind, rowKinds } from './row-kinds.ts';
import { memberValue } from './row-rules.ts';

const ROWS_LOOKED_AT = 20;
/** Chromium cannot store a value that is nested some thousands deep, and says so only while it stores. */
const MAX_DEPTH = 500;

/** Reads the rows of a service's list as they come: checks each, and leaves out what is wrong. */
export interface RowReader {
  readonly rowCount: number;
  read(list: readonly Json[]): void;
  /** Fails with what is wrong with the first row, where no row is right. */
  end(): Result<ParsedFile, AppError>;
}

/** Takes rows one by one that say where they stand. */
export interface AddressedRowReader extends Pick<RowReader, 'end'> {
  /** `row`: where errors say that it stands. */
  readAt(value: Json, row: number): void;
  leaveOut(fault: AppError): void;
}

/** Reads rows of which it is known whose they are. */
export function openKindReader(file: string, register: RegisterId): AddressedRowReader {
  const kind = rowKinds.find((each) => each.register === register);
  if (!kind) throw new Error(`Rows of ${register} have no form of a list`);
  return createRowReader(file, kind);
}

/** Finds by its first rows what kind a list is. Its rows are written at once where `write` is there. */
export function openRowReader(
  file: string,
  firstRows: readonly Json[],
  write?: RowWriter,
): Result<RowReader, AppError> {
  if (firstRows.length === 0) return failure(appError('import/empty', { file }));
  const kind = findKind(firstRows.slice(0, ROWS_LOOKED_AT).filter(isJsonObject));
  return kind
    ? success(createRowReader(file, kind, write))
    : failure(unknownKind(file, membersOf(firstRows[0])));
}

function createRowReader(file: string, kind: RowKind, write?: RowWriter): RowReader & AddressedRowReader {
  const { register } = kind;
  const rows: RegisterRow[] = [];
  const rowByKey = new Map<string, number>();
  const uniqueKey = createKeyCounter();
  const leftOut = createLeftOut();
  let isOnlyInOperation = register === 'plants';
  let rowCount = 0;

  function readRow(value: Json, row: number): AppError | undefined {
    if (!isJsonObject(value)) return notARow({ file, row, value });
    const broken = findBroken(file, row, kind, value);
    if (broken) return broken;
    const taken = takeRow(kind, value);
    const otherRow = rowByKey.get(taken.key);
    if (otherRow !== undefined && kind.keyMember !== undefined) {
      return appError('import/duplicate-row', {
        file,
        row,
        otherRow,
        field: kind.keyMember,
        value: taken.key,
      });
    }
    rowByKey.set(taken.key, row);
    isOnlyInOperation &&= isPlantInOperation(taken.value);
    rows.push(uniqueKey(taken));
    return undefined;
  }

  function readAt(value: Json, row: number): void {
    const fault = readRow(value, row);
    if (fault) leftOut.add(fault);
  }

  return {
    get rowCount() {
      return rowCount;
    },
    read(list) {
      const start = rows.length;
      for (const value of list) {
        rowCount += 1;
        readAt(value, rowCount);
      }
      if (write) rows.push(...write(rows.splice(start)));
    },
    readAt,
    leaveOut: (fault) => leftOut.add(fault),
    end() {
      const left = leftOut.end(rows.length);
      return left.ok ? success({ register, rows, leftOut: left.value, isOnlyInOperation }) : left;
    },
  };
}

function findBroken(file: string, row: number, kind: RowKind, value: JsonObject): AppError | undefined {
  const broken = kind.rules.find(({ member, accepts }) => !accepts(memberValue(value, member)));
  if (broken) {
    const { member: field, expected } = broken;
    return badRow({ file, row, field, value: memberValue(value, field), expected });
  }
  const deep = Object.keys(value).find((member) => isDeeper(value[member], MAX_DEPTH));
  if (deep !== undefined) return appError('import/too-deep', { file, row, field: deep, limit: MAX_DEPTH });
  // Two rows whose numbers differ in their last digits would be one row.
  const inexact = Object.keys(value).find((member) => hasInexactNumber(value[member]));
  return inexact === undefined ? undefined : appError('import/inexact-number', { file, row, field: inexact });
}

/** Looks no deeper than the limit, so that the depth of the value cannot hurt. */
function isDeeper(value: Json | undefined, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((inner) => isDeeper(inner, limit - 1));
}

/** Takes rows that need no check, such as those that ship. */
export function takeRows(kind: RowKind, list: readonly JsonObject[]): RegisterRow[] {
  const uniqueKey = createKeyCounter();
  return list.map((value) => uniqueKey(takeRow(kind, value)));
}

function membersOf(value: Json | undefined): string[] {
  return isJsonObject(value) ? Object.keys(value) : [JSON.stringify(value ?? null)];
}

/** The first rows tell the kind together, so that one that lacks what it should have can be named. */
function findKind(rows: readonly JsonObject[]): RowKind | undefined {
  return rowKinds.find(({ marks }) => rows.some((row) => marks.some((member) => Object.hasOwn(row, member))));
}

function takeRow(kind: RowKind, value: JsonObject): RegisterRow {
  return { key: kind.key(value), ownerNumber: kind.ownerNumber(value), value: kind.answered(value) };
}

/** Rows that say the same, as several approvals of one plant do, are told apart by a counter. */
function createKeyCounter(): (row: RegisterRow) => RegisterRow {
  const counts = new Map<string, number>();
  return (row) => {
    const count = (counts.get(row.key) ?? 0) + 1;
    counts.set(row.key, count);
    return count === 1 ? row : { ...row, key: `${row.key}#${count}` };
  };
}
