import { BadgeCheck, Map as MapIcon, Server, Settings, Zap } from 'lucide-react';
import { CertificatesPlace } from '../features/certificates/certificates-place.tsx';
import { MapPlace } from '../features/map/map-place.tsx';
import { PlantsPlace } from '../features/plants/plants-place.tsx';
import { ServicesPlace } from '../features/services/services-place.tsx';
import { SettingsPlace } from '../features/settings/settings-place.tsx';
import type { Place } from './place.ts';

/** The screens of the app, in the order of the rail. Only what works is listed. */
export const PLACES: readonly Place[] = [
  { id: 'plants', icon: Zap, labelKey: 'frame.place.plants', Component: PlantsPlace },
  {
    id: 'certificates',
    icon: BadgeCheck,
    labelKey: 'frame.place.certificates',
    Component: CertificatesPlace,
  },
  { id: 'map', icon: MapIcon, labelKey: 'frame.place.map', Component: MapPlace },
  { id: 'services', icon: Server, labelKey: 'frame.place.services', Component: ServicesPlace },
  {
    id: 'settings',
    icon: Settings,
    labelKey: 'frame.place.settings',
    Component: SettingsPlace,
    shortcut: 'Ctrl+,',
  },
];
