// Where a zone stands in what was written: in front or behind, with or without a band, in brackets, as a code.

/** One way to find a zone in the text. */
export interface ZoneText {
  /** Undefined: none was written. */
  readonly zone: number | undefined;
  readonly isSouth: boolean;
  readonly rest: string;
}

const ZONE_WORDS = /\b(?:UTM|SONE|ZONE)(?![A-Z])\s*[-:.]?/gu;
const CODE_BEFORE = /^(?:EPSG:? ?)?(258|326|327)(\d\d)\b[\s:,;]*(.*)$/u;
const CODE_BEHIND = /^(.*\d(?: ?M)?(?: ?[EN])?)[\s,;]+\(?(?:EPSG:? ?)?(258|326|327)(\d\d)\)?$/u;
const ZONE_BEFORE = /^\(?(\d{1,2})\)? ?\(?([C-DF-HJ-NP-X](?![A-Z]))?\)?(?:[\s:,;]+|(?=[EN] ?\d))(.*)$/u;
// Two digits right behind a comma are the decimals of a northing, unless a letter says that they are a zone.
const ZONE_BEHIND = new RegExp(
  String.raw`^(.*\d(?: ?M)?(?: ?[EN])?)(?:\s*;|,?\s|\s*(?=\()|,(?=\d+ ?[C-DF-HJ-MP-RT-VX]))\s*` +
    String.raw`\(?(\d{1,2})\)? ?([C-DF-HJ-NP-X])?\)?$`,
  'u',
);
/** 60,392500,5,322100 is a number with decimals, unless what follows can be metres alone. */
const DECIMALS = /^\d{1,2},(?=\d)(?!\d{5,}(?:\.\d+)?[ ,;]+\d{6,}(?:\.\d+)?$)/u;
/** Of two numbers only the second has its letter, so the letter in front of them belongs to the first. */
const SECOND_LABELLED = /^-?\d[\d .,]*[ ,;]E ?-?\d[\d .,]*$/u;

/**
 * The ways to find a zone in the text, the likeliest first; the last one is that there is none.
 * @param plain as `plainCoordinate` gives it
 */
export function zoneTexts(plain: string): ZoneText[] {
  const text = plain.replace(ZONE_WORDS, ' ').replace(/\(\s+/gu, '(').trim();
  const found: ZoneText[] = [];
  const codeBefore = CODE_BEFORE.exec(text);
  if (codeBefore) found.push(...codeText(codeBefore[1], codeBefore[2], codeBefore[3]));
  const codeBehind = CODE_BEHIND.exec(text);
  if (codeBehind) found.push(...codeText(codeBehind[2], codeBehind[3], codeBehind[1]));
  const [isBefore, zone, band, rest = ''] = ZONE_BEFORE.exec(text) ?? [];
  if (isBefore !== undefined && !DECIMALS.test(text)) {
    const isDirection = band === 'N' && SECOND_LABELLED.test(rest);
    if (!isDirection) found.push(zoneText(zone, band, rest));
    if (band === 'N') found.push(zoneText(zone, undefined, `N ${rest}`));
  }
  const behind = ZONE_BEHIND.exec(text);
  if (behind) found.push(zoneText(behind[2], behind[3], behind[1]));
  found.push({ zone: undefined, isSouth: false, rest: text });
  return found.filter((way) => way.zone === undefined || (way.zone >= 1 && way.zone <= 60));
}

/** EPSG 258xx is UTM of ETRS89 (zones 28 to 38), 326xx of WGS 84 in the north, 327xx in the south. */
function codeText(
  family: string | undefined,
  zone: string | undefined,
  rest: string | undefined,
): ZoneText[] {
  if (family === '258' && (Number(zone) < 28 || Number(zone) > 38)) return [];
  return [{ zone: Number(zone), isSouth: family === '327', rest: rest ?? '' }];
}

/**
 * N and S behind a zone mean the half of the Earth more often than the band of that letter: N lies north in any case;
 * a point of band S, 32 to 40° N, is told by its metres in vain, so S is south.
 */
function zoneText(zone: string | undefined, band: string | undefined, rest: string | undefined): ZoneText {
  return {
    zone: Number(zone),
    isSouth: band !== undefined && (band < 'N' || band === 'S'),
    rest: rest ?? '',
  };
}
