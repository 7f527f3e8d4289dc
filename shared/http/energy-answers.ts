import type { OsloDay } from '../base/oslo-day.ts';
import type { CertificateOperations, HydropowerOperations } from '../contracts/energy/operations.ts';
import type { RegisterId } from '../contracts/energy/registers.ts';
import type { EnergyContext } from '../sources/energy/energy-context.ts';
import { certificateHandlers, hydropowerHandlers } from '../sources/energy/energy-handlers.ts';
import { readSummaryParameters } from './summary-parameters.ts';

/** How an operation is answered over HTTP. */
export interface Answer {
  /** What it is made of: its age is theirs, and its body stands as long as they do. */
  readonly registers: readonly RegisterId[];
  /** Whether a new quarter changes it too. */
  readonly isOfQuarters: boolean;
  /** Whether the query says nothing, so that one body serves every request. */
  readonly isAlwaysSame: boolean;
  read(query: string, today: OsloDay, context: EnergyContext): unknown;
}

const plants = { registers: ['plants'], isOfQuarters: false, isAlwaysSame: true } as const;
const series = ['applications', 'quarters'] as const;

const answerByOperation = {
  GetHydroPowerPlants: {
    ...plants,
    read: (_query, _today, context) => hydropowerHandlers.GetHydroPowerPlants({}, context),
  },
  GetHydroPowerPlantsInOperation: {
    ...plants,
    read: (_query, _today, context) => hydropowerHandlers.GetHydroPowerPlantsInOperation({}, context),
  },
  GetApplications: {
    registers: ['applications'],
    isOfQuarters: false,
    isAlwaysSame: true,
    read: (_query, _today, context) => certificateHandlers.GetApplications({}, context),
  },
  GetSummaryValues: {
    registers: series,
    isOfQuarters: true,
    isAlwaysSame: false,
    read: (query, today, context) =>
      certificateHandlers.GetSummaryValues(readSummaryParameters(query, today.year), context),
  },
  GetSummaryValuesPerQuarter: {
    registers: series,
    isOfQuarters: true,
    isAlwaysSame: true,
    read: (_query, _today, context) => certificateHandlers.GetSummaryValuesPerQuarter({}, context),
  },
} satisfies { readonly [Name in keyof (CertificateOperations & HydropowerOperations)]: Answer };

export const energyAnswers: ReadonlyMap<string, Answer> = new Map<string, Answer>(
  Object.entries(answerByOperation),
);
