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
import { TABLE_REGISTERS, type TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { PlantsPlace } from '../../features/plants/plants-place.tsx';
import type { TextKey } from '../../i18n/texts.ts';
import { laterCode, type PlaceCode, presentCode } from './place-code.tsx';

const certificatesPlace = laterCode(
  async () => (await import('../../features/certificates/certificates-place.tsx')).CertificatesPlace,
);
const mapPlace = laterCode(async () => (await import('../../features/map/map-place.tsx')).MapPlace);
const mapExportPlace = laterCode(
  async () => (await import('../../features/map-export/map-export-place.tsx')).MapExportPlace,
);
const observationsPlace = laterCode(
  async () => (await import('../../features/observations/observations-place.tsx')).ObservationsPlace,
);
const servicesPlace = laterCode(
  async () => (await import('../../features/services/services-place.tsx')).ServicesPlace,
);
const settingsPlace = laterCode(
  async () => (await import('../../features/settings/settings-place.tsx')).SettingsPlace,
);
const tileCachesPlace = laterCode(
  async () => (await import('../../features/tile-caches/tile-caches-place.tsx')).TileCachesPlace,
);

/** A screen that the rail leads to. */
interface Place {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly labelKey: TextKey;
  readonly code: PlaceCode;
  /** As in state/commands.ts: `Ctrl+1`. */
  readonly shortcut?: string;
}

/** The places that show the rows of a register: their links, hits and age belong to it. */
const registerPlaces: { readonly [Register in TableRegister]: Place } = {
  plants: { id: 'plants', icon: Zap, labelKey: 'frame.place.plants', code: presentCode(PlantsPlace) },
  applications: {
    id: 'certificates',
    icon: BadgeCheck,
    labelKey: 'frame.place.certificates',
    code: certificatesPlace,
  },
};

/** The screens of the app, in the order of the rail. Only what works is listed. */
export const PLACES: readonly Place[] = [
  ...TABLE_REGISTERS.map((register) => registerPlaces[register]),
  { id: 'map', icon: MapIcon, labelKey: 'frame.place.map', code: mapPlace },
  {
    id: 'observations',
    icon: Binoculars,
    labelKey: 'frame.place.observations',
    code: observationsPlace,
  },
  { id: 'mapExport', icon: Ruler, labelKey: 'frame.place.mapExport', code: mapExportPlace },
  { id: 'services', icon: Server, labelKey: 'frame.place.services', code: servicesPlace },
  { id: 'tileCaches', icon: Grid3x3, labelKey: 'frame.place.tileCaches', code: tileCachesPlace },
  {
    id: 'settings',
    icon: Settings,
    labelKey: 'frame.place.settings',
    code: settingsPlace,
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
