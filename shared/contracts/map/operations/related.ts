// Related rows, attachments and popups.

import type { OperationTable } from '../../../schema/notation.ts';

export const relatedOperations = {
  QueryRelatedRecords: {
    doc: 'Rows that relate to given rows, in groups.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      SourceTableID: ['int', 'Id of the layer or table.'],
      SourceFIDSet: ['FIDSet', 'Object ids of the source rows.'],
      RelateDescription: ['RelateDescription', 'The relationship and the form of the result.'],
    },
    output: 'QueryResult',
  },
  QueryRelatedRecords2: {
    doc: 'Rows that relate to given rows of a layer or table that is described.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      SourceFIDSet: ['FIDSet', 'Object ids of the source rows.'],
      RelateDescription: ['RelateDescription', 'The relationship and the form of the result.'],
    },
    output: 'QueryResult',
  },
  QueryAttachmentInfos: {
    doc: 'What attachments rows have.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      TableID: ['int', 'Id of the layer or table.'],
      RowIDs: ['int[]', 'Object ids of the rows.'],
    },
    output: 'AttachmentInfo[]',
  },
  QueryAttachmentInfos2: {
    doc: 'What attachments rows of a described layer or table have.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      RowIDs: ['int[]', 'Object ids of the rows.'],
    },
    output: 'AttachmentInfo[]',
  },
  QueryAttachmentData: {
    doc: 'Attachments themselves.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      TableID: ['int', 'Id of the layer or table.'],
      AttachmentIDs: ['int[]', 'Ids of attachments.'],
      TransportType: ['geoTransportType', 'As bytes, or as an address.'],
    },
    output: 'AttachmentData[]',
  },
  QueryAttachmentData2: {
    doc: 'Attachments themselves, of a described layer or table.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      AttachmentIDs: ['int[]', 'Ids of attachments.'],
      TransportType: ['geoTransportType', 'As bytes, or as an address.'],
    },
    output: 'AttachmentData[]',
  },
  QueryHTMLPopups: {
    doc: 'Popups of rows, one for each, in their order.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      TableID: ['int', 'Id of the layer or table.'],
      RowIDs: ['int[]', 'Object ids of the rows.'],
    },
    output: 'string[]',
  },
  QueryHTMLPopups2: {
    doc: 'Popups of rows of a described layer or table.',
    input: {
      MapName: ['string', 'Name of the map; empty: the default map.'],
      MapTableDescription: ['MapTableDescription', 'The layer or table and its state.'],
      RowIDs: ['int[]', 'Object ids of the rows.'],
    },
    output: 'string[]',
  },
} as const satisfies OperationTable;
