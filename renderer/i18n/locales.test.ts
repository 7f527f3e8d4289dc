import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REGISTER_IDS, registerDefinitions } from '../../shared/contracts/energy/registers.ts';
import { errorCatalogue } from '../../shared/contracts/errors.ts';
import { createText } from './create-text.ts';
import { argumentsOf, looseValues } from './message-arguments.ts';
import { LANGUAGES, type Language, texts } from './texts.ts';

const folder = resolve(import.meta.dirname, '../../assets/locales');
/** Areas whose keys do not begin with the name of the file. */
const prefixes: Record<string, string[]> = {
  'map-export': ['mapExport'],
  'map-layers': ['mapLayers'],
  errors: ['error', 'wayOut'],
  data: ['register', 'origin', 'column', 'choice'],
};

function readArea(language: string, area: string): Record<string, string> {
  return JSON.parse(readFileSync(resolve(folder, language, `${area}.json`), 'utf8')) as Record<
    string,
    string
  >;
}

const areas = readdirSync(resolve(folder, 'nb')).map((name) => name.replace('.json', ''));

test.each(LANGUAGES)('every file of %s is among the texts of the app', (language) => {
  for (const area of areas) expect(texts[language]).toMatchObject(readArea(language, area));
});

test.each(areas)('%s holds the same keys and arguments in both languages', (area) => {
  const nb = readArea('nb', area);
  const en = readArea('en', area);
  expect(Object.keys(en).sort()).toEqual(Object.keys(nb).sort());
  for (const [key, message] of Object.entries(nb)) {
    expect(argumentsOf(en[key] ?? '', 'en'), key).toEqual(argumentsOf(message, 'nb'));
  }
});

test.each(areas)('every key of %s begins with the name of its area', (area) => {
  const allowed = prefixes[area] ?? [area];
  for (const key of Object.keys(readArea('nb', area))) expect(allowed).toContain(key.split('.')[0]);
});

test('no text shouts', () => {
  for (const language of LANGUAGES) {
    for (const [key, message] of Object.entries(texts[language])) expect(message, key).not.toContain('!');
  }
});

test('every error of the catalogue has a sentence that names what the English message names', () => {
  for (const [code, { message }] of Object.entries(errorCatalogue)) {
    const sentence = readArea('nb', 'errors')[`error.${code}`];
    expect(sentence, code).toBeDefined();
    const named = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const known = argumentsOf(sentence ?? '', 'nb');
    expect(named, code).toEqual(expect.arrayContaining(known));
  }
});

test('no sentence stands for an error that is not in the catalogue', () => {
  const codes = Object.keys(errorCatalogue);
  const keys = Object.keys(readArea('nb', 'errors'));
  for (const key of keys) expect(codes).toContain(key.replace(/^(error|wayOut)\./, ''));
});

test('every column of every register has a label, and no label lacks its column', () => {
  const labels = Object.keys(readArea('nb', 'data')).filter((key) => key.startsWith('column.'));
  const expected = [
    ...REGISTER_IDS.flatMap((register) =>
      registerDefinitions[register].columns.map(({ id }) => `column.${register}.${id}`),
    ),
  ];
  expect(labels.sort()).toEqual(expected.sort());
  for (const register of REGISTER_IDS)
    expect(readArea('nb', 'data')).toHaveProperty([`register.${register}`]);
});

