import type { CatalogService } from '../contracts/catalog/operations.ts';
import type { ServiceDescription } from '../contracts/catalog/types.ts';
import { mapService } from '../contracts/map/service.ts';

export interface CatalogContext {
  /** The address that the client used, without path. */
  readonly origin: string;
}

/** The catalog has one folder, the root, and no tokens. */
export const catalogHandlers: CatalogService<CatalogContext> = {
  GetServiceDescriptions: (_, context) => ({ ServiceDescriptions: [describeMapService(context)] }),
  GetServiceDescriptionsEx: ({ FolderName }, context) => ({
    ServiceDescriptions: FolderName === '' || FolderName === '/' ? [describeMapService(context)] : [],
  }),
  GetFolders: () => ({ FolderNames: [] }),
  GetMessageVersion: () => ({ MessageVersion: 'geoArcGISVersion107' }),
  GetMessageFormats: () => ({ MessageFormats: 'geoServiceCatalogMessageFormatSoap' }),
  GetTokenServiceURL: () => ({ TokenServiceURL: '' }),
  RequiresTokens: () => false,
};

function describeMapService({ origin }: CatalogContext): ServiceDescription {
  return {
    Name: mapService.name,
    Type: 'MapServer',
    Url: `${origin}${mapService.path}`,
    ParentType: '',
    Capabilities: 'Map,Query,Data',
    Description: 'Hydropower plants of Norway with licences and certificates, on a base map.',
  };
}
