import { isJsonObject } from '../../base/json.ts';
import type { Registrations } from './registrations.ts';
import type { SearchRow } from './search-row.ts';

/** As the observer wrote it; null where nothing was written. Targets have numbers of places of their own. */
export function writtenPlaceName(
  { source, locationId, stored: { registration } }: Pick<SearchRow, 'source' | 'locationId' | 'stored'>,
  { directory }: Pick<Registrations, 'directory'>,
): string | null {
  if (!source) return directory.nameOfLocation(locationId);
  const place = registration['ObsLocation'];
  const name = isJsonObject(place) ? place['LocationName'] : undefined;
  return typeof name === 'string' ? name : null;
}
