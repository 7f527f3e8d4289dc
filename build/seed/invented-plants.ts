// Plants that do not exist, because the public rows hold none that is closed or under construction, and few pumps.
// Their names end in (oppdiktet); their numbers lie far above those of the register, their owners' below any real one.

import type { JsonObject } from '../../shared/base/json.ts';
import type { PlantPoint } from '../../shared/sources/energy/registers/point.ts';

/** Owners that do not exist: organisation numbers of Norway begin with 8 or 9. */
export const inventedOwners = [
  { name: 'Oppdiktet Kraft AS', number: 100000018 },
  { name: 'Oppdiktet Energi AS', number: 100000026 },
  { name: 'Oppdiktet Småkraft AS', number: 100000034 },
  { name: 'Oppdiktet Vind AS', number: 100000042 },
  { name: 'Oppdiktet Varme AS', number: 100000050 },
  { name: 'Oppdiktet Sol AS', number: 100000069 },
] as const;

export interface Place {
  readonly county: string;
  readonly countyNumber: number;
  readonly municipality: string;
  readonly area: 1 | 2 | 3 | 4 | 5;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where invented plants stand: a municipality in every area, with a point in it. */
export const places: readonly Place[] = [
  {
    county: 'Innlandet',
    countyNumber: 34,
    municipality: 'Ringebu',
    area: 1,
    latitude: 61.55,
    longitude: 10.2,
  },
  {
    county: 'Akershus',
    countyNumber: 32,
    municipality: 'Eidsvoll',
    area: 1,
    latitude: 60.34,
    longitude: 11.22,
  },
  { county: 'Agder', countyNumber: 42, municipality: 'Bygland', area: 2, latitude: 58.82, longitude: 7.78 },
  {
    county: 'Rogaland',
    countyNumber: 11,
    municipality: 'Hjelmeland',
    area: 2,
    latitude: 59.21,
    longitude: 6.38,
  },
  {
    county: 'Telemark',
    countyNumber: 40,
    municipality: 'Seljord',
    area: 2,
    latitude: 59.51,
    longitude: 8.66,
  },
  { county: 'Trøndelag', countyNumber: 50, municipality: 'Selbu', area: 3, latitude: 63.2, longitude: 11.1 },
  {
    county: 'Møre og Romsdal',
    countyNumber: 15,
    municipality: 'Rauma',
    area: 3,
    latitude: 62.5,
    longitude: 7.8,
  },
  {
    county: 'Nordland',
    countyNumber: 18,
    municipality: 'Fauske – Fuossko',
    area: 4,
    latitude: 67.2,
    longitude: 15.7,
  },
  { county: 'Troms', countyNumber: 55, municipality: 'Balsfjord', area: 4, latitude: 69.2, longitude: 19.4 },
  { county: 'Vestland', countyNumber: 46, municipality: 'Sogndal', area: 5, latitude: 61.35, longitude: 7.2 },
];

/** One line a plant: name, output and head, and what makes it one of the three kinds. */
interface Draft {
  readonly name: string;
  readonly outputMw: number;
  readonly headM: number | null;
  readonly firstYear?: number;
  readonly closedYear?: number;
  readonly isPump?: true;
}

const drafts: readonly Draft[] = [
  { name: 'Gammelfossen', outputMw: 1.8, headM: 42, firstYear: 1914, closedYear: 1987 },
  { name: 'Myrelva', outputMw: 0.35, headM: 61.5, firstYear: 1921, closedYear: 1962 },
  { name: 'Nerfossen', outputMw: 4.2, headM: 18.4, firstYear: 1938, closedYear: 2016 },
  { name: 'Oppsaga', outputMw: 0.09, headM: null, firstYear: 1949, closedYear: 1971 },
  { name: 'Rindefossen', outputMw: 12.5, headM: 88, firstYear: 1955, closedYear: 2022 },
  { name: 'Skardsbekken', outputMw: 0.7, headM: 133, firstYear: 1926, closedYear: 1995 },
  { name: 'Storlihaugen', outputMw: 2.6, headM: 205.5, firstYear: 1962, closedYear: 2024 },
  { name: 'Tverrgjuvet', outputMw: 0.24, headM: 96, firstYear: 1918, closedYear: 1958 },
  { name: 'Vesleåa', outputMw: 0.015, headM: null, firstYear: 1983, closedYear: 2009 },
  { name: 'Ytre Langvatn', outputMw: 7.9, headM: 157, firstYear: 1947, closedYear: 2003 },
  { name: 'Bjørkelia', outputMw: 3.4, headM: 189 },
  { name: 'Durmålsfossen', outputMw: 9.8, headM: 74.5 },
  { name: 'Fagervassåi', outputMw: 28, headM: 412 },
  { name: 'Ørneskaret', outputMw: 1.2, headM: 266 },
  { name: 'Åsdøla', outputMw: 5.5, headM: 121 },
  { name: 'Nye Rindefossen', outputMw: 16, headM: 88 },
  { name: 'Kvernhaug', outputMw: -3, headM: 0, firstYear: 1978, isPump: true },
  { name: 'Langtjønn', outputMw: -0.8, headM: -24.5, firstYear: 1986, isPump: true },
  { name: 'Smalvatn', outputMw: -11, headM: 0, firstYear: 1969, isPump: true },
];

const FIRST_NUMBER = 90_001;
const HOURS_AT_FULL_OUTPUT = 3900;

export interface InventedPlant {
  readonly row: JsonObject;
  readonly point: PlantPoint;
}

export function inventPlants(): InventedPlant[] {
  return drafts.map((draft, index) => {
    // Each round through the places stands a little to the side of the one before.
    const place = places[(index * 3) % places.length];
    const owner = inventedOwners[index % 3];
    if (!place || !owner) throw new Error('There are no places or owners');
    const plantNumber = FIRST_NUMBER + index;
    const aside = (index % 7) * 0.021;
    return {
      row: plantRow(plantNumber, draft, place, owner),
      point: {
        plantNumber,
        latitude: Number((place.latitude + aside).toFixed(6)),
        longitude: Number((place.longitude - aside).toFixed(6)),
      },
    };
  });
}

function plantRow(
  plantNumber: number,
  { name, outputMw, headM, firstYear, closedYear, isPump }: Draft,
  { county, countyNumber, municipality, area }: Place,
  owner: { readonly name: string; readonly number: number },
): JsonObject {
  const isBuilt = firstYear !== undefined;
  const flow = headM ? Number(((Math.abs(outputMw) * 1000) / (8.5 * Math.abs(headM))).toFixed(2)) : null;
  return {
    VannKraftverkID: plantNumber,
    Navn: `${name} (oppdiktet)`,
    VannKVType: isPump ? 'Pumpe' : 'Kraftverk',
    VannKVTypeID: isPump ? 'P' : 'K',
    HovedEier: owner.name,
    HovedEier_OrgNr: owner.number,
    Fylke: county,
    FylkesNr: countyNumber,
    Kommune: municipality,
    ForsteUtnyttelseAvFalletDato: firstYear ?? null,
    DatoForEldsteKraftproduserendeDel: firstYear ?? null,
    MaksYtelse: outputMw,
    MidProd_91_20: Number(((outputMw * HOURS_AT_FULL_OUTPUT) / 1000).toFixed(3)),
    BruttoFallhoyde_M: headM,
    Slukeevne: flow,
    EnEkv: headM ? Number((headM * 0.00236).toFixed(3)) : null,
    ElspotomraadeNummer: area,
    RegineNr: null,
    ErIDrift: isBuilt && closedYear === undefined,
    IDriftDato: isBuilt ? `${firstYear}-01-01T00:00:00` : null,
    Konsesjoner: [],
    Kraftverkstatus: closedYear !== undefined ? 'Ute av drift' : isBuilt ? 'Idrift' : null,
    Nedborsfeltnavn: `${name} (oppdiktet)`,
    SPPunkt: null,
    SPSone: '999',
    UnderBygging: !isBuilt,
    UteAvDrift: closedYear ?? null,
    VassdragsOmraadeID: null,
    VassdragsOmraadeNavn: null,
  };
}
