import type { TypeTable, ValueOf } from '../../schema/notation.ts';

/**
 * The wire types of the certificate and hydropower services (specification 3, "Resources and their fields"), in the
 * order of its tables. Rows that ship are written by this table; imported rows answer as they came.
 */
export const energyTypes = {
  CertificateApplication: {
    doc: 'An application for electricity certificates.',
    fields: {
      Status: ['string', 'Godkjent (approved) or Klage på godkjennelse (appeal against approval).'],
      TypeAnlegg: ['string', 'Kind of energy production, for example Vannkraft or Vindkraft.'],
      KraftverksNavn: ['string', 'Name of the plant.'],
      GWh: [
        'double|nil',
        'Mean production of the whole plant, GWh per year. The operator calls it expected eligible production; its own rows hold the whole.',
      ],
      ProduksjonGWhForventetElsertifikatberettiget: [
        'double|nil',
        'The part of the production that is eligible for certificates, GWh per year.',
      ],
      MW: ['double|nil', 'Capacity, MW.'],
      Idrift: ['string|nil', 'Commissioning date, dd/MM/yyyy HH:mm:ss.'],
      IMalet: [
        'string|nil',
        'Ja: certificates issued in the target scheme. Nei: in the transitional arrangement.',
      ],
      ProduksjonGWhMaalet: ['double|nil', 'Expected production of a normal year in the target scheme, GWh.'],
      ProduksjonGWhOvergangsordn: [
        'double|nil',
        'Expected production of a normal year in the transitional arrangement, GWh.',
      ],
      OU: ['boolean|nil', 'True: certificates for the whole production. False: for a part of it.'],
      StatusDato: ['string|nil', 'Date of the present status, dd/MM/yyyy HH:mm:ss.'],
      StatusID: ['int', '4: approved. 7: appeal against approval.'],
      Startdato: ['string|nil', 'First day of the allocation period, dd/MM/yyyy HH:mm:ss.'],
      Sluttdato: ['string|nil', 'Last day of the allocation period, dd/MM/yyyy HH:mm:ss.'],
      KraftverkEierOrgNr: ['int|nil', 'Organisation number of the owner.'],
      KraftverkEierNavn: ['string|nil', 'Name of the owner.'],
      Fylke: ['string|nil', 'County.'],
      Kommune: ['string|nil', 'Municipality.'],
      Omraade: ['string|nil', 'Spot-price area, written EL 1 to EL 5.'],
    },
  },
  SummaryValues: {
    doc: 'Certificate-eligible production summed over a period, GWh.',
    fields: {
      IMaalet: ['double', 'In the target scheme, GWh.'],
      IOvergangsordningen: ['double', 'In the transitional arrangement, GWh.'],
    },
  },
  QuarterSummary: {
    doc: 'The summary values of one quarter.',
    fields: {
      Values: ['SummaryValues', 'The sums of the quarter.'],
      Year: ['int', 'Year.'],
      Quarter: ['int', 'Quarter, 1 to 4.'],
    },
  },
  Licence: {
    doc: 'A licence that is tied to a plant.',
    fields: {
      KdbID: ['int', 'Number in the licence database.'],
      Tittel: ['string', 'Title of the licence.'],
    },
  },
  HydropowerPlant: {
    doc: 'A built hydropower plant, pumped-storage plant or pump.',
    fields: {
      VannKraftverkID: ['int', 'Running number of the plant.'],
      Navn: ['string', 'Name; not unique.'],
      VannKVType: ['string', 'Kraftverk, Pumpekraftverk or Pumpe.'],
      VannKVTypeID: ['string', 'K, PK or P: the short code of the type.'],
      HovedEier: ['string|nil', 'Name of the main owner.'],
      HovedEier_OrgNr: ['int|nil', 'Organisation number of the main owner.'],
      Fylke: ['string', 'County.'],
      FylkesNr: ['int', 'Number of the county.'],
      Kommune: ['string', 'Municipality.'],
      ForsteUtnyttelseAvFalletDato: ['int|nil', 'Year of the first use of the waterfall.'],
      DatoForEldsteKraftproduserendeDel: ['int|nil', 'Year of the oldest part that produces power.'],
      MaksYtelse: ['double|nil', 'Maximum output, MW, at mean head and full flow. Negative for pumps.'],
      MidProd_91_20: [
        'double|nil',
        'Mean production, GWh per year, inflow of 1991 to 2020. Negative for pumps.',
      ],
      BruttoFallhoyde_M: [
        'double|nil',
        'Gross head, m, from the water at the intake to the outlet, at 67 % filling.',
      ],
      Slukeevne: ['double|nil', 'Largest flow that the turbines can use, m³/s.'],
      EnEkv: ['double|nil', 'Energy equivalent, kWh per m³.'],
      ElspotomraadeNummer: [
        'int|nil',
        'Spot-price area, 1 to 5: south-east, south-west, middle, north, west.',
      ],
      RegineNr: ['string|nil', 'Number of the hydrographic catchment division.'],
      ErIDrift: ['boolean', 'Whether the plant is in operation.'],
      IDriftDato: [
        'string|nil',
        'Commissioning date, yyyy-MM-ddTHH:mm:ss without zone. 1 January often means that only the year is known.',
      ],
      Konsesjoner: ['Licence[]', 'Licences tied to the plant.'],
      Kraftverkstatus: ['string|nil', 'Idrift, or Ute av drift: closed for good, not a stop for a time.'],
      Nedborsfeltnavn: ['string|nil', 'Name of the catchment; KYSTFELT is a coastal one.'],
      SPPunkt: ['string|nil', 'Two-digit number inside the watercourse.'],
      SPSone: ['string|nil', 'Old three-digit number of the watercourse.'],
      UnderBygging: ['boolean', 'Whether the plant is under construction.'],
      UteAvDrift: ['int|nil', 'Year of closing; null while in operation.'],
      AgencyOmraadeID: ['int|nil', 'Not described; null in every row seen.'],
      AgencyOmraadeNavn: ['string|nil', 'Not described; null in every row seen.'],
      VassdragsOmraadeID: ['int|nil', 'Internal district of the operator, 1 to 13; not a watercourse.'],
      VassdragsOmraadeNavn: ['string|nil', 'Name of the district.'],
    },
  },
} as const satisfies TypeTable;

/** A named table keeps compiler messages short. */
type Table = typeof energyTypes;
export interface EnergyTypes extends Table {}

export type SummaryValues = ValueOf<EnergyTypes, 'SummaryValues'>;
