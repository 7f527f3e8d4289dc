import type { AppError } from '../../../base/app-error.ts';
import { failure, type Result, success } from '../../../base/result.ts';
import { appError } from '../../../contracts/errors.ts';
import { isLongRow, longRow } from '../../../imports/rows/long-row.ts';
import type { OpenTable, TableContent, TableRow } from '../../../imports/rows/table-content.ts';
import { decimalSignOf, placesOf } from '../../../imports/rows/table-heading.ts';
import { createLeftOut } from '../../../imports/staging/left-out.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { readNumber } from '../normalise/readers.ts';
import { type PlantPoint, pointValue, readPoint } from '../registers/point.ts';
import { findDoubtful } from './doubtful-points.ts';
import { badRow, foundNames, unknownKind } from './import-faults.ts';
import type { ParsedFile, ParseOutcome } from './parsed-file.ts';
import { COLUMNS, readPlantNumber } from './points-table.ts';
import { readTable } from './read-table.ts';
import type { Expected } from './row-rules.ts';

/** Columns of the identity, latitude and longitude in a row. */
type Places = readonly [number: number, latitude: number, longitude: number];

/**
 * Reads a table of points: a heading, then a plant number, latitude and longitude a row (WGS 84, degrees). Rows that are
 * wrong are left out, and where none is right the table is refused.
 */
export async function parsePoints(
  file: string,
  content: TableContent,
  scheduler: Scheduler,
): Promise<ParseOutcome> {
  const opened = content.open(COLUMNS);
  const table = await readTable(opened, scheduler);
  if (!table) return failure(appError('import/truncated', { file }));
  const [heading, ...body] = table;
  if (!heading) return failure(appError('import/empty', { file }));
  const places = findPlaces(file, heading.fields);
  if (!places.ok) return places;
  // Rows without a position say that a plant has no point.
  const rows = body.filter(
    (row) =>
      isLongRow(row, heading, opened) || places.value.slice(1).some((place) => row.fields[place]?.trim()),
  );
  if (rows.length === 0) return failure(appError('import/empty', { file }));
  const positions = rows
    .filter((row) => !isLongRow(row, heading, opened))
    .flatMap(({ fields }) => places.value.slice(1).map((place) => fields[place] ?? ''));
  const decimalSign = decimalSignOf(positions);
  const taken = await takePoints(
    file,
    rows,
    { opened, places: places.value, decimalSign, heading },
    scheduler,
  );
  if (!taken.ok) return taken;
  const { separator } = opened;
  return success({
    register: 'points',
    ...taken.value,
    isOnlyInOperation: false,
    ...(separator !== undefined && { separator, decimalSign }),
  });
}

interface TableForm {
  readonly opened: OpenTable;
  readonly heading: TableRow;
  readonly places: Places;
  readonly decimalSign: 'point' | 'comma';
}

async function takePoints(
  file: string,
  rows: readonly TableRow[],
  { opened, heading, places, decimalSign }: TableForm,
  scheduler: Scheduler,
): Promise<Result<Pick<ParsedFile, 'rows' | 'leftOut' | 'doubtful'>, AppError>> {
  const points: RegisterRow[] = [];
  const located: { row: number; place: PlantPoint }[] = [];
  const lineByKey = new Map<string, number>();
  const leftOut = createLeftOut();
  const numberField = heading.fields[places[0]] ?? '';
  for (const row of rows) {
    if (scheduler.isDue()) await scheduler.pause();
    const point = isLongRow(row, heading, opened)
      ? failure(longRow(file, row, heading))
      : readRow(file, row, places, decimalSign);
    const otherRow = point.ok ? lineByKey.get(point.value.key) : undefined;
    if (!point.ok) leftOut.add(point.problem);
    else if (otherRow !== undefined) {
      const details = { file, row: row.line, otherRow, field: numberField, value: point.value.key };
      leftOut.add(appError('import/duplicate-row', details));
    } else {
      lineByKey.set(point.value.key, row.line);
      points.push(point.value);
      located.push({ row: row.line, place: readPoint(point.value.value) });
    }
  }
  const left = leftOut.end(points.length);
  if (!left.ok) return left;
  return success({ rows: points, leftOut: left.value, doubtful: findDoubtful(located) });
}

function findPlaces(file: string, heading: readonly string[]): Result<Places, AppError> {
  const [number, latitude, longitude] = placesOf(COLUMNS, heading);
  const missing = COLUMNS.filter((_, index) => [number, latitude, longitude][index] === -1);
  if (missing.length === COLUMNS.length) return failure(unknownKind(file, heading));
  if (missing[0] || number === undefined || latitude === undefined || longitude === undefined) {
    const details = { file, column: missing[0]?.name ?? '', found: foundNames(heading) };
    return failure(appError('import/no-column', details));
  }
  return success([number, latitude, longitude]);
}

function readRow(
  file: string,
  { line: row, fields }: TableRow,
  [numberPlace, latitudePlace, longitudePlace]: Places,
  decimalSign: 'point' | 'comma',
): Result<RegisterRow, AppError> {
  const fault = (place: number, field: string, expected: Expected) =>
    failure(badRow({ file, row, field, value: fields[place], expected }));
  const plantNumber = readPlantNumber(fields[numberPlace]);
  if (!plantNumber || !Number.isInteger(plantNumber) || plantNumber < 1) {
    return fault(numberPlace, 'VannKraftverkID', 'whole-number');
  }
  // A double would make one number of two.
  if (!Number.isSafeInteger(plantNumber)) return fault(numberPlace, 'VannKraftverkID', 'shortNumber');
  const latitude = readDegrees(fields[latitudePlace], decimalSign, 90);
  if (latitude === undefined) return fault(latitudePlace, 'Latitude', 'latitude');
  const longitude = readDegrees(fields[longitudePlace], decimalSign, 180);
  if (longitude === undefined) return fault(longitudePlace, 'Longitude', 'longitude');
  const value = pointValue({ plantNumber, latitude, longitude });
  return success({ key: String(plantNumber), ownerNumber: '', value });
}

function readDegrees(text: string | undefined, sign: 'point' | 'comma', most: number): number | undefined {
  if (text?.includes(sign === 'point' ? ',' : '.')) return undefined;
  const degrees = readNumber(text);
  return typeof degrees === 'number' && Math.abs(degrees) <= most ? degrees : undefined;
}
