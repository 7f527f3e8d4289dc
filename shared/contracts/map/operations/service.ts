// What a service says of itself and of its maps.

import type { OperationTable } from '../../../schema/notation.ts';

export const serviceOperations = {
  GetDocumentInfo: {
    doc: 'Title, subject, author, category, keywords and comments of the document.',
    input: {},
    output: 'PropertySet',
  },
  GetMapCount: { doc: 'How many maps the service has.', input: {}, output: 'int' },
  GetMapName: {
    doc: 'Name of one map.',
    input: { Index: ['int', 'Position of the map, from 0.'] },
    output: 'string',
  },
  GetDefaultMapName: {
    doc: 'Name of the map that an empty name stands for.',
    input: {},
    output: 'string',
  },
  GetServerInfo: {
    doc: 'Everything about one map, with a description to change and send back.',
    input: { MapName: ['string', 'Name of the map; empty: the default map.'] },
    output: 'MapServerInfo',
  },
  GetServiceConfigurationInfo: {
    doc: 'Limits of the service and the image formats that it knows.',
    input: {},
    output: 'PropertySet',
  },
  GetSQLSyntaxInfo: {
    doc: 'The SQL that the filters of one layer may use.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerID: ['int', 'Id of the layer.'],
    },
    output: 'SQLSyntaxInfo',
  },
  GetSupportedImageReturnTypes: {
    doc: 'Whether images can be returned at an address or as bytes only.',
    input: {},
    output: 'geoImageReturnType',
  },
  GetMapTableSubtypeInfos: {
    doc: 'Subtypes and their domains. Tables without subtypes are left out.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      TableIDs: ['int[]?', 'Ids of layers and tables; none: all.'],
    },
    output: 'MapTableSubtypeInfo[]',
  },
  GetMapTableSubtypeInfos2: {
    doc: 'Subtypes and their domains, for layers in the state that is described.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerDescriptions: ['LayerDescription[]?', 'State of the layers; none: all as published.'],
    },
    output: 'MapTableSubtypeInfo[]',
  },
} as const satisfies OperationTable;
