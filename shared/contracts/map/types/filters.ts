// Which rows a query is about.

import type { TypeTable } from '../../../schema/notation.ts';

export const filtersTypes = {
  QueryFilter: {
    doc: 'Which rows, which of their fields, and in which order.',
    fields: {
      SubFields: ['string?', 'Fields to return, separated by commas; empty or *: all.'],
      WhereClause: ['string', 'SQL condition without the word WHERE; empty: none.'],
      SpatialReferenceFieldName: ['string?', 'Shape field to which OutputSpatialReference applies.'],
      Resolution: ['double~0', 'Resolution of returned geometry; 0: as stored.'],
      OutputSpatialReference: [
        'SpatialReference?',
        'System of returned geometry; missing = map/layer system.',
      ],
      FIDSet: ['FIDSet?', 'Restrict to these ids.'],
      PostfixClause: ['string?', 'What follows the condition: ORDER BY.'],
      FilterDefs: ['FilterDef[]?', 'Extra filters.'],
      PrefixClause: ['string?', 'What precedes the columns: DISTINCT.'],
    },
  },
  SpatialFilter: {
    doc: 'A filter by geometry beside the attributes.',
    extends: 'QueryFilter',
    fields: {
      SearchOrder: [
        'geoSearchOrder~geoSearchOrderSpatial',
        'Whether the spatial or the attribute part is tried first; a hint.',
      ],
      SpatialRel: [
        'geoSpatialRelEnum~geoSpatialRelIntersects',
        'Relation, read as: filter geometry REL feature.',
      ],
      SpatialRelDescription: ['string', 'Nine characters of the DE-9IM matrix, for the relation Relation.'],
      FilterGeometry: ['Geometry~', 'Geometry that rows are compared with.'],
      GeometryFieldName: ['string', 'Geometry column; empty: the one that there is.'],
      FilterOwnsGeometry: ['boolean', 'Has no effect.'],
    },
  },
  TimeQueryFilter: {
    doc: 'A filter by time beside geometry and attributes.',
    extends: 'SpatialFilter',
    fields: {
      TimeValue: ['TimeValue~', 'Instant or window.'],
      OutputTimeReference: ['TimeReference~', 'Zone of returned times.'],
      TimeRelation: [
        'geoTimeRelation~geoTimeRelationOverlaps',
        'How the times of the rows relate to TimeValue.',
      ],
    },
  },
  ImageQueryFilter: {
    doc: 'A filter for image services; the pixel size has no effect on a map.',
    extends: 'TimeQueryFilter',
    fields: {
      PixelSize: ['Point~', 'Pixel size of an image service; no effect here.'],
    },
  },
  FilterDef: {
    doc: 'A further condition on a column.',
    abstract: true,
    fields: {},
  },
  XMLFilterDef: {
    doc: 'A condition on a column that holds XML.',
    extends: 'FilterDef',
    fields: {
      FieldName: ['string', 'XML column.'],
      Expression: ['string', 'XPath-like expression.'],
    },
  },
  FIDSet: {
    doc: 'A set of object ids.',
    fields: {
      FIDArray: ['int[]', 'Object ids.'],
    },
  },
  geoSearchOrder: {
    doc: 'Which part of a filter is tried first; a hint.',
    values: {
      geoSearchOrderSpatial: 'Geometry.',
      geoSearchOrderAttribute: 'Attributes.',
    },
  },
  geoSpatialRelEnum: {
    doc: 'Relation between the filter geometry and a feature, in this direction.',
    values: {
      geoSpatialRelUndefined: 'Not defined; refused.',
      geoSpatialRelIntersects: 'They share a point.',
      geoSpatialRelEnvelopeIntersects: 'Their boxes share a point.',
      geoSpatialRelIndexIntersects: 'Their boxes share a point, as an index sees it.',
      geoSpatialRelTouches: 'They share boundary only.',
      geoSpatialRelOverlaps: 'They share a part, of their own dimension, and each has more.',
      geoSpatialRelCrosses: 'They cross.',
      geoSpatialRelWithin: 'The filter lies within the feature.',
      geoSpatialRelContains: 'The filter contains the feature.',
      geoSpatialRelRelation: 'The matrix in SpatialRelDescription.',
    },
  },
} as const satisfies TypeTable;
