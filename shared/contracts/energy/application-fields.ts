// The fields of certificate applications, once: on the wire (specification 3), as columns, as fields of the map's table.

import { columnsOf, type FieldTable } from './columns.ts';

export const applicationFields = {
  Status: {
    type: 'string',
    doc: 'Godkjent (approved) or Klage på godkjennelse (appeal against approval).',
    alias: 'Status',
  },
  /** As the source says it, in Norwegian. */
  TypeAnlegg: {
    type: 'string',
    doc: 'Kind of energy production, for example Vannkraft or Vindkraft.',
    alias: 'Energy source',
    column: { id: 'energySource', kind: 'choice', isShown: true, isFacet: true },
  },
  KraftverksNavn: {
    type: 'string',
    doc: 'Name of the plant.',
    alias: 'Name of the plant',
    column: { id: 'name', kind: 'text', isShown: true },
  },
  GWh: {
    type: 'double|nil',
    doc: 'Mean production of the whole plant, GWh per year. The operator calls it expected eligible production; its own rows hold the whole.',
    alias: 'Mean production, GWh',
    column: { id: 'wholeProductionGwh', kind: 'number', unit: 'GWh', isShown: true, decimals: 3 },
  },
  ProduksjonGWhForventetElsertifikatberettiget: {
    type: 'double|nil',
    doc: 'The part of the production that is eligible for certificates, GWh per year.',
    alias: 'Eligible production, GWh',
    column: { id: 'eligibleProductionGwh', kind: 'number', unit: 'GWh', isShown: true, decimals: 3 },
  },
  MW: {
    type: 'double|nil',
    doc: 'Capacity, MW.',
    alias: 'Capacity, MW',
    column: { id: 'outputMw', kind: 'number', unit: 'MW', isShown: true, decimals: 1 },
  },
  Idrift: {
    type: 'string|nil',
    doc: 'Commissioning date, dd/MM/yyyy HH:mm:ss.',
    alias: 'Commissioned',
    column: { id: 'commissioned', kind: 'date' },
  },
  /** target, transitional. */
  IMalet: {
    type: 'string|nil',
    doc: 'Ja: certificates issued in the target scheme. Nei: in the transitional arrangement.',
    alias: 'In the target scheme',
    column: { id: 'scheme', kind: 'choice', isFacet: true, isShown: true },
  },
  ProduksjonGWhMaalet: {
    type: 'double|nil',
    doc: 'Expected production of a normal year in the target scheme, GWh.',
    alias: 'Production in the target scheme, GWh',
    column: { id: 'targetProductionGwh', kind: 'number', unit: 'GWh', decimals: 3 },
  },
  ProduksjonGWhOvergangsordn: {
    type: 'double|nil',
    doc: 'Expected production of a normal year in the transitional arrangement, GWh.',
    alias: 'Production in the transitional arrangement, GWh',
    column: { id: 'transitionalProductionGwh', kind: 'number', unit: 'GWh', decimals: 3 },
  },
  OU: {
    type: 'boolean|nil',
    doc: 'True: certificates for the whole production. False: for a part of it.',
    alias: 'Whole production',
    column: { id: 'isWholeProduction', kind: 'boolean', isFacet: true },
  },
  StatusDato: {
    type: 'string|nil',
    doc: 'Date of the present status, dd/MM/yyyy HH:mm:ss.',
    alias: 'Date of the status',
    column: { id: 'statusDate', kind: 'date' },
  },
  /** 4, 7. */
  StatusID: {
    type: 'int',
    doc: '4: approved. 7: appeal against approval.',
    alias: 'Status number',
    column: { id: 'status', kind: 'choice', isShown: true, isFacet: true },
  },
  Startdato: {
    type: 'string|nil',
    doc: 'First day of the allocation period, dd/MM/yyyy HH:mm:ss.',
    alias: 'First day',
    column: { id: 'start', kind: 'date', isShown: true },
  },
  Sluttdato: {
    type: 'string|nil',
    doc: 'Last day of the allocation period, dd/MM/yyyy HH:mm:ss.',
    alias: 'Last day',
    column: { id: 'end', kind: 'date', isShown: true },
  },
  KraftverkEierOrgNr: {
    type: 'int|nil',
    doc: 'Organisation number of the owner.',
    alias: 'Organisation number of the owner',
    column: { id: 'ownerNumber', kind: 'text' },
  },
  KraftverkEierNavn: {
    type: 'string|nil',
    doc: 'Name of the owner.',
    alias: 'Owner',
    column: { id: 'owner', kind: 'text', isShown: true, isFacet: true },
  },
  Fylke: {
    type: 'string|nil',
    doc: 'County.',
    alias: 'County',
    column: { id: 'county', kind: 'text', isShown: true, isFacet: true },
  },
  Kommune: {
    type: 'string|nil',
    doc: 'Municipality.',
    alias: 'Municipality',
    column: { id: 'municipality', kind: 'text' },
  },
  /** NO1 to NO5, from EL 1 to EL 5. */
  Omraade: {
    type: 'string|nil',
    doc: 'Spot-price area, written EL 1 to EL 5.',
    alias: 'Spot-price area',
    column: { id: 'area', kind: 'choice', isShown: true, isFacet: true },
  },
} as const satisfies FieldTable;

/** The columns of the table in their order. */
export const applicationColumns = columnsOf(applicationFields, [
  'KraftverksNavn',
  'TypeAnlegg',
  'MW',
  'GWh',
  'ProduksjonGWhForventetElsertifikatberettiget',
  'Omraade',
  'Fylke',
  'Kommune',
  'KraftverkEierNavn',
  'KraftverkEierOrgNr',
  'StatusID',
  'StatusDato',
  'ProduksjonGWhMaalet',
  'ProduksjonGWhOvergangsordn',
  'IMalet',
  'OU',
  'Idrift',
  'Startdato',
  'Sluttdato',
]);
