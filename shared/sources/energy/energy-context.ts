import type { ReadSeries } from './certificate/read-series.ts';
import type { Registers } from './registers/registers.ts';

/** What the handlers of the energy services get besides their input. */
export interface EnergyContext {
  readonly registers: Pick<Registers, 'rows'>;
  readonly readSeries: ReadSeries;
}
