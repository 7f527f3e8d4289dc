import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TableRegister } from '../../shared/contracts/energy/registers.ts';
import type { TextKey } from '../i18n/texts.ts';

/** A screen that the rail leads to. Only places that work are in the list (places.ts). */
export interface Place {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly labelKey: TextKey;
  readonly Component: ComponentType;
  /** The register whose rows it shows: their links, hits and age belong to it. */
  readonly register?: TableRegister;
  /** As in state/commands.ts: `Ctrl+1`. */
  readonly shortcut?: string;
}
