// Makes the files of assets/fonts: the typefaces in which pictures are lettered, cut to the letters that maps of the
// Nordic countries need. Run it when the packages of the typefaces or the letters below change.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const { resolve: find } = createRequire(import.meta.url);
const folder = resolve(import.meta.dirname, '../../assets/fonts');

const inter = (file) => find(`@expo-google-fonts/inter/${file}`);
const dejaVu = (file) => `/usr/share/fonts/truetype/dejavu/DejaVu${file}.ttf`;
/** Files of ours, and those of the packages. */
const FACES = {
  'inter-regular': inter('400Regular/Inter_400Regular.ttf'),
  'inter-italic': inter('400Regular_Italic/Inter_400Regular_Italic.ttf'),
  'inter-bold': inter('700Bold/Inter_700Bold.ttf'),
  'serif-regular': dejaVu('Serif'),
  'serif-italic': dejaVu('Serif-Italic'),
  'serif-bold': dejaVu('Serif-Bold'),
  'mono-regular': dejaVu('SansMono'),
  'mono-italic': dejaVu('SansMono-Oblique'),
  'mono-bold': dejaVu('SansMono-Bold'),
};

/** First and last of each block of Unicode. */
const BLOCKS = [
  [0x20, 0x7e], // Basic Latin
  [0xa0, 0x24f], // Latin-1, Latin Extended-A and -B: all Nordic, Sámi and European letters
  [0x292, 0x292], // the small ezh of Skolt Sámi
  [0x300, 0x304], // accents that are set on any letter
  [0x370, 0x3ff], // Greek
  [0x400, 0x45f], // Cyrillic
  [0x2010, 0x2027], // dashes, quotation marks, ellipsis
  [0x2030, 0x203a], // per mille, primes, angle quotes
  [0x2070, 0x209c], // raised and lowered numbers
  [0x20ac, 0x20ac], // euro
  [0x2190, 0x2193], // arrows
  [0x2212, 0x2212], // minus
  [0x25a1, 0x25a1], // the square that stands for letters that are not there
  [0x2248, 0x2265], // approximately, not equal, at most, at least
];

const letters = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

mkdirSync(folder, { recursive: true });
for (const [name, file] of Object.entries(FACES)) {
  const whole = readFileSync(file);
  writeFileSync(
    resolve(folder, `${name}.ttf`),
    await subsetFont(whole, letters, { targetFormat: 'truetype' }),
  );
}
