import { mapOperations } from './operations.ts';

/** The map service of specification 1 as routes, catalog, explorer and documentation see it. */
export const mapService = {
  id: 'map',
  /** Its name in the catalog, in its address and in its description. */
  name: 'Varde',
  version: '3.6.0',
  /** Where the catalog answers; everything of SOAP lies below it. */
  catalogPath: '/services',
  path: '/services/Varde/MapServer',
  /** Below it results answer under their names. */
  outputPath: '/services/Varde/MapServer/output',
  /** Where the real service answers: the same service, in the vendor's dialect unless another is asked for. */
  vendorPath: '/arcgis/services/Varde/MapServer',
  operations: mapOperations,
} as const;
