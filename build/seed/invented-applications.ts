// Certificate applications that do not exist, apart from one: no list of the real ones is at hand. The names of the
// invented ones end in (oppdiktet). Some belong to plants of the sample, so that the join has something to show.

import type { JsonObject } from '../../shared/base/json.ts';
import { inventedOwners, places } from './invented-plants.ts';

/** The operator's own example row (reference 2.2). */
const sundsfjord: JsonObject = {
  Status: 'Godkjent',
  TypeAnlegg: 'Vannkraft',
  KraftverksNavn: 'Sundsfjord',
  GWh: 561.689,
  ProduksjonGWhForventetElsertifikatberettiget: 0.495,
  MW: 96,
  Idrift: '01/02/1961 00:00:00',
  IMalet: 'Nei',
  ProduksjonGWhMaalet: null,
  ProduksjonGWhOvergangsordn: 0.495,
  OU: false,
  StatusDato: '20/12/2012 00:00:00',
  StatusID: 4,
  Startdato: '31/12/2012 00:00:00',
  Sluttdato: '30/06/2027 00:00:00',
  KraftverkEierOrgNr: 915637353,
  KraftverkEierNavn: 'SKS Produksjon AS',
  Fylke: 'Nordland',
  Kommune: 'Gildeskål',
  Omraade: 'EL 4',
};

interface Draft {
  readonly name: string;
  readonly source: string;
  readonly owner: Owner;
  readonly outputMw: number;
  readonly hoursPerYear: number;
  /** The eligible part of the production; 1 is the whole. */
  readonly share: number;
}

interface Owner {
  readonly name: string;
  readonly number: number;
}

const hydropowerNames = [
  ...[
    'Almåa',
    'Bekkedal',
    'Blåfjellbekken',
    'Bruvoll',
    'Djupedalen',
    'Eikelva',
    'Fiskåa',
    'Flatjord',
    'Gjerdeelva',
  ],
  ...[
    'Grasdøla',
    'Grønlia',
    'Haugabekken',
    'Heimfossen',
    'Holmelva',
    'Hyttefossen',
    'Isdøla',
    'Kjerringåa',
    'Kleivane',
  ],
  ...[
    'Kvernfallet',
    'Leirdøla',
    'Liabekken',
    'Lonefossen',
    'Mørkedøla',
    'Nordgjuvet',
    'Osbekken',
    'Reinåa',
    'Rognelva',
  ],
  ...[
    'Sagfallet',
    'Sletthaug',
    'Steinsbekken',
    'Stølsåa',
    'Sundelva',
    'Tangefossen',
    'Trollåa',
    'Urdabekken',
    'Ørlia',
  ],
];
const windNames = [
  ...[
    'Blåheia',
    'Gråkollen',
    'Hestfjellet',
    'Høgvarden',
    'Kalvåsen',
    'Ramsfjell',
    'Skarvheia',
    'Storåsen',
    'Vettafjell',
  ],
  ...['Ytre Nes'],
];
const others = [
  {
    name: 'Moen varmesentral',
    source: 'Bioenergi',
    owner: inventedOwners[4],
    outputMw: 6.5,
    hoursPerYear: 5200,
  },
  { name: 'Nordlia avfall', source: 'Bioenergi', owner: inventedOwners[4], outputMw: 11, hoursPerYear: 6100 },
  { name: 'Solbakken', source: 'Solkraft', owner: inventedOwners[5], outputMw: 0.4, hoursPerYear: 870 },
  { name: 'Søre Takflate', source: 'Solkraft', owner: inventedOwners[5], outputMw: 0.065, hoursPerYear: 810 },
];

/** Invented applications that belong to plants of the sample: the row of a plant gives owner and place. */
const upgrades = [
  { plant: 'Nerfossen (oppdiktet)', name: 'Nerfossen kraftverk', share: 0.18 },
  { plant: 'Rindefossen (oppdiktet)', name: 'Rindefossen', share: 0.31 },
  { plant: 'Storlihaugen (oppdiktet)', name: 'Storlihaugen', share: 1 },
  { plant: 'Hakavik', name: 'Hakavik', share: 0.22 },
  { plant: 'Lysebotn II', name: 'Lysebotn II', share: 0.14 },
  { plant: 'Matre H', name: 'Matre H', share: 0.09 },
  { plant: 'Nedre Otta', name: 'Nedre Otta', share: 1 },
  { plant: 'Tussa', name: 'Tussa kraftverk', share: 0.035 },
];

