import type { OperationTable } from '../../schema/notation.ts';

/**
 * The operations of the two services (specification 3, "Endpoints"), all GET, as `{base}/{operation}`. Rows are the
 * JSON type because an imported row answers value for value (decision 0203); `rows` names their described type.
 */
export const certificateOperations = {
  GetApplications: {
    doc: 'All applications for electricity certificates.',
    input: {},
    output: 'json',
    rows: 'CertificateApplication',
  },
  GetSummaryValues: {
    doc: 'Certificate-eligible production summed over a year, a quarter or a month, GWh.',
    input: {
      year: ['int', 'Year, 2012 to the present one.'],
      period: [
        'string?',
        'Month 1 to 12, or quarter q1 to q4. Without it the whole year. Also read as month, m, quarter, q, monthOrQuarter.',
      ],
    },
    output: 'SummaryValues',
    rows: 'SummaryValues',
  },
  GetSummaryValuesPerQuarter: {
    doc: 'The summary values of every quarter since the scheme began.',
    input: {},
    output: 'json',
    rows: 'QuarterSummary',
  },
} as const satisfies EnergyOperationTable;

export const hydropowerOperations = {
  GetHydroPowerPlantsInOperation: {
    doc: 'The hydropower plants, pumped-storage plants and pumps in operation.',
    input: {},
    output: 'json',
    rows: 'HydropowerPlant',
  },
  GetHydroPowerPlants: {
    doc: 'All hydropower plants, those under construction and those closed for good included.',
    input: {},
    output: 'json',
    rows: 'HydropowerPlant',
  },
} as const satisfies EnergyOperationTable;

/** An operation that also says which described type its rows have. */
export type EnergyOperationTable = OperationTable & {
  readonly [operation: string]: { readonly rows: string };
};

export type CertificateOperations = typeof certificateOperations;
export type HydropowerOperations = typeof hydropowerOperations;
