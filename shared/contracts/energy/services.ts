import { certificateOperations, type EnergyOperationTable, hydropowerOperations } from './operations.ts';

export interface EnergyService {
  readonly id: 'certificate' | 'hydropower';
  /** The path of the base address on our host, without trailing slash. */
  readonly basePath: string;
  readonly version: string;
  readonly operations: EnergyOperationTable;
}

/** The services of specification 3 as routes, explorer and documentation see them. */
export const energyServices = [
  { id: 'certificate', basePath: '/certificate', version: '1', operations: certificateOperations },
  { id: 'hydropower', basePath: '/hydropower', version: '1.0', operations: hydropowerOperations },
] as const satisfies readonly EnergyService[];
