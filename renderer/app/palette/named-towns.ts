// The towns of the base map as the search box knows them.

import { useQuery } from '@tanstack/react-query';
import { matchTerms, plainLetters, searchTerms } from './match-terms.ts';

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

/** Towns that begin with the words first, then those that hold them, and where there are none, those a slip away. */
export function findTowns(
  towns: readonly NamedTown[],
  searchText: string,
  limit: number,
): readonly NamedTown[] {
  const wanted = searchTerms(searchText);
  if (wanted.length === 0) return [];
  const matched = towns.flatMap((town) => {
    const match = matchTerms(town.plain, wanted);
    return match === undefined ? [] : [{ town, match }];
  });
  const best = matched.some(({ match }) => match < 2) ? matched.filter(({ match }) => match < 2) : matched;
  // Within one kind of match they stay as they are: the larger ones first.
  return best
    .toSorted((one, other) => one.match - other.match)
    .map(({ town }) => town)
    .slice(0, limit);
}
