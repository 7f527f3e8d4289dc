import { type RegisterId, registerDefinitions } from '../../shared/contracts/energy/registers.ts';
import type { Settings } from './settings-store.ts';

/** Whether a register can be fetched from a service; others come as files. */
export function hasUpstream(register: RegisterId): boolean {
  return registerDefinitions[register].upstream !== undefined;
}

/** The setting that holds the base address that a register is fetched from; undefined where it comes as a file. */
export function upstreamSetting(register: RegisterId) {
  const { service } = registerDefinitions[register];
  return service && (`${service}BaseUrl` as const);
}

/** The base address that a register is fetched from; undefined while none is set. */
export function upstreamAddress(settings: Settings, register: RegisterId): string | undefined {
  const name = upstreamSetting(register);
  return (name && settings[name]) || undefined;
}
