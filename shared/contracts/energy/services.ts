import type { JsonService } from '../json-service.ts';
import { certificateOperations, hydropowerOperations } from './operations.ts';
import { energyTypes } from './types.ts';

/** What the specification calls by another name than the public service does. */
const PUBLIC_NAMES = { AgencyOmraadeID: 'NVEOmraadeID', AgencyOmraadeNavn: 'NVEOmraadeNavn' };

/** The services of specification 3 as routes, explorer and documentation see them. */
export const energyServices = [
  {
    id: 'certificate',
    version: '1',
    bases: [
      { path: '/certificate', version: '1' },
      { path: '/web/ElCert', version: '1', isPublic: true },
    ],
    types: energyTypes,
    operations: certificateOperations,
  },
  {
    id: 'hydropower',
    version: '1.0',
    bases: [
      { path: '/hydropower', version: '1.0' },
      { path: '/web/Powerplant', version: '1.0', isPublic: true, memberNames: PUBLIC_NAMES },
      { path: '/umbraco/api/Powerplant', version: '1.0', isPublic: true, memberNames: PUBLIC_NAMES },
    ],
    types: energyTypes,
    operations: hydropowerOperations,
  },
] as const satisfies readonly JsonService[];

export type EnergyServiceId = (typeof energyServices)[number]['id'];
