import { expect, test } from 'vitest';
import { createFixReader } from './nmea-fix.ts';
import { readNmea } from './nmea-sentence.ts';

/** With its checksum. */
function sentence(body: string): string {
  const sum = [...body].reduce((all, letter) => all ^ letter.charCodeAt(0), 0);
  return `$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}`;
}

const gga = (clock: string, more = '1,09,0.8') =>
  sentence(`GNGGA,${clock},6103.072,N,00713.218,E,${more},512.0,M,44.0,M,,`);
const rmc = (clock: string, day: string) =>
  sentence(`GNRMC,${clock},A,6103.072,N,00713.218,E,0.1,90.0,${day},,,A`);

test('sentences as receivers say them are read', () => {
  // From the standard's own examples.
  expect(readNmea('$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47')).toEqual({
    kind: 'position',
    timeMs: 45_319_000,
    latitude: 48 + 7.038 / 60,
    longitude: 11 + 31 / 60,
    hdop: 0.9,
    satellites: 8,
  });
  expect(readNmea('$GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A')?.kind).toBe('date');
});

test('what is cut, changed on the way, without a fix or of another kind is none', () => {
  const whole = gga('101112.00');
  expect(readNmea(whole)).toBeDefined();
  for (const line of [
    whole.slice(0, -4),
    whole.replace('6103', '6104'),
    gga('101112.00', '0,00,'),
    // Reckoned on, typed in, made up.
    gga('101112.00', '6,09,0.8'),
    gga('101112.00', '7,09,0.8'),
    gga('101112.00', '8,09,0.8'),
    gga('xx', '1,09,0.8'),
    sentence('GPRMC,101112.00,V,,,,,,,281126,,,N'),
    sentence('GPGSV,1,1,00'),
    '{"class":"TPV"}',
    '',
  ]) {
    expect(readNmea(line), line).toBeUndefined();
  }
});

test('south and west are negative, and no place lies beyond the pole', () => {
  const at = (ns: string, ew: string, lat = '6103.072') =>
    readNmea(sentence(`GPGGA,101112,${lat},${ns},00713.218,${ew},1,09,0.8,5,M,4,M,,`));
  expect(at('S', 'W')).toMatchObject({ latitude: -(61 + 3.072 / 60), longitude: -(7 + 13.218 / 60) });
  expect([at('N', 'E', '9103.072'), at('X', 'E')]).toEqual([undefined, undefined]);
});

test('a fix needs its day, and is as good as the receiver tells, else as its satellites lie', () => {
  const take = createFixReader();
  expect(take(gga('101112.00'))).toBeUndefined();
  const guessed = take(rmc('101112.00', '281126'));
  expect(guessed).toMatchObject({
    accuracyM: 4,
    isAccuracyGuessed: true,
    atMs: Date.parse('2026-11-28T10:11:12Z'),
  });
  const told = take(sentence('GNGST,101112.00,1.2,,,,3.0,4.0,6.0'));
  expect(told).toMatchObject({ accuracyM: 5, isAccuracyGuessed: false });
});

test('a position of just after midnight is of the next day', () => {
  const take = createFixReader();
  take(rmc('235959.00', '281126'));
  expect(take(gga('000000.00'))?.atMs).toBe(Date.parse('2026-11-29T00:00:00Z'));
});

test('a position is given no more when the receiver has told none for ten seconds', () => {
  const take = createFixReader();
  take(gga('101112.00'));
  expect(take(rmc('101121.00', '281126'))).toMatchObject({ satellites: 9 });
  expect(take(rmc('101123.00', '281126'))).toBeUndefined();
  expect(take(gga('101124.00'))).toBeDefined();
});

test('ten seconds are counted over midnight, too', () => {
  const take = createFixReader();
  take(gga('235955.00'));
  expect(take(rmc('000001.00', '291126'))).toBeDefined();
  expect(take(rmc('000007.00', '291126'))).toBeUndefined();
});
