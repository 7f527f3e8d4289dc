// Rows of one layer or table.

import type { OperationTable } from '../../../schema/notation.ts';

export const queryOperations = {
  QueryFeatureCount: {
    doc: 'How many features of a layer a filter meets. The filter replaces the published condition.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerID: ['int', 'Id of the layer.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
    },
    output: 'int',
  },
  QueryFeatureIDs: {
    doc: 'Object ids of the features that a filter meets.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerID: ['int', 'Id of the layer.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
    },
    output: 'FIDSet',
  },
  QueryFeatureData: {
    doc: 'Rows of the features that a filter meets, up to the record limit.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerID: ['int', 'Id of the layer.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
    },
    output: 'RecordSet',
  },
  QueryFeatureCount2: {
    doc: 'How many features a filter meets, in the state that is described.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerDescription: ['LayerDescription', 'The layer and its state.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
    },
    output: 'int',
  },
  QueryFeatureIDs2: {
    doc: 'Object ids of the features that a filter meets, in the state that is described.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerDescription: ['LayerDescription', 'The layer and its state.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
    },
    output: 'FIDSet',
  },
  QueryFeatureData2: {
    doc: 'Rows of the features that a filter meets, in the state and the form that are described.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      LayerDescription: ['LayerDescription', 'The layer and its state.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
      QueryResultOptions: ['QueryResultOptions~', 'Form of the result; none: a record set.'],
    },
    output: 'QueryResult',
  },
  QueryRowCount: {
    doc: 'How many rows of a layer or table a filter meets.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
    },
    output: 'int',
  },
  QueryRowIDs: {
    doc: 'Object ids of the rows that a filter meets, as a plain list.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
    },
    output: 'int[]',
  },
  QueryData: {
    doc: 'Rows of a layer or table that a filter meets, in the form that is described.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
      QueryResultOptions: ['QueryResultOptions~', 'Form of the result; none: a record set.'],
    },
    output: 'QueryResult',
  },
  QueryDataStatistics: {
    doc: 'Statistics of fields, over all rows or by groups.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      StatisticsRequest: ['StatisticsRequest', 'Which statistics.'],
      QueryFilter: ['QueryFilter~', 'Which rows; none: all.'],
    },
    output: 'RecordSet',
  },
  QueryRasterValue: {
    doc: 'Images of a raster column, in the order of the rows.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      SourceTableID: ['int', 'Id of the layer or table.'],
      RowIDs: ['int[]', 'Object ids of the rows.'],
      FieldName: ['string?', 'Raster column; none: the one that there is.'],
      ImageType: ['ImageType?', 'Kind of the images; none: JPEG at an address.'],
    },
    output: 'ImageResult[]',
  },
  QueryRasterValue2: {
    doc: 'Images of a raster column, for a layer or table that is described.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      RowIDs: ['int[]', 'Object ids of the rows.'],
      FieldName: ['string?', 'Raster column; none: the one that there is.'],
      ImageType: ['ImageType?', 'Kind of the images; none: JPEG at an address.'],
    },
    output: 'ImageResult[]',
  },
} as const satisfies OperationTable;
