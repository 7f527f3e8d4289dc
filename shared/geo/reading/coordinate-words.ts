// What people and programs write around the numbers of a coordinate: words of both languages become letters and signs,
// signs of all keyboards one, what says nothing about the place goes.

/** Not inside of another word; digits may touch: 60grader, 403907mE. */
const term = (terms: string, suffix = '') => new RegExp(`(?<!\\p{L})(?:${terms})(?!\\p{L})${suffix}`, 'giu');
/** Behind its number: gr is degrees there, and a square in 28R GR. */
const unit = (terms: string) => new RegExp(`(?<=\\d ?)(?:${terms})(?!\\p{L})\\.?`, 'giu');

const LABELS: readonly (readonly [RegExp, string])[] = [
  [term('nordlig|nordkoordinat|nord|northing|north|latitude|lat|breddegrad|bredde', '\\.?'), 'N'],
  [term('sørlig|sør|sor|south'), 'S'],
  [term('østlig|østkoordinat|øst|ost|easting|east|longitude|long?|lng|lengdegrad|lengde|ø|ö|o', '\\.?'), 'E'],
  [term('vestlig|vest|west'), 'W'],
  [unit('grader|grad|gr|degrees?|deg'), '°'],
  [unit('minutter|minutt|minutes?|min'), "'"],
  [unit('sekunder|sekund|sek|seconds?|sec'), '"'],
];

/** Systems that differ by less than a metre here, with the mark that parts them from what follows. */
const DATUM = /\b(?:(?:ETRS|EUREF|WGS)[ -]?(?:19)?(?:89|84)|EPSG:? ?(?:4326|4258))\b\s*[:/,;]?/gu;
/** Behind the place: how far off it may be, or how high it lies. */
const ACCURACY = /\s*(?:±|\+\/-|\+-)\s*\d+(?:[.,]\d+)?\s*M?\.?$/u;
const HEIGHT =
  /[\s,;]+\d+(?:[.,]\d+)?\s*M\.? ?O\.? ?H\.?$|(?<=^[^°]*[.,]\d+ ?[,;][^°]*[.,]\d+), ?\d{1,4} ?M$/u;
/** Metres of an easting or northing: 403907 mE. */
const METRES = /(?<=\d{3}) ?m(?= ?[enøö](?!\p{L}))/giu;
const AND = /(?<=[\d°'"] ?[NSEWØV]?) (?:OG|AND) /gu;

/** Upper case, plain signs, letters for words; no datum, no accuracy, no brackets around the whole. */
export function plainCoordinate(text: string): string {
  let plain = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\u2212\u2010-\u2014]/gu, '-')
    .replace(/[º˚]/gu, '°')
    .replace(/''|[″”“˝]/gu, '"')
    .replace(/[′’‘´`]/gu, "'")
    .replace(METRES, '')
    .replace(/&/gu, ' ; ');
  for (const [terms, letter] of LABELS) plain = plain.replace(terms, letter);
  plain = plain
    .toUpperCase()
    .replace(AND, ' ; ')
    .replace(DATUM, ' ')
    .replace(ACCURACY, '')
    .replace(HEIGHT, '');
  // N: 60 and LAT=60 are N 60.
  plain = plain.replace(/(?<!\p{L})([NSEWØV])\s*[:=]/gu, '$1 ').replace(/\(\s*\)/gu, ' ');
  const inside = /^[([]([^()[\]]*)[)\]]$/u.exec(plain.trim());
  return (inside?.[1] ?? plain).trim();
}

/**
 * What stands behind the first word, where it is no direction: a place may have its name in front.
 * @param plain as `plainCoordinate` gives it
 */
export function behindFirstWord(plain: string): string | undefined {
  return /^(?![NSEWØV](?!\p{L}))\p{L}[\p{L}.'-]*[:,]?\s+(.+)$/u.exec(plain)?.[1];
}
