import type { RegisterProfile } from '../contracts/energy/registers.ts';

/** What the engine has to know of a register besides its columns. */
export interface TableProfile extends RegisterProfile {
  /** Labels of choices in the language of the screen: by column, then by code. Search, sort and exports use them. */
  readonly labels?: ChoiceLabels;
}

export interface ChoiceLabels {
  readonly [column: string]: { readonly [code: string]: string };
}
