import type { JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';

/** Forms that came with 3.2 (specification 2, "Versioning"; the snow profile during 3.2). */
const SINCE_3_2 = ['WaterLevel2', 'DamageObs', 'SnowProfile2'];

/** The members of a registration that a version would ignore, and with them what was seen. */
export function lackingForms(posted: JsonObject, version: BridgeType<'TargetVersion'>): string[] {
  return version === '3.1.0' ? SINCE_3_2.filter((member) => posted[member] !== undefined) : [];
}
