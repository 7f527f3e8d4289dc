// The registers: the data sets that the energy services answer from and that the tables of the app show.

export const REGISTER_IDS = ['plants', 'applications', 'quarters', 'points'] as const;

/**
 * plants: hydropower plants. applications: certificate applications. quarters: summary values that were imported
 * (others are computed). points: where plants stand, WGS 84, keyed by plant number, never part of an answer.
 */
export type RegisterId = (typeof REGISTER_IDS)[number];
