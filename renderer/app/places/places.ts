import {
  BadgeCheck,
  Binoculars,
  Grid3x3,
  type LucideIcon,
  Map as MapIcon,
  Ruler,
  Server,
  Settings,
  Zap,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { TABLE_REGISTERS, type TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { CertificatesPlace } from '../../features/certificates/certificates-place.tsx';
import { MapPlace } from '../../features/map/map-place.tsx';
import { MapExportPlace } from '../../features/map-export/map-export-place.tsx';
import { ObservationsPlace } from '../../features/observations/observations-place.tsx';
import { PlantsPlace } from '../../features/plants/plants-place.tsx';
import { ServicesPlace } from '../../features/services/services-place.tsx';
import { SettingsPlace } from '../../features/settings/settings-place.tsx';
import { TileCachesPlace } from '../../features/tile-caches/tile-caches-place.tsx';
import type { TextKey } from '../../i18n/texts.ts';

/** A screen that the rail leads to. */
interface Place {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly labelKey: TextKey;
  readonly Component: ComponentType;
  /** As in state/commands.ts: `Ctrl+1`. */
  readonly shortcut?: string;
}

/** The places that show the rows of a register: their links, hits and age belong to it. */
const registerPlaces: { readonly [Register in TableRegister]: Place } = {
  plants: { id: 'plants', icon: Zap, labelKey: 'frame.place.plants', Component: PlantsPlace },
  applications: {
    id: 'certificates',
    icon: BadgeCheck,
    labelKey: 'frame.place.certificates',
    Component: CertificatesPlace,
  },
};

/** The screens of the app, in the order of the rail. Only what works is listed. */
export const PLACES: readonly Place[] = [
  ...TABLE_REGISTERS.map((register) => registerPlaces[register]),
  { id: 'map', icon: MapIcon, labelKey: 'frame.place.map', Component: MapPlace },
  {
    id: 'observations',
    icon: Binoculars,
    labelKey: 'frame.place.observations',
    Component: ObservationsPlace,
  },
  { id: 'mapExport', icon: Ruler, labelKey: 'frame.place.mapExport', Component: MapExportPlace },
  { id: 'services', icon: Server, labelKey: 'frame.place.services', Component: ServicesPlace },
  { id: 'tileCaches', icon: Grid3x3, labelKey: 'frame.place.tileCaches', Component: TileCachesPlace },
  {
    id: 'settings',
    icon: Settings,
    labelKey: 'frame.place.settings',
    Component: SettingsPlace,
    shortcut: 'Ctrl+,',
  },
];

/** The place that shows the rows of a register. */
export function placeOfRegister(register: TableRegister): Place {
  return registerPlaces[register];
}

/** The register whose rows a place shows, else the plants: what the top bar and the status line speak of. */
export function registerOfPlace(placeId: string | undefined): TableRegister {
  return TABLE_REGISTERS.find((register) => registerPlaces[register].id === placeId) ?? 'plants';
}
