import { type RegisterId, registerDefinitions } from '../../shared/contracts/energy/registers.ts';
import type { Settings } from './settings-store.ts';

/** Whether a register can be fetched from a service; others come as files. */
export function hasUpstream(register: RegisterId): boolean {
  return registerDefinitions[register].upstream !== undefined;
}

/** The base address that a register is fetched from; undefined while none is set. */
export function upstreamAddress(settings: Settings, register: RegisterId): string | undefined {
  const { service } = registerDefinitions[register];
  return (service && settings[`${service}BaseUrl`]) || undefined;
}
