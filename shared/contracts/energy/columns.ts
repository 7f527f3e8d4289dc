// The columns of the tables: what rows are normalised to for search, table, charts, join and export. The wire stays as
// it is; see registers.ts.

export type ColumnKind = 'text' | 'number' | 'date' | 'year' | 'boolean' | 'choice';

export interface ColumnDescription {
  readonly id: string;
  readonly kind: ColumnKind;
  /** The wire member that it is read from; absent for a derived column. */
  readonly member?: string;
  /** Shown behind the label, for example MW. */
  readonly unit?: 'MW' | 'GWh' | 'm' | 'm³/s' | 'kWh/m³' | '°';
  /** Shown in a table that nobody has changed. */
  readonly isShown?: true;
  /** Has a facet with counts in the filter panel. */
  readonly isFacet?: true;
  /** Digits behind the decimal sign. */
  readonly decimals?: number;
}

/** Labels are in the locales as `column.plants.<id>`. `choice` columns hold codes, shown as `choice.<id>.<code>`. */
export const plantColumns = [
  { id: 'name', kind: 'text', member: 'Navn', isShown: true },
  { id: 'plantNumber', kind: 'number', member: 'VannKraftverkID', decimals: 0 },
  /** K, PK, P. */
  { id: 'type', kind: 'choice', member: 'VannKVTypeID', isShown: true, isFacet: true },
  { id: 'outputMw', kind: 'number', member: 'MaksYtelse', unit: 'MW', isShown: true, decimals: 1 },
  { id: 'productionGwh', kind: 'number', member: 'MidProd_91_20', unit: 'GWh', isShown: true, decimals: 1 },
  /** NO1 to NO5. */
  { id: 'area', kind: 'choice', member: 'ElspotomraadeNummer', isShown: true, isFacet: true },
  { id: 'county', kind: 'text', member: 'Fylke', isShown: true, isFacet: true },
  { id: 'municipality', kind: 'text', member: 'Kommune' },
  { id: 'owner', kind: 'text', member: 'HovedEier', isShown: true, isFacet: true },
  { id: 'ownerNumber', kind: 'text', member: 'HovedEier_OrgNr' },
  /** operation, construction, closed. */
  { id: 'status', kind: 'choice', isFacet: true, isShown: true },
  { id: 'headM', kind: 'number', member: 'BruttoFallhoyde_M', unit: 'm', decimals: 1 },
  { id: 'flowM3s', kind: 'number', member: 'Slukeevne', unit: 'm³/s', decimals: 2 },
  { id: 'energyEquivalent', kind: 'number', member: 'EnEkv', unit: 'kWh/m³', decimals: 3 },
  { id: 'commissioned', kind: 'date', member: 'IDriftDato' },
  { id: 'firstUseYear', kind: 'year', member: 'ForsteUtnyttelseAvFalletDato' },
  { id: 'oldestPartYear', kind: 'year', member: 'DatoForEldsteKraftproduserendeDel' },
  { id: 'closedYear', kind: 'year', member: 'UteAvDrift' },
  { id: 'catchment', kind: 'text', member: 'Nedborsfeltnavn' },
  { id: 'regineNumber', kind: 'text', member: 'RegineNr' },
  { id: 'district', kind: 'text', member: 'VassdragsOmraadeNavn' },
  { id: 'licenceCount', kind: 'number', decimals: 0 },
  { id: 'latitude', kind: 'number', unit: '°', decimals: 4 },
  { id: 'longitude', kind: 'number', unit: '°', decimals: 4 },
  /** match, possible, none: the join with certificate applications. */
  { id: 'certificates', kind: 'choice', isFacet: true },
] as const satisfies readonly ColumnDescription[];

export const applicationColumns = [
  { id: 'name', kind: 'text', member: 'KraftverksNavn', isShown: true },
  /** As the source says it, in Norwegian. */
  { id: 'energySource', kind: 'choice', member: 'TypeAnlegg', isShown: true, isFacet: true },
  { id: 'outputMw', kind: 'number', member: 'MW', unit: 'MW', isShown: true, decimals: 1 },
  { id: 'wholeProductionGwh', kind: 'number', member: 'GWh', unit: 'GWh', isShown: true, decimals: 3 },
  {
    id: 'eligibleProductionGwh',
    kind: 'number',
    member: 'ProduksjonGWhForventetElsertifikatberettiget',
    unit: 'GWh',
    isShown: true,
    decimals: 3,
  },
  /** NO1 to NO5, from EL 1 to EL 5. */
  { id: 'area', kind: 'choice', member: 'Omraade', isShown: true, isFacet: true },
  { id: 'county', kind: 'text', member: 'Fylke', isShown: true, isFacet: true },
  { id: 'municipality', kind: 'text', member: 'Kommune' },
  { id: 'owner', kind: 'text', member: 'KraftverkEierNavn', isShown: true, isFacet: true },
  { id: 'ownerNumber', kind: 'text', member: 'KraftverkEierOrgNr' },
  /** 4, 7. */
  { id: 'status', kind: 'choice', member: 'StatusID', isShown: true, isFacet: true },
  { id: 'statusDate', kind: 'date', member: 'StatusDato' },
  { id: 'targetProductionGwh', kind: 'number', member: 'ProduksjonGWhMaalet', unit: 'GWh', decimals: 3 },
  {
    id: 'transitionalProductionGwh',
    kind: 'number',
    member: 'ProduksjonGWhOvergangsordn',
    unit: 'GWh',
    decimals: 3,
  },
  /** target, transitional. */
  { id: 'scheme', kind: 'choice', member: 'IMalet', isFacet: true, isShown: true },
  { id: 'isWholeProduction', kind: 'boolean', member: 'OU', isFacet: true },
  { id: 'commissioned', kind: 'date', member: 'Idrift' },
  { id: 'start', kind: 'date', member: 'Startdato', isShown: true },
  { id: 'end', kind: 'date', member: 'Sluttdato', isShown: true },
] as const satisfies readonly ColumnDescription[];

/** The whole series from 2012 to now: imported quarters and computed ones. */
export const quarterColumns = [
  { id: 'year', kind: 'year' },
  { id: 'quarter', kind: 'number', decimals: 0 },
  { id: 'targetGwh', kind: 'number', unit: 'GWh', decimals: 3 },
  { id: 'transitionalGwh', kind: 'number', unit: 'GWh', decimals: 3 },
  { id: 'isImported', kind: 'boolean' },
] as const satisfies readonly ColumnDescription[];

export const pointColumns = [
  { id: 'plantNumber', kind: 'number', member: 'plantNumber', decimals: 0 },
  { id: 'latitude', kind: 'number', member: 'latitude', unit: '°', decimals: 4 },
  { id: 'longitude', kind: 'number', member: 'longitude', unit: '°', decimals: 4 },
] as const satisfies readonly ColumnDescription[];
