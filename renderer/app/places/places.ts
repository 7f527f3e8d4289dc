import { BadgeCheck, Binoculars, type LucideIcon, Map as MapIcon, Server, Settings, Zap } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { CertificatesPlace } from '../../features/certificates/certificates-place.tsx';
import { MapPlace } from '../../features/map/map-place.tsx';
import { ObservationsPlace } from '../../features/observations/observations-place.tsx';
import { PlantsPlace } from '../../features/plants/plants-place.tsx';
import { ServicesPlace } from '../../features/services/services-place.tsx';
import { SettingsPlace } from '../../features/settings/settings-place.tsx';
import type { TextKey } from '../../i18n/texts.ts';

/** A screen that the rail leads to. Only places that work are in the list (places.ts). */
interface Place {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly labelKey: TextKey;
  readonly Component: ComponentType;
  /** As in state/commands.ts: `Ctrl+1`. */
  readonly shortcut?: string;
  /** The register whose rows it shows: their links, hits and age belong to it. */
  readonly register?: TableRegister;
}

/** The screens of the app, in the order of the rail. Only what works is listed. */
export const PLACES: readonly Place[] = [
  {
    id: 'plants',
    icon: Zap,
    labelKey: 'frame.place.plants',
    Component: PlantsPlace,
    register: 'plants',
  },
  {
    id: 'certificates',
    icon: BadgeCheck,
    labelKey: 'frame.place.certificates',
    Component: CertificatesPlace,
    register: 'applications',
  },
  { id: 'map', icon: MapIcon, labelKey: 'frame.place.map', Component: MapPlace },
  {
    id: 'observations',
    icon: Binoculars,
    labelKey: 'frame.place.observations',
    Component: ObservationsPlace,
  },
  { id: 'services', icon: Server, labelKey: 'frame.place.services', Component: ServicesPlace },
  {
    id: 'settings',
    icon: Settings,
    labelKey: 'frame.place.settings',
    Component: SettingsPlace,
    shortcut: 'Ctrl+,',
  },
];

/** The place that shows the rows of a register. */
export function placeOfRegister(register: TableRegister): Place | undefined {
  return PLACES.find((place) => place.register === register);
}
