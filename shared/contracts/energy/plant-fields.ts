// The fields of hydropower plants, once: on the wire (specification 3), as columns of the table, as fields of the layers.

import { columnsOf, type FieldTable } from './columns.ts';

export const plantFields = {
  VannKraftverkID: {
    type: 'int',
    doc: 'Running number of the plant.',
    alias: 'Plant number',
    column: { id: 'plantNumber', kind: 'number', decimals: 0 },
  },
  Navn: {
    type: 'string',
    doc: 'Name; not unique.',
    alias: 'Name',
    column: { id: 'name', kind: 'text', isShown: true },
  },
  VannKVType: { type: 'string', doc: 'Kraftverk, Pumpekraftverk or Pumpe.', alias: 'Type' },
  /** K, PK, P. */
  VannKVTypeID: {
    type: 'string',
    doc: 'K, PK or P: the short code of the type.',
    alias: 'Type code',
    column: { id: 'type', kind: 'choice', isShown: true, isFacet: true },
  },
  HovedEier: {
    type: 'string|nil',
    doc: 'Name of the main owner.',
    alias: 'Main owner',
    column: { id: 'owner', kind: 'text', isShown: true, isFacet: true },
  },
  HovedEier_OrgNr: {
    type: 'int|nil',
    doc: 'Organisation number of the main owner.',
    alias: 'Organisation number of the main owner',
    column: { id: 'ownerNumber', kind: 'text' },
  },
  Fylke: {
    type: 'string',
    doc: 'County.',
    alias: 'County',
    column: { id: 'county', kind: 'text', isShown: true, isFacet: true },
  },
  FylkesNr: { type: 'int', doc: 'Number of the county.', alias: 'County number' },
  Kommune: {
    type: 'string',
    doc: 'Municipality.',
    alias: 'Municipality',
    column: { id: 'municipality', kind: 'text' },
  },
  ForsteUtnyttelseAvFalletDato: {
    type: 'int|nil',
    doc: 'Year of the first use of the waterfall.',
    alias: 'First use of the waterfall, year',
    column: { id: 'firstUseYear', kind: 'year' },
  },
  DatoForEldsteKraftproduserendeDel: {
    type: 'int|nil',
    doc: 'Year of the oldest part that produces power.',
    alias: 'Oldest producing part, year',
    column: { id: 'oldestPartYear', kind: 'year' },
  },
  MaksYtelse: {
    type: 'double|nil',
    doc: 'Maximum output, MW, at mean head and full flow. Negative for pumps.',
    alias: 'Maximum output, MW',
    column: { id: 'outputMw', kind: 'number', unit: 'MW', isShown: true, decimals: 1 },
  },
  MidProd_91_20: {
    type: 'double|nil',
    doc: 'Mean production, GWh per year, inflow of 1991 to 2020. Negative for pumps.',
    alias: 'Mean production 1991-2020, GWh',
    column: { id: 'productionGwh', kind: 'number', unit: 'GWh', isShown: true, decimals: 1 },
  },
  BruttoFallhoyde_M: {
    type: 'double|nil',
    doc: 'Gross head, m, from the water at the intake to the outlet, at 67 % filling.',
    alias: 'Gross head, m',
    column: { id: 'headM', kind: 'number', unit: 'm', decimals: 1 },
  },
  Slukeevne: {
    type: 'double|nil',
    doc: 'Largest flow that the turbines can use, m³/s.',
    alias: 'Largest flow, m3/s',
    column: { id: 'flowM3s', kind: 'number', unit: 'm³/s', decimals: 2 },
  },
  EnEkv: {
    type: 'double|nil',
    doc: 'Energy equivalent, kWh per m³.',
    alias: 'Energy equivalent, kWh/m3',
    column: { id: 'energyEquivalent', kind: 'number', unit: 'kWh/m³', decimals: 3 },
  },
  /** NO1 to NO5. */
  ElspotomraadeNummer: {
    type: 'int|nil',
    doc: 'Spot-price area, 1 to 5: south-east, south-west, middle, north, west.',
    alias: 'Spot-price area',
    column: { id: 'area', kind: 'choice', isShown: true, isFacet: true },
  },
  RegineNr: {
    type: 'string|nil',
    doc: 'Number of the hydrographic catchment division.',
    alias: 'Catchment number',
    column: { id: 'regineNumber', kind: 'text' },
  },
  ErIDrift: { type: 'boolean', doc: 'Whether the plant is in operation.', alias: 'In operation' },
  IDriftDato: {
    type: 'string|nil',
    doc: 'Commissioning date, yyyy-MM-ddTHH:mm:ss without zone. 1 January often means that only the year is known.',
    alias: 'Commissioned',
    column: { id: 'commissioned', kind: 'date' },
  },
  Konsesjoner: { type: 'Licence[]', doc: 'Licences tied to the plant.' },
  Kraftverkstatus: {
    type: 'string|nil',
    doc: 'Idrift, or Ute av drift: closed for good, not a stop for a time.',
    alias: 'Status',
  },
  Nedborsfeltnavn: {
    type: 'string|nil',
    doc: 'Name of the catchment; KYSTFELT is a coastal one.',
    alias: 'Catchment',
    column: { id: 'catchment', kind: 'text' },
  },
  SPPunkt: {
    type: 'string|nil',
    doc: 'Two-digit number inside the watercourse.',
    alias: 'Number inside the watercourse',
  },
  SPSone: {
    type: 'string|nil',
    doc: 'Old three-digit number of the watercourse.',
    alias: 'Number of the watercourse',
  },
  UnderBygging: {
    type: 'boolean',
    doc: 'Whether the plant is under construction.',
    alias: 'Under construction',
  },
  UteAvDrift: {
    type: 'int|nil',
    doc: 'Year of closing; null while in operation.',
    alias: 'Closed, year',
    column: { id: 'closedYear', kind: 'year' },
  },
  AgencyOmraadeID: {
    type: 'int|nil',
    doc: 'Not described; null in every row seen.',
    alias: 'Agency area id',
  },
  AgencyOmraadeNavn: {
    type: 'string|nil',
    doc: 'Not described; null in every row seen.',
    alias: 'Agency area',
  },
  VassdragsOmraadeID: {
    type: 'int|nil',
    doc: 'Internal district of the operator, 1 to 13; not a watercourse.',
    alias: 'District id',
  },
  VassdragsOmraadeNavn: {
    type: 'string|nil',
    doc: 'Name of the district.',
    alias: 'District',
    column: { id: 'district', kind: 'text' },
  },
} as const satisfies FieldTable;

/** The columns of the table in their order. */
export const plantColumns = columnsOf(plantFields, [
  'Navn',
  'VannKraftverkID',
  'VannKVTypeID',
  'MaksYtelse',
  'MidProd_91_20',
  'ElspotomraadeNummer',
  'Fylke',
  'Kommune',
  'HovedEier',
  'HovedEier_OrgNr',
  /** operation, construction, closed. */
  { id: 'status', kind: 'choice', isFacet: true, isShown: true },
  'BruttoFallhoyde_M',
  'Slukeevne',
  'EnEkv',
  'IDriftDato',
  'ForsteUtnyttelseAvFalletDato',
  'DatoForEldsteKraftproduserendeDel',
  'UteAvDrift',
  'Nedborsfeltnavn',
  'RegineNr',
  'VassdragsOmraadeNavn',
  { id: 'licenceCount', kind: 'number', decimals: 0 },
  { id: 'latitude', kind: 'number', unit: '°', decimals: 4 },
  { id: 'longitude', kind: 'number', unit: '°', decimals: 4 },
  /** match, possible, none: the join with certificate applications. */
  { id: 'certificates', kind: 'choice', isFacet: true },
]);
