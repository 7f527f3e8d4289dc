import type { TypeTable, ValueOf } from '../../schema/notation.ts';

/** The types of the catalog: the list of services that desktop clients ask for before a map (reference, 3.3). */
export const catalogTypes = {
  ServiceDescription: {
    doc: 'One service of the catalog.',
    fields: {
      Name: ['string', 'Name of the service.'],
      Type: ['string', 'Kind of the service, for example MapServer.'],
      Url: ['string', 'Address of the service.'],
      ParentType: ['string', 'Kind of the service that this one belongs to; empty where there is none.'],
      Capabilities: ['string', 'What the service can do, separated by commas.'],
      Description: ['string', 'Words about the service.'],
    },
  },
  geoServiceCatalogMessageFormat: {
    doc: 'Form of the messages that a catalog understands.',
    values: {
      geoServiceCatalogMessageFormatSoap: 'SOAP.',
      geoServiceCatalogMessageFormatBin: 'A binary form of a foreign product.',
      geoServiceCatalogMessageFormatSoapOrBin: 'Either.',
    },
  },
  geoArcGISVersion: {
    doc: 'Version of the messages that a catalog understands.',
    values: [
      'geoArcGISVersion83',
      'geoArcGISVersion90',
      'geoArcGISVersion92',
      'geoArcGISVersion93',
      'geoArcGISVersion10',
      'geoArcGISVersion101',
      'geoArcGISVersion103',
      'geoArcGISVersion104',
      'geoArcGISVersion105',
      'geoArcGISVersion106',
      'geoArcGISVersion107',
    ],
  },
} as const satisfies TypeTable;

type Table = typeof catalogTypes;
export interface CatalogTypes extends Table {}

export type ServiceDescription = ValueOf<CatalogTypes, 'ServiceDescription'>;
