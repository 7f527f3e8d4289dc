import type { JsonOperationTable } from '../json-service.ts';

/**
 * The operations of the two services (specification 3, "Endpoints"), all GET. Rows are the JSON type because an imported
 * row answers value for value (decision 0203); `rows` names their described type.
 */
export const certificateOperations = {
  GetApplications: {
    doc: 'All applications for electricity certificates.',
    method: 'GET',
    path: 'GetApplications',
    input: {},
    output: 'json',
    rows: 'CertificateApplication',
    isCached: true,
  },
  GetSummaryValues: {
    doc: 'Certificate-eligible production summed over a year, a quarter or a month, GWh.',
    method: 'GET',
    path: 'GetSummaryValues',
    input: {
      year: ['int', 'Year, 2012 to the present one.'],
      period: [
        'string?',
        'Month 1 to 12, or quarter q1 to q4. Without it the whole year. Also read as month, m, quarter, q, monthOrQuarter.',
      ],
    },
    output: 'SummaryValues',
    rows: 'SummaryValues',
    isCached: true,
  },
  GetSummaryValuesPerQuarter: {
    doc: 'The summary values of every quarter since the scheme began.',
    method: 'GET',
    path: 'GetSummaryValuesPerQuarter',
    input: {},
    output: 'json',
    rows: 'QuarterSummary',
    isCached: true,
  },
} as const satisfies JsonOperationTable;

export const hydropowerOperations = {
  GetHydroPowerPlantsInOperation: {
    doc: 'The hydropower plants, pumped-storage plants and pumps in operation.',
    method: 'GET',
    path: 'GetHydroPowerPlantsInOperation',
    input: {},
    output: 'json',
    rows: 'HydropowerPlant',
    isCached: true,
  },
  GetHydroPowerPlants: {
    doc: 'All hydropower plants, those under construction and those closed for good included.',
    method: 'GET',
    path: 'GetHydroPowerPlants',
    input: {},
    output: 'json',
    rows: 'HydropowerPlant',
    isCached: true,
  },
} as const satisfies JsonOperationTable;

export type CertificateOperations = typeof certificateOperations;
export type HydropowerOperations = typeof hydropowerOperations;