/** All applications of the sample, unsorted; `plants` are its plants. */
export function sampleApplications(plants: readonly JsonObject[]): JsonObject[] {
  const drafts = [...hydropowerNames.map(hydropowerDraft), ...windNames.map(windDraft)];
  const whole = others.map((other) => ({ ...other, share: 1 }));
  const alone = [...drafts, ...whole].map((draft, index) => applicationRow(draft, placeOf(index), index));
  const joined = upgrades.map((upgrade, index) => upgradeRow(upgrade, plants, index));
  // The same plant approved twice for the same years: the rows differ in their energy only.
  const second = {
    ...alone[1],
    GWh: 1.204,
    ProduksjonGWhForventetElsertifikatberettiget: 0.412,
    MW: 0.3,
    ProduksjonGWhOvergangsordn: 0.412,
  };
  return [sundsfjord, ...alone, ...joined, second];
}

function hydropowerDraft(name: string, index: number): Draft {
  const owner = inventedOwners[index % 3] ?? inventedOwners[0];
  const outputMw = round(0.18 + ((index * 37) % 97) / 12, 2);
  const share = index % 5 === 1 ? round(0.1 + (index % 7) / 10, 2) : 1;
  return { name, source: 'Vannkraft', owner, outputMw, hoursPerYear: 2900 + ((index * 53) % 1300), share };
}

function windDraft(name: string, index: number): Draft {
  const outputMw = round(6.9 + ((index * 41) % 87), 1);
  return {
    name,
    source: 'Vindkraft',
    owner: inventedOwners[3],
    outputMw,
    hoursPerYear: 3050 + index * 61,
    share: 1,
  };
}

interface ApplicationPlace {
  readonly county: string;
  readonly municipality: string;
  readonly area: number;
}

function placeOf(index: number): ApplicationPlace {
  const place = places[(index * 7) % places.length];
  if (!place) throw new Error('There are no places');
  return place;
}

function upgradeRow(
  { plant: plantName, name, share }: (typeof upgrades)[number],
  plants: readonly JsonObject[],
  index: number,
): JsonObject {
  const plant = plants.find(({ Navn }) => Navn === plantName);
  if (!plant) throw new Error(`The sample has no plant ${plantName}`);
  const outputMw = Number(plant['MaksYtelse']);
  const draft = {
    name,
    source: 'Vannkraft',
    owner: { name: String(plant['HovedEier']), number: Number(plant['HovedEier_OrgNr']) },
    outputMw,
    hoursPerYear: (Number(plant['MidProd_91_20']) * 1000) / outputMw,
    share,
  };
  const place = {
    county: String(plant['Fylke']),
    municipality: String(plant['Kommune']),
    area: Number(plant['ElspotomraadeNummer']),
  };
  return applicationRow(draft, place, index * 11 + 5);
}

const ALLOCATION_YEARS = 15;

/** `index` chooses the year, the scheme and the rare cases, so that all of them occur. */
function applicationRow(draft: Draft, place: ApplicationPlace, index: number): JsonObject {
  const { name, source, owner, outputMw, hoursPerYear, share } = draft;
  const production = round((outputMw * hoursPerYear) / 1000, 3);
  const eligible = round(production * share, 3);
  const year = 2012 + (index % 10);
  const isTransitional = index % 4 === 1;
  const isAppealed = index % 17 === 3;
  const start = { day: 1 + ((index * 5) % 27), month: 1 + (index % 12), year };
  const commissioned = isTransitional ? { ...start, year: year - 4 } : start;
  return {
    Status: isAppealed ? 'Klage på godkjennelse' : 'Godkjent',
    TypeAnlegg: source,
    KraftverksNavn: `${name} (oppdiktet)`,
    GWh: production,
    ProduksjonGWhForventetElsertifikatberettiget: eligible,
    MW: outputMw,
    Idrift: dayFirst(commissioned),
    IMalet: isTransitional ? 'Nei' : 'Ja',
    ProduksjonGWhMaalet: isTransitional ? null : eligible,
    ProduksjonGWhOvergangsordn: isTransitional ? eligible : 0,
    OU: share === 1,
    StatusDato: dayFirst({ ...start, day: Math.min(start.day + 1, 28) }),
    StatusID: isAppealed ? 7 : 4,
    Startdato: dayFirst(start),
    Sluttdato: dayFirst(dayBefore({ ...start, year: year + ALLOCATION_YEARS })),
    KraftverkEierOrgNr: owner.number,
    KraftverkEierNavn: owner.name,
    Fylke: place.county,
    Kommune: place.municipality,
    Omraade: `EL ${place.area}`,
  };
}

interface Day {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

function dayBefore({ day, month, year }: Day): Day {
  const date = new Date(Date.UTC(year, month - 1, day - 1));
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

function dayFirst({ day, month, year }: Day): string {
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year} 00:00:00`;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
