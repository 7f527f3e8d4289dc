import type { RegisterId } from '../../contracts/energy/registers.ts';

/** The replies that are made from each register. Points are in none. */
export const REPLY_PATHS: { readonly [Register in RegisterId]: readonly string[] } = {
  plants: ['/hydropower'],
  applications: ['/certificate'],
  quarters: ['/certificate'],
  points: [],
};
