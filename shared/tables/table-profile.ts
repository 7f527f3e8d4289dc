import type { RegisterId } from '../contracts/energy/registers.ts';

/** What the engine has to know of a register besides its columns. */
export interface TableProfile {
  /** Number columns that totals and groups sum. */
  readonly sums: readonly string[];
  /** Columns that tell a row in short, where there is no room for all of it; the one with the freest text last. */
  readonly outline?: readonly string[];
  /** Rows whose amounts are summed apart from the others: pumps, whose output and production are negative. */
  readonly apart?: { readonly column: string; readonly value: string };
  /** Labels of choices in the language of the screen: by column, then by code. Search, sort and exports use them. */
  readonly labels?: ChoiceLabels;
}

export interface ChoiceLabels {
  readonly [column: string]: { readonly [code: string]: string };
}

export const tableProfiles = {
  plants: {
    sums: ['outputMw', 'productionGwh'],
    outline: ['outputMw', 'productionGwh', 'county', 'owner'],
    apart: { column: 'type', value: 'P' },
  },
  applications: {
    sums: ['outputMw', 'wholeProductionGwh', 'eligibleProductionGwh'],
    outline: ['outputMw', 'wholeProductionGwh', 'county', 'owner'],
  },
  quarters: { sums: [] },
  points: { sums: [] },
} as const satisfies Record<RegisterId, TableProfile>;
