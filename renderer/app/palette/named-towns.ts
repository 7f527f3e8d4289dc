// The towns of the base map as the search box knows them.

import { useQuery } from '@tanstack/react-query';
import { bestMatches, plainLetters } from './match-terms.ts';

export interface NamedTown {
  readonly name: string;
  /** Degrees, WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  readonly plain: string;
}

/** Read once, when somebody searches. */
export function useTowns(): readonly NamedTown[] {
  const { data } = useQuery({ queryKey: ['towns'], queryFn: readTowns, staleTime: Number.POSITIVE_INFINITY });
  return data ?? [];
}

async function readTowns(): Promise<readonly NamedTown[]> {
  const { default: names } = await import('../../../assets/basemap/place-names.json');
  return names.towns.map(({ name, position: [longitude = 0, latitude = 0] }) => ({
    name,
    longitude,
    latitude,
    plain: plainLetters(name),
  }));
}

/** Towns that match best; of those that match alike the larger ones come first, as the base map lists them. */
export function findTowns(
  towns: readonly NamedTown[],
  searchText: string,
  limit: number,
): readonly NamedTown[] {
  return bestMatches(towns, searchText).slice(0, limit);
}