/** Words that each language has another word for, with the texts in which they mean something else. */
const OTHER_WORDS: {
  readonly [Name in Language]: readonly { word: RegExp; instead: string; meansElse?: string }[];
} = {
  nb: [
    { word: /\banlegg/i, instead: 'kraftverk' },
    { word: /(?<!HTTP-|SOAP-)\bhodet\b/i, instead: 'kolonneoverskrift, HTTP-hode' },
    { word: /\bslag(et)?\b/i, instead: 'type', meansElse: 'observations.unit.taps' },
    { word: /la være|hold stille|legg bort/i, instead: 'avbryt, stans listen, lukk' },
    { word: /(?:^|[.:] |\{)lag (?!\{|i )|\blage\b/i, instead: 'opprett' },
    { word: /proxyen/i, instead: 'mellomtjener' },
    { word: /\((points|lines|polygons)\)/, instead: 'punkter, linjer, flater' },
  ],
  en: [
    { word: /kept apart|left aside|pumps apart/i, instead: 'excluded, left out' },
    { word: /earlier version|kept version/i, instead: 'edition' },
    { word: /update from the source/i, instead: 'fetch from the source' },
    { word: /put away|take back|leave be/i, instead: 'dismiss, restore, cancel' },
    { word: /(?<!HTTP |SOAP )\bheader (obs_|Host)/, instead: 'HTTP header' },
    { word: /as the system|like the system/i, instead: 'System' },
    { word: /mid(?:dle)?[ -]norway|norway central/i, instead: 'Central Norway' },
    { word: /(?:jump|skip|go) to the (?:main )?content/i, instead: 'Skip to content' },
    { word: /\bin the head(?:er|ing)?\b|head(?:ing)? of (?:a|the) column/i, instead: 'column header' },
    { word: /\b(?:power )?(?:stations?|facilit(?:y|ies)|installations?|power works)\b/i, instead: 'plant' },
  ],
};

test.each(LANGUAGES)('no text of %s has a word that another word stands for', (language) => {
  for (const [key, message] of Object.entries(texts[language])) {
    for (const { word, instead, meansElse } of OTHER_WORDS[language]) {
      if (key !== meansElse) expect(message, `${key}: say ${instead}`).not.toMatch(word);
    }
  }
});

test.each([
  ['layers.import.store', { count: 1 }, /^Opprett /, /^Create /],
  ['choice.area.NO3', {}, /^NO3 Midt$/, /Central Norway/],
  ['frame.skip', {}, /^Gå til innholdet$/, /^Skip to content$/],
  ['frame.keys.table.sort', {}, /kolonneoverskrift/i, /column header/],
  ['frame.keys.table.width', {}, /kolonneoverskrift/i, /column header/],
  ['frame.keys.table.column', {}, /kolonneoverskrift/i, /column header/],
  ['register.plants', {}, /^Kraftverk$/, /^Plants$/],
  ['frame.place.plants', {}, /^Kraftverk$/, /^Plants$/],
] as const)('%s has the words of both languages', (key, values, nb, en) => {
  expect(createText('nb')(key, values)).toMatch(nb);
  expect(createText('en')(key, values)).toMatch(en);
});

/** The names of values that count something. */
const COUNTS =
  /^(?:all|changedRows|columns|count|days|done|exact|fields|goneRows|hours|imported|least|lookups|minutes|most|newRows|pumps|plants|rows|seconds|shown|taken|total) /;
/** What follows a count and stays as it is for one and for many. */
const SAME_FOR_ONE: { readonly [Name in Language]: RegExp } = {
  nb: /^\w+ (?:av|borte|eller|endret|felt|kraftverk|MW|mot|og|tas|tegn|til|uten)(?: |$)/,
  en: /^\w+ (?:against|and|changed|chosen|gone|MW|new|of|selected|to|without)(?: |$)/,
};
/** Where a count is always of many: of all there are, of what is cut, of what goes beyond a limit. */
const ALWAYS_MANY = [
  'charts.scatter.cut',
  'error.boundaries/too-many',
  'export.allColumns',
  'map.cluster.open',
  'services.try.cut',
  'table.computed.operandCount',
];

test.each(LANGUAGES)(
  'no number of %s stands outside a plural where its sentence changes with it',
  (language) => {
    const wrong = Object.entries(texts[language]).flatMap(([key, message]) =>
      looseValues(message, language)
        .filter((said) => COUNTS.test(said) && !SAME_FOR_ONE[language].test(said))
        .map((said) => `${key}: ${said}`),
    );
    expect(wrong.filter((said) => !ALWAYS_MANY.some((key) => said.startsWith(`${key}:`)))).toEqual([]);
  },
);

test.each([
  ['frame.import.new', { count: 1 }, 'ny', 'new'],
  ['frame.import.new', { count: 2 }, 'nye', 'new'],
  [
    'error.targets/in-use',
    { count: 1, name: 'A' },
    '1 observasjon venter på å bli levert til A.',
    '1 observation waits to be delivered to A.',
  ],
  [
    'delivery.target.clock',
    { seconds: 1 },
    'Klokken der går 1 sekund annerledes enn her.',
    'Its clock differs from ours by 1 second.',
  ],
  ['table.announce.rows', { shown: '1', total: 1 }, '1 av 1 rad vises', '1 of 1 row shown'],
  ['table.chip.several', { count: 1 }, '1 valgt', '1 chosen'],
  ['table.chip.several', { count: 3 }, '3 valgte', '3 chosen'],
  [
    'map.list.more',
    { count: 1 },
    'og 1 mindre til. Zoom inn for å se det her.',
    'and 1 smaller one. Zoom in to see it here.',
  ],
] as const)('%s agrees in number with %o', (key, values, nb, en) => {
  expect([createText('nb')(key, values), createText('en')(key, values)]).toEqual([nb, en]);
});
