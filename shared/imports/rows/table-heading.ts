// What the heading of a table tells: its separator, and where positions stand. Names are told apart in lower case,
// without quotes.

/** A column that is looked for by its name. */
export interface WantedColumn {
  readonly name: string;
  isNamed(name: string): boolean;
}

const SEPARATORS = [',', ';', '\t'];

/** What may stand beside the word in the name of a column of degrees: unit and system. `long_name` is none. */
const BESIDE_DEGREES = /^(?:deg|degrees?|dd|decimal|wgs|84|wgs84|epsg|4326|etrs89|x|y)$/;

/** Latitude and longitude in degrees, WGS 84. */
export const POSITION_COLUMNS = [
  { name: 'latitude', isNamed: (name) => isDegrees(name, ['lat', 'latitude', 'breddegrad']) },
  {
    name: 'longitude',
    isNamed: (name) => isDegrees(name, ['lon', 'long', 'lng', 'longitude', 'lengdegrad']),
  },
] as const satisfies readonly WantedColumn[];

function isDegrees(name: string, texts: readonly string[]): boolean {
  const parts = name.split(/[^\p{L}\d]+/u).filter(Boolean);
  const others = parts.filter((part) => !texts.includes(part));
  return parts.length > others.length && others.every((part) => BESIDE_DEGREES.test(part));
}

export interface SeparatedText {
  readonly separator: string;
  /** The heading and the rows; a first line that only names the separator is empty, so that lines can be counted. */
  readonly text: string;
}

/** The separator that the file names, else the one under which its heading has the most wanted columns. */
export function separatedText(whole: string, wanted: readonly WantedColumn[]): SeparatedText {
  // Spreadsheets write and read a first line that names the separator.
  const named = /^sep=(?<separator>[^\r\n])(?=\r?\n)/i.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  return { text, separator: named?.groups?.['separator'] ?? findSeparator(text, wanted) };
}

function findSeparator(text: string, wanted: readonly WantedColumn[]): string {
  const heading = text.split(/[\r\n]/, 1)[0] ?? '';
  const columnCount = (separator: string) =>
    placesOf(wanted, heading.split(separator)).filter((place) => place >= 0).length;
  return SEPARATORS.toSorted((one, other) => columnCount(other) - columnCount(one))[0] ?? ',';
}

/** Where wanted columns stand in a heading, in their order; −1 for one that it lacks. */
export function placesOf(wanted: readonly WantedColumn[], heading: readonly string[]): number[] {
  const names = heading.map((name) => name.replaceAll('"', '').trim().toLowerCase());
  return wanted.map(({ isNamed }) => names.findIndex(isNamed));
}

/** What stands before decimals; a point where nothing tells. */
export function decimalSignOf(texts: readonly string[]): 'point' | 'comma' {
  const hasPoint = texts.some((text) => text.includes('.'));
  return !hasPoint && texts.some((text) => text.includes(',')) ? 'comma' : 'point';
}
