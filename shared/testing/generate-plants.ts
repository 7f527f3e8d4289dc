import type { Json, JsonObject } from '../base/json.ts';

// An answer of the hydropower service with the shape and the quirks of the real one: numbers as text, a county with a
// blank behind it, names that occur twice, pumps below zero, nothing where nothing is known.

const COUNTIES = [
  ['Agder', '42', 2],
  ['Buskerud', '33', 5],
  ['Innlandet', '34', 1],
  ['Møre og Romsdal', '15', 3],
  ['Nordland', '18', 4],
  ['Rogaland', '11', 2],
  ['Telemark ', '40', 2],
  ['Troms', '55', 4],
  ['Trøndelag', '50', 3],
  ['Vestland', '46', 5],
] as const;
const TYPES = [
  ['Kraftverk', 'K'],
  ['Pumpekraftverk', 'PK'],
  ['Pumpe', 'P'],
] as const;
const MUNICIPALITIES = ['Suldal', 'Snåase – Snåsa', 'Fauske – Fuossko', 'Voss', 'Tinn', 'Øvre Eiker'];

/** The plants in operation: `count` rows, the same ones for the same count. */
export function generatePlants(count: number): JsonObject[] {
  return Array.from({ length: count }, (_, index) => generatePlant(index));
}

function generatePlant(index: number): JsonObject {
  const [county, countyNumber, area] = pick(COUNTIES, index * 7);
  const [type, typeId] = pick(TYPES, index % 55 === 7 ? 2 : index % 203 === 5 ? 1 : 0);
  const sign = typeId === 'P' ? -1 : 1;
  const outputMw = sign * Number(((((index * 7919) % 9973) / 9973) ** 4 * 1240 + 0.0014).toFixed(4));
  const year = 1899 + ((index * 31) % 127);
  const isMicro = Math.abs(outputMw) < 1 && index % 3 === 0;
  const hasOwner = index % 15 !== 0;
  const ownerNumber = String(810_000_000 + ((index * 131) % 400));
  return {
    VannKraftverkID: index * 2 + 1,
    // Every sixteenth row has its name in common with the sixteenth before or after it.
    Navn: `Foss ${index % 16 === 0 ? index - (index % 32) : index} ævåg`,
    VannKVType: type,
    VannKVTypeID: typeId,
    HovedEier: hasOwner ? `ELVEKRAFT ${ownerNumber} AS` : null,
    HovedEier_OrgNr: hasOwner && index % 11 !== 0 ? ownerNumber : null,
    Fylke: county,
    FylkesNr: countyNumber,
    Kommune: pick(MUNICIPALITIES, index),
    KommuneNr: String(index % 60).padStart(2, '0'),
    ForsteUtnyttelseAvFalletDato: year,
    DatoForEldsteKraftproduserendeDel: Math.min(year + (index % 9), 2025),
    MaksYtelse: outputMw,
    MidProd_91_20: Number((outputMw * 4.07).toFixed(3)),
    BruttoFallhoyde_M: isMicro ? null : sign > 0 ? Number((4 + ((index * 17) % 1060)).toFixed(1)) : 0,
    Slukeevne: isMicro ? null : Number(((index * 13) % 270).toFixed(2)),
    EnEkv: isMicro ? null : Number((sign * (((index * 5) % 2900) / 1000)).toFixed(3)),
    ElspotomraadeNummer: String(area),
    RegineNr: `${String(index % 247).padStart(3, '0')}.B${index % 9}A`,
    ErIDrift: true,
    IDriftDato: index % 3 === 0 ? `${year}-01-01T00:00:00` : `${year}-11-0${1 + (index % 9)}T00:00:00`,
    Konsesjoner: licences(index),
    Kraftverkstatus: 'Idrift',
    NVEOmraadeID: null,
    NVEOmraadeNavn: null,
    Nedborsfeltnavn: index === 3 ? null : index % 12 === 0 ? 'KYSTFELT' : `elv ${index % 400}`,
    SPPunkt: index % 5 < 2 ? null : String(index % 100).padStart(2, '0'),
    SPSone: index % 6 === 0 ? '999' : String(index % 900).padStart(3, '0'),
    UnderBygging: false,
    UteAvDrift: null,
    VassdragsOmraadeID: 1 + (index % 13),
    VassdragsOmraadeNavn: `NVE - område: ${1 + (index % 13)}`,
  };
}

function licences(index: number): Json[] {
  return Array.from({ length: index % 10 === 0 ? 0 : 1 + (index % 3) }, (_, place) => ({
    KdbID: index * 3 + place,
    Tittel: `Regulering av\u00a0Storvatn ${place} «${index}», overføring til kraftverket`,
  }));
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
