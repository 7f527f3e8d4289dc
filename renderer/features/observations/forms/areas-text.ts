import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';

type AreasAt = BridgeType<'AreasAt'>;

/** `4641 Aurland`; null where there is none. */
export function municipalityText({ municipalNo, municipalName }: AreasAt): string | null {
  return joined(municipalNo, municipalName);
}

/** Its name, which says more than its id; that where there is no name. */
export function regionText({ regionId, regionName }: AreasAt): string | null {
  return regionName ?? (regionId === null ? null : String(regionId));
}

function joined(...parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(' ') || null;
}
