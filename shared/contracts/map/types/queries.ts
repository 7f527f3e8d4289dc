// What is asked of the rows, and the forms of the answer.

import type { TypeTable } from '../../../schema/notation.ts';

export const queriesTypes = {
  QueryResultOptions: {
    doc: 'The form in which the rows of a query come.',
    fields: {
      Format: ['geoQueryResultFormat~geoQueryResultRecordSetAsObject', 'Form of the result.'],
      FormatProperties: ['PropertySet?', 'Settings of the form.'],
      GeoTransformation: ['GeoTransformation?', 'Datum shift.'],
    },
  },
  QueryResult: {
    doc: 'The rows of a query: as an object, as bytes, or as an address. One of the three is filled.',
    fields: {
      MimeData: ['base64Binary?', 'Bytes of the result, for the forms that end in AsMime.'],
      URL: ['string', 'Address of the result, for the forms that end in AsURL; else empty.'],
      Object: ['any', 'The rows, for the forms that end in AsObject; else empty.'],
    },
  },
  StatisticsRequest: {
    doc: 'Which statistics, by which groups, in which order.',
    fields: {
      StatisticDescriptions: ['StatisticDescription[]?', 'What to compute.'],
      OrderByFields: ['string?', 'Comma list, may carry ASC/DESC.'],
      GroupByFields: ['string?', 'Comma list; empty = one row over all.'],
    },
  },
  StatisticDescription: {
    doc: 'One statistic of one field.',
    fields: {
      StatisticFieldName: ['string', 'Numeric column (any for count).'],
      StatisticType: ['geoDataStatType', 'Which statistic.'],
      ResultFieldName: ['string?', 'Column name in the reply; missing = server-made name.'],
    },
  },
  RelateDescription: {
    doc: 'Which related rows are wanted, and how they are returned.',
    fields: {
      RelationshipID: ['int', 'Number of the relationship.'],
      RelatedTableDefinitionExpression: ['string?', 'SQL on the related table.'],
      RelatedTableFields: ['string?', 'Comma list of fields to return; wins over IncludeGeometry.'],
      OutputSpatialReference: ['SpatialReference?', 'System of returned geometry.'],
      GeoTransformation: ['GeoTransformation?', 'Datum shift to use between map and data systems.'],
      IncludeGeometry: ['boolean?=true', 'Return geometry of related features.'],
      GeometryResultOptions: [
        'GeometryResultOptions?',
        'Densify / generalise settings for returned geometry.',
      ],
      ResultFormat: ['geoRelateResultFormat~geoRelateResultRelatedRecordSetAsObject', 'Form of the result.'],
      OutputTimeReference: ['TimeReference?', 'Zone of returned times.'],
    },
  },
  RelatedRecordSet: {
    doc: 'Related rows, grouped by the row that they relate to.',
    fields: {
      RelatedRecordFields: ['Fields', 'Columns of the related table.'],
      RelatedRecordGroups: ['RelatedRecordGroup[]', 'One per source row.'],
    },
  },
  RelatedRecordGroup: {
    doc: 'The rows that relate to one source row.',
    fields: {
      SourceRowID: ['int', 'Object id of the source row.'],
      Records: ['Record[]', 'Related rows.'],
    },
  },
  MapServerForceDeriveFromAnyType: {
    doc: 'Never sent. It makes proxy generators emit the types that stand behind a value of any type.',
    fields: {
      RelatedRecordSet: ['RelatedRecordSet', 'Never sent.'],
      FieldDomainInfo: ['FieldDomainInfo', 'Never sent.'],
    },
  },
  SQLSyntaxInfo: {
    doc: 'The SQL that filters of one layer may use.',
    fields: {
      FunctionNames: ['PropertySet?', 'Functions by kind.'],
      SpecialCharacters: ['PropertySet?', 'Wildcards, quotes and escapes by their role.'],
      SupportedPredicates: ['string[]?', 'Predicates, for example LIKE.'],
      SupportedClauses: ['string[]?', 'Clauses, for example ORDER BY.'],
      IdentifierCase: ['boolean', 'Names are case-sensitive.'],
      DelimitedIdentifierCase: ['boolean', 'Delimited names are case-sensitive.'],
      StringComparisonCase: ['boolean', 'Text comparison is case-sensitive.'],
      Keywords: ['string[]?', 'Reserved words.'],
      InvalidCharacters: ['string', 'Characters not allowed in names.'],
      InvalidStartingCharacters: ['string', 'Characters not allowed first in names.'],
    },
  },
  geoQueryResultFormat: {
    doc: "Form of a query's result.",
    values: {
      geoQueryResultRecordSetAsObject: 'A record set in the answer.',
      geoQueryResultJsonAsMime: 'JSON, as bytes.',
      geoQueryResultJsonAsURL: 'JSON, at an address.',
      geoQueryResultAmfAsMime: 'AMF, as bytes.',
      geoQueryResultAmfAsURL: 'AMF, at an address.',
      geoQueryResultKMLAsMime: 'Zipped KML, as bytes.',
      geoQueryResultKMLAsURL: 'Zipped KML, at an address.',
    },
  },
  geoRelateResultFormat: {
    doc: 'Form of a result of related rows.',
    values: {
      geoRelateResultRelatedRecordSetAsObject: 'Grouped records in the answer.',
      geoRelateResultJsonAsMime: 'JSON, as bytes.',
      geoRelateResultJsonAsURL: 'JSON, at an address.',
      geoRelateResultAmfAsMime: 'AMF, as bytes.',
      geoRelateResultAmfAsURL: 'AMF, at an address.',
    },
  },
  geoDataStatType: {
    doc: 'A statistic; missing values are left out.',
    values: {
      geoDataStatTypeCount: 'Number of values.',
      geoDataStatTypeSum: 'Sum.',
      geoDataStatTypeMin: 'Least value.',
      geoDataStatTypeMax: 'Greatest value.',
      geoDataStatTypeAverage: 'Mean.',
      geoDataStatTypeStdDev: 'Standard deviation.',
      geoDataStatTypeVariance: 'Variance.',
    },
  },
} as const satisfies TypeTable;
