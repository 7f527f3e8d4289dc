// A few rows for the map service, one of every kind that matters to it.

import type { JsonObject } from '../base/json.ts';

const plant = (number: number, name: string, more: JsonObject): JsonObject => ({
  VannKraftverkID: number,
  Navn: name,
  VannKVType: 'Kraftverk',
  VannKVTypeID: 'K',
  Fylke: 'Rogaland',
  FylkesNr: 11,
  ErIDrift: true,
  UnderBygging: false,
  ...more,
});

export const MAP_ROWS = {
  plants: [
    plant(222, 'Kvilldal', {
      MaksYtelse: 1240,
      HovedEier: 'Oppdiktet Kraft AS',
      HovedEier_OrgNr: 100000018,
      IDriftDato: '1981-06-01T00:00:00',
      ElspotomraadeNummer: 2,
      Konsesjoner: [
        { KdbID: 7, Tittel: 'Reguleringskonsesjon' },
        { KdbID: 9, Tittel: 'Fallrettskonsesjon' },
      ],
    }),
    plant(3, 'Åna', { MaksYtelse: 0.5, Fylke: 'Agder', IDriftDato: '2007-01-01T00:00:00' }),
    plant(40, 'Bøvra', {
      MaksYtelse: null,
      Fylke: 'Innlandet',
      Konsesjoner: [{ KdbID: 7, Tittel: 'Felles' }],
    }),
    plant(51, 'Uten sted', { MaksYtelse: 12.5, Fylke: 'Agder' }),
    plant(60, 'Stølsvatn pumpe', {
      VannKVType: 'Pumpe',
      VannKVTypeID: 'P',
      MaksYtelse: -28,
      HovedEier_OrgNr: 100000018,
    }),
    plant(70, 'Nybygd', { ErIDrift: false, UnderBygging: true }),
    plant(80, 'Nedlagt', { ErIDrift: false, Kraftverkstatus: 'Ute av drift', UteAvDrift: 1977 }),
  ],
  points: [
    { plantNumber: 222, latitude: 59.5, longitude: 6.6 },
    { plantNumber: 3, latitude: 58.3, longitude: 6.9 },
    { plantNumber: 40, latitude: 61.7, longitude: 8.3 },
    { plantNumber: 60, latitude: 59.6, longitude: 6.8 },
    { plantNumber: 70, latitude: 66.1, longitude: 14.2 },
  ],
  applications: [
    {
      KraftverksNavn: 'Åna (oppdiktet)',
      GWh: 0.522,
      OU: true,
      StatusID: 4,
      Idrift: '01/01/2012 00:00:00',
      Startdato: '01/01/2012 00:00:00',
      Sluttdato: '31/12/2026 00:00:00',
      ProduksjonGWhMaalet: 0.522,
      KraftverkEierOrgNr: 100000018,
    },
    { KraftverksNavn: 'Bekk (oppdiktet)', StatusID: 7, KraftverkEierOrgNr: 100000026 },
  ],
} as const satisfies { readonly [register: string]: readonly JsonObject[] };
