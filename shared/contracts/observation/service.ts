import type { JsonService, ServiceBase } from '../json-service.ts';
import { observationOperations } from './operations.ts';
import { observationTypes } from './types.ts';

const PUBLIC = '/hydrology/regobs';
const PUBLIC_DEMO = '/hydrology/demo/regobs';

function own(path: string, version = '3.2.0'): ServiceBase {
  return { path: `/observation${path}`, version };
}

function publicBase(path: string, version = '3.2.0'): ServiceBase {
  return { path, version, isPublic: true };
}

/** Updated without notice, says the specification; here it is 3.2.0, with interactive documentation. */
export const API_DOCUMENTATION_BASE = '/observation/test';
export const API_DOCUMENTATION_PATH = `${API_DOCUMENTATION_BASE}/swagger`;

/** The observation service of specification 2. `latest` is 3.2.0, and so are demo, test and the bare address. */
export const observationService = {
  id: 'observation',
  version: '3.2.0',
  bases: [
    own(''),
    own('/v3.2.0'),
    own('/v3.1.0', '3.1.0'),
    own('/v3.0.6', '3.0.6'),
    own('/latest'),
    own('/demo'),
    own('/test'),
    publicBase(`${PUBLIC}/webapi_v3.2.0`),
    publicBase(`${PUBLIC}/webapi_v3.1.0`, '3.1.0'),
    publicBase(`${PUBLIC}/webapi_v3.0.6`, '3.0.6'),
    publicBase(`${PUBLIC}/webapi_latest`),
    publicBase(`${PUBLIC_DEMO}/webapi_v3.2`),
    publicBase(`${PUBLIC_DEMO}/webapi`),
  ],
  types: observationTypes,
  operations: observationOperations,
} as const satisfies JsonService;
