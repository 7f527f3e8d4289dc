import type { AppError } from '../../../base/app-error.ts';
import { failure, type Result, success } from '../../../base/result.ts';
import { appError } from '../../../contracts/errors.ts';
import { type CsvRow, csvRows } from '../../../imports/rows/csv.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { readNumber } from '../normalise/read-number.ts';
import { type PlantPoint, pointValue, readPoint } from '../registers/point.ts';
import { findDoubtful } from './doubtful-points.ts';
import { badRow, unknownKind } from './import-faults.ts';
import type { ParsedFile, ParseOutcome } from './parsed-file.ts';
import type { Expected } from './row-rules.ts';

const SEPARATORS = [',', ';', '\t'];

/** What may stand beside the word in the name of a column of degrees: unit and system. `long_name` is none. */
const BESIDE_DEGREES = /^(?:deg|degrees?|dd|decimal|wgs|84|wgs84|epsg|4326|etrs89|x|y)$/;

function isDegrees(name: string, texts: readonly string[]): boolean {
  const parts = name.split(/[^\p{L}\d]+/u).filter(Boolean);
  const others = parts.filter((part) => !texts.includes(part));
  return parts.length > others.length && others.every((part) => BESIDE_DEGREES.test(part));
}

/** The columns of a points table, and the names by which each is known. */
const COLUMNS = [
  {
    name: 'VannKraftverkID',
    isNamed: (name: string) => ['vannkraftverkid', 'vannkraftverknr', 'id'].includes(name),
  },
  { name: 'latitude', isNamed: (name: string) => isDegrees(name, ['lat', 'latitude', 'breddegrad']) },
  {
    name: 'longitude',
    isNamed: (name: string) => isDegrees(name, ['lon', 'long', 'lng', 'longitude', 'lengdegrad']),
  },
] as const;

/** Columns of the identity, latitude and longitude in a row. */
type Places = readonly [number: number, latitude: number, longitude: number];

/** Reads a table of points: a heading, then a plant number, latitude and longitude a row (WGS 84, degrees). */
export async function parsePoints(file: string, text: string, scheduler: Scheduler): Promise<ParseOutcome> {
  // Spreadsheets write and read a first line that names the separator.
  const named = /^sep=(?<separator>[^\r\n])(?=\r?\n)/i.exec(text);
  // Its line stays, empty: errors count the lines of the file.
  const rest = named ? text.slice(named[0].length) : text;
  const separator = named?.groups?.['separator'] ?? findSeparator(rest);
  const table = await readTable(rest, separator, scheduler);
  if (!table) return failure(appError('import/truncated', { file }));
  const [heading, ...body] = table;
  if (!heading) return failure(appError('import/empty', { file }));
  const places = findPlaces(file, heading.fields);
  if (!places.ok) return places;
  // Decimal commas between separating commas look like more columns, and would move a plant.
  const long = body.find(({ fields }) => fields.slice(heading.fields.length).some((field) => field.trim()));
  if (long) {
    const details = { file, row: long.line, fields: long.fields.length, columns: heading.fields.length };
    return failure(appError('import/long-row', details));
  }
  // Rows without a position say that a plant has no point.
  const rows = body.filter(({ fields }) => places.value.slice(1).some((place) => fields[place]?.trim()));
  if (rows.length === 0) return failure(appError('import/empty', { file }));
  const decimalSign = findDecimalSign(rows, places.value);
  const taken = await takePoints(
    file,
    rows,
    { places: places.value, decimalSign, heading: heading.fields },
    scheduler,
  );
  if (!taken.ok) return taken;
  return success({ register: 'points', ...taken.value, isOnlyInOperation: false, separator, decimalSign });
}

/** All rows; undefined when a quoted field never ends. */
async function readTable(
  text: string,
  separator: string,
  scheduler: Scheduler,
): Promise<CsvRow[] | undefined> {
  const table: CsvRow[] = [];
  for (const row of csvRows(text, separator)) {
    if (!row) return undefined;
    table.push(row);
    if (!scheduler.isDue()) continue;
    scheduler.tell({ rows: table.length, part: row.end / text.length });
    await scheduler.pause();
  }
  return table;
}

interface TableForm {
  readonly heading: readonly string[];
  readonly places: Places;
  readonly decimalSign: 'point' | 'comma';
}

async function takePoints(
  file: string,
  rows: readonly CsvRow[],
  { heading, places, decimalSign }: TableForm,
  scheduler: Scheduler,
): Promise<Result<Pick<ParsedFile, 'rows' | 'doubtful'>, AppError>> {
  const points: RegisterRow[] = [];
  const located: { row: number; place: PlantPoint }[] = [];
  const lineByKey = new Map<string, number>();
  for (const row of rows) {
    const point = readRow(file, row, places, decimalSign);
    if (!point.ok) return point;
    const { key } = point.value;
    const otherRow = lineByKey.get(key);
    if (otherRow !== undefined) {
      const field = heading[places[0]] ?? '';
      return failure(appError('import/duplicate-row', { file, row: row.line, otherRow, field, value: key }));
    }
    lineByKey.set(key, row.line);
    points.push(point.value);
    located.push({ row: row.line, place: readPoint(point.value.value) });
    if (scheduler.isDue()) await scheduler.pause();
  }
  return success({ rows: points, doubtful: findDoubtful(located) });
}

/** The separator under which the heading has the columns we need; else the most frequent one. */
function findSeparator(text: string): string {
  const heading = text.split(/[\r\n]/, 1)[0] ?? '';
  const columnCount = (separator: string) =>
    COLUMNS.filter(({ isNamed }) => heading.split(separator).some((name) => isNamed(foldHeading(name))))
      .length;
  return SEPARATORS.toSorted((one, other) => columnCount(other) - columnCount(one))[0] ?? ',';
}

function foldHeading(name: string): string {
  return name.replaceAll('"', '').trim().toLowerCase();
}

function findPlaces(file: string, heading: readonly string[]): Result<Places, AppError> {
  const names = heading.map(foldHeading);
  const [number, latitude, longitude] = COLUMNS.map(({ isNamed }) => names.findIndex(isNamed));
  const missing = COLUMNS.filter((_, index) => [number, latitude, longitude][index] === -1);
  if (missing.length === COLUMNS.length) return failure(unknownKind(file));
  if (missing[0] || number === undefined || latitude === undefined || longitude === undefined) {
    const details = { file, column: missing[0]?.name ?? '', candidates: heading.slice(0, 20).join(', ') };
    return failure(appError('import/no-column', details));
  }
  return success([number, latitude, longitude]);
}

function findDecimalSign(rows: readonly CsvRow[], [, latitude, longitude]: Places): 'point' | 'comma' {
  const positions = rows.flatMap(({ fields }) => [fields[latitude] ?? '', fields[longitude] ?? '']);
  const hasPoint = positions.some((text) => text.includes('.'));
  return !hasPoint && positions.some((text) => text.includes(',')) ? 'comma' : 'point';
}

function readRow(
  file: string,
  { line: row, fields }: CsvRow,
  [numberPlace, latitudePlace, longitudePlace]: Places,
  decimalSign: 'point' | 'comma',
): Result<RegisterRow, AppError> {
  const fault = (place: number, field: string, expected: Expected) =>
    failure(badRow({ file, row, field, value: fields[place], expected }));
  // The European list writes plant 222 as N222.
  const plantNumber = readNumber(fields[numberPlace]?.trim().replace(/^N(?=\d)/i, ''));
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
