import { ask } from './http-client.ts';
import type { VardeProgram } from './varde-program.ts';

/** What specs count of a plant as the hydropower service has it. */
export interface ServedPlant {
  readonly Navn: string;
  readonly VannKVTypeID: 'K' | 'PK' | 'P';
  /** MW; negative for pumps. */
  readonly MaksYtelse: number;
  /** yyyy-MM-ddTHH:mm:ss, or null. */
  readonly IDriftDato: string | null;
  readonly HovedEier: string;
  readonly Kommune: string;
  readonly Fylke: string;
}

/** The plants as a program outside gets them: what the app shows is compared with them. */
export async function readServedPlants({ ready }: VardeProgram): Promise<readonly ServedPlant[]> {
  const { text } = await ask(`${ready.services['hydropower']}/GetHydroPowerPlants`);
  return JSON.parse(text);
}

/** How many of some rows are so. */
export function countOf<Row>(rows: readonly Row[], isSo: (row: Row) => boolean): number {
  return rows.filter(isSo).length;
}
