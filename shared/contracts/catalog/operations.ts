import type { OperationTable, ServiceOf } from '../../schema/notation.ts';
import type { CatalogTypes } from './types.ts';

/** The operations of the catalog (reference, 3.3). Their answers name their child, so each output is a table. */
export const catalogOperations = {
  GetServiceDescriptions: {
    doc: 'The services of the root folder.',
    input: {},
    output: { ServiceDescriptions: ['ServiceDescription[]', 'The services.'] },
  },
  GetServiceDescriptionsEx: {
    doc: 'The services of one folder.',
    input: { FolderName: ['string', 'Name of the folder; empty: the root.'] },
    output: { ServiceDescriptions: ['ServiceDescription[]', 'The services.'] },
  },
  GetFolders: {
    doc: 'The folders of the catalog.',
    input: {},
    output: { FolderNames: ['string[]', 'Their names.'] },
  },
  GetMessageVersion: {
    doc: 'The newest version of the messages that is understood.',
    input: {},
    output: { MessageVersion: ['geoArcGISVersion', 'The version.'] },
  },
  GetMessageFormats: {
    doc: 'The form of the messages that is understood.',
    input: {},
    output: { MessageFormats: ['geoServiceCatalogMessageFormat', 'The form.'] },
  },
  GetTokenServiceURL: {
    doc: 'The address where tokens are given; empty where none are needed.',
    input: {},
    output: { TokenServiceURL: ['string', 'The address.'] },
  },
  RequiresTokens: { doc: 'Whether requests need a token.', input: {}, output: 'boolean' },
} as const satisfies OperationTable;

export type CatalogOperations = typeof catalogOperations;
export type CatalogService<Context> = ServiceOf<CatalogTypes, CatalogOperations, Context>;
