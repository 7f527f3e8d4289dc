// Tables: columns, rows, domains, subtypes.

import type { TypeTable } from '../../../schema/notation.ts';

export const recordsTypes = {
  RecordSet: {
    doc: 'A table: its columns and its rows.',
    fields: {
      Fields: ['Fields', 'Columns.'],
      Records: ['Record[]', 'Rows.'],
    },
  },
  Fields: {
    doc: 'The columns of a table.',
    fields: {
      FieldArray: ['Field[]', 'Columns in order.'],
    },
  },
  Field: {
    doc: 'One column.',
    fields: {
      Name: ['string', 'Name of the column.'],
      Type: ['geoFieldType', 'Type of the column.'],
      IsNullable: ['boolean', 'Whether a value may be missing.'],
      Length: ['int', 'Length, characters or bytes.'],
      Precision: ['int', 'Digits; 0 by default.'],
      Scale: ['int', 'Decimals; 0 by default.'],
      Required: ['boolean?', 'Whether the system needs the column.'],
      Editable: ['boolean?=true', 'Whether values may be changed.'],
      DomainFixed: ['boolean?', 'Whether the domain cannot be exchanged.'],
      GeometryDef: ['GeometryDef?', 'Description of the geometry, in a geometry column.'],
      AliasName: ['string?', 'Name for people.'],
      ModelName: ['string?', 'Name in the model that the table was made from.'],
      DefaultValue: ['any?', 'Value of new rows.'],
      Domain: ['Domain?', 'Allowed values.'],
      RasterDef: ['RasterDef?', 'Description of the raster, in a raster column.'],
    },
  },
  GeometryDef: {
    doc: 'What a geometry column holds.',
    fields: {
      AvgNumPoints: ['int', 'Estimated number of points of one geometry.'],
      GeometryType: ['geoGeometryType', 'Kind of geometry.'],
      HasM: ['boolean', 'Whether points have measures.'],
      HasZ: ['boolean', 'Whether points have heights.'],
      SpatialReference: ['SpatialReference', 'Coordinate system of the value.'],
      GridSize0: ['double?', 'Index grid.'],
      GridSize1: ['double?', 'Index grid.'],
      GridSize2: ['double?', 'Index grid.'],
    },
  },
  RasterDef: {
    doc: 'What a raster column holds.',
    fields: {
      Description: ['string?', 'Text.'],
      IsByRef: ['boolean?', 'Managed elsewhere.'],
      SpatialReference: ['SpatialReference?', 'Coordinate system of the value.'],
      IsByFunction: ['boolean?', 'Made by a function.'],
    },
  },
  Record: {
    doc: 'One row.',
    fields: {
      Values: ['ArrayOfValue', 'One per column, same order as the columns.'],
    },
  },
  Domain: {
    doc: 'The values that a column may hold.',
    abstract: true,
    fields: {
      DomainName: ['string', 'Name of the domain.'],
      FieldType: ['geoFieldType', 'Type of the column.'],
      MergePolicy: ['geoMergePolicyType', 'What happens to values when two features become one.'],
      SplitPolicy: ['geoSplitPolicyType', 'What happens to values when one feature becomes two.'],
      Description: ['string?', 'Free text.'],
      Owner: ['string?', 'Owner of the domain.'],
    },
  },
  RangeDomain: {
    doc: 'The values between two bounds.',
    extends: 'Domain',
    fields: {
      MaxValue: ['any', 'Upper bound.'],
      MinValue: ['any', 'Lower bound.'],
    },
  },
  CodedValueDomain: {
    doc: 'Values that stand for names.',
    extends: 'Domain',
    fields: {
      CodedValues: ['CodedValue[]', 'Values and their names.'],
    },
  },
  CodedValue: {
    doc: 'One value and the name that it stands for.',
    fields: {
      Name: ['string', 'What the value stands for.'],
      Code: ['any', 'Stored value.'],
    },
  },
  BitMaskCodedValueDomain: {
    doc: 'Coded values that can be combined bit by bit.',
    extends: 'CodedValueDomain',
    fields: {},
  },
  MapTableSubtypeInfo: {
    doc: 'The subtypes of one table.',
    fields: {
      TableID: ['int', 'Layer/table id.'],
      SubtypeFieldName: ['string', 'Column that holds the code.'],
      SubtypeInfos: ['SubtypeInfo[]', 'Subtypes.'],
    },
  },
  SubtypeInfo: {
    doc: 'One subtype: its code, its name, the domains of its fields.',
    fields: {
      SubtypeCode: ['int', 'Code of the subtype.'],
      SubtypeName: ['string', 'Name of the subtype.'],
      FieldDomainInfos: ['FieldDomainInfo[]', 'Domain per field for this subtype.'],
    },
  },
  FieldDomainInfo: {
    doc: 'The domain of one field within a subtype.',
    fields: {
      FieldName: ['string', 'Name of the field.'],
      Domain: ['Domain?', 'Domain valid for this subtype.'],
      IsInherited: ['boolean?=false', 'Whether it is the domain of the field itself.'],
    },
  },
  ArrayOfValue: {
    doc: 'The values of one row, in the order of the columns.',
    list: 'any|nil',
    item: 'Value',
  },
  geoFieldType: {
    doc: 'Type of a column.',
    values: {
      geoFieldTypeInteger: 'Whole number, 32 bits.',
      geoFieldTypeSmallInteger: 'Whole number, 16 bits.',
      geoFieldTypeDouble: 'Number, 64 bits.',
      geoFieldTypeSingle: 'Number, 32 bits.',
      geoFieldTypeString: 'Text.',
      geoFieldTypeDate: 'Date and time.',
      geoFieldTypeGeometry: 'Geometry.',
      geoFieldTypeOID: 'Object id.',
      geoFieldTypeBlob: 'Bytes.',
      geoFieldTypeGlobalID: 'Identifier that is unique everywhere, kept by the system.',
      geoFieldTypeRaster: 'Raster.',
      geoFieldTypeGUID: 'Identifier that is unique everywhere.',
      geoFieldTypeXML: 'XML.',
    },
  },
  geoMergePolicyType: {
    doc: 'What a value becomes when features are merged.',
    values: {
      geoMPTSumValues: 'The sum.',
      geoMPTAreaWeighted: 'The mean, weighted by area.',
      geoMPTDefaultValue: 'The default value.',
    },
  },
  geoSplitPolicyType: {
    doc: 'What a value becomes when a feature is split.',
    values: {
      geoSPTGeometryRatio: 'Shared by size.',
      geoSPTDuplicate: 'Copied.',
      geoSPTDefaultValue: 'The default value.',
    },
  },
} as const satisfies TypeTable;
