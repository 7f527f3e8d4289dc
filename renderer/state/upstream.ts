import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import type { Settings } from './settings-store.ts';

type AddressSetting = 'certificateBaseUrl' | 'hydropowerBaseUrl';

/** The service that each register can be fetched from. Points have none: they come as files. */
export const UPSTREAM_SETTINGS: { readonly [Register in RegisterId]: AddressSetting | undefined } = {
  plants: 'hydropowerBaseUrl',
  applications: 'certificateBaseUrl',
  quarters: 'certificateBaseUrl',
  points: undefined,
};

/** The registers that can be fetched from a service. */
export const UPDATABLE_REGISTERS = [
  'plants',
  'applications',
  'quarters',
] as const satisfies readonly RegisterId[];

/** The base address that a register is fetched from; undefined while none is set. */
export function upstreamAddress(settings: Settings, register: RegisterId): string | undefined {
  const setting = UPSTREAM_SETTINGS[register];
  return (setting && settings[setting]) || undefined;
}
