// The state of layers and tables in a request, and the sources of dynamic layers.

import type { TypeTable } from '../../../schema/notation.ts';

export const layersTypes = {
  MapTableDescription: {
    doc: 'The state of a layer or a table in a request.',
    abstract: true,
    fields: {},
  },
  LayerDescription: {
    doc: 'The state of one layer: what is shown, selected, filtered and returned.',
    extends: 'MapTableDescription',
    fields: {
      LayerID: ['int', 'Which layer.'],
      Visible: ['boolean~', 'Draw it.'],
      ShowLabels: ['boolean~', 'Draw labels.'],
      ScaleSymbols: ['boolean~', 'Scale symbols by the reference scale.'],
      SelectionFeatures: ['int[]?', 'Object ids to highlight.'],
      SelectionColor: ['Color?', 'Highlight colour when SetSelectionSymbol is false.'],
      SelectionSymbol: ['Symbol?', 'Highlight symbol when SetSelectionSymbol is true.'],
      SetSelectionSymbol: ['boolean~', 'Use SelectionSymbol.'],
      SelectionBufferDistance: ['double~', 'Map units.'],
      ShowSelectionBuffer: ['boolean~', 'Draw the buffer of the selection.'],
      DefinitionExpression: ['string~', 'SQL condition; empty: none.'],
      SourceID: ['string?', 'Id of a result to use in place of the published source.'],
      SelectionBufferSymbol: ['FillSymbol?', 'Fill of the buffer.'],
      LayerResultOptions: ['LayerResultOptions?', 'How query/identify/find results look.'],
      UseTime: ['boolean?', 'Whether the time filter of the map applies to this layer/table.'],
      TimeDataCumulative: ['boolean?', 'Draw everything up to the end of the time window.'],
      TimeOffset: ['double?', 'Shift added to the data times.'],
      TimeOffsetUnits: ['geoTimeUnits?', 'Unit of TimeOffset.'],
      DrawingDescription: ['LayerDrawingDescription?', 'Other renderer / labels (dynamic layers).'],
      Source: ['MapServerSourceDescription?', 'Another source for the layer.'],
    },
  },
  LayerResultOptions: {
    doc: 'How the results of a layer look.',
    fields: {
      IncludeGeometry: ['boolean?=true', 'False: results come without geometry.'],
      GeometryResultOptions: [
        'GeometryResultOptions?',
        'Densify / generalise settings for returned geometry.',
      ],
      ReturnFieldNamesInResults: ['boolean?=false', 'True: properties are named by field. False: by alias.'],
      FormatValuesInResults: ['boolean?=true', 'True: values as text. False: typed values.'],
    },
  },
  GeometryResultOptions: {
    doc: 'How returned geometry is densified or generalised.',
    fields: {
      DensifyGeometries: ['boolean?=false', 'Turn the two densify numbers on.'],
      MaximumSegmentLength: ['double?=-1.0', 'Longest segment, map units; -1 = none.'],
      MaximumDeviation: ['double?=0.0', 'Largest distance from a true curve.'],
      GeneralizeGeometries: ['boolean?=false', 'Turn generalising on.'],
      MaximumAllowableOffset: ['double?=0.0', 'Largest shift allowed, in output units.'],
    },
  },
  StandaloneTableDescription: {
    doc: 'The state of one table without geometry.',
    extends: 'MapTableDescription',
    fields: {
      ID: ['int', 'Which table.'],
      DefinitionExpression: ['string?', 'SQL condition on the table.'],
      SourceID: ['string?', 'Id of a result to use in place of the published source.'],
      UseTime: ['boolean?', 'Whether the time filter of the map applies to this layer/table.'],
      TimeDataCumulative: ['boolean?', 'Draw everything up to the end of the time window.'],
      TimeOffset: ['double?', 'Shift added to the data times.'],
      TimeOffsetUnits: ['geoTimeUnits?', 'Unit of TimeOffset.'],
      Source: ['MapServerSourceDescription?', 'Another source for the table.'],
    },
  },
  MapServerSourceDescription: {
    doc: 'Where the rows of a dynamic layer come from.',
    abstract: true,
    fields: {},
  },
  DataSourceDescription: {
    doc: 'Data of a registered workspace.',
    extends: 'MapServerSourceDescription',
    fields: {
      WorkspaceID: ['string', 'Id of a workspace registered for dynamic layers.'],
    },
  },
  TableDataSourceDescription: {
    doc: 'A table of a registered workspace.',
    extends: 'DataSourceDescription',
    fields: {
      TableName: ['string', 'Table / feature class in the workspace.'],
      VersionName: ['string', 'Name of the geodatabase version.'],
    },
  },
  QueryTableDataSourceDescription: {
    doc: 'The rows of a SQL select in a registered workspace.',
    extends: 'DataSourceDescription',
    fields: {
      Query: ['string', 'Full SQL select.'],
      OIDFields: ['string', 'Comma list of columns that make a row id.'],
      GeometryType: ['geoGeometryType', 'Kind of geometry.'],
      SpatialReference: ['SpatialReference', 'System of the geometry.'],
    },
  },
  RasterDataSourceDescription: {
    doc: 'A raster of a registered workspace.',
    extends: 'DataSourceDescription',
    fields: {
      RasterName: ['string', 'Raster in the workspace.'],
    },
  },
  MapTableSourceDescription: {
    doc: 'A layer or table that the map already has.',
    extends: 'MapServerSourceDescription',
    fields: {
      MapTableID: ['int', 'Id of an existing layer/table of the map.'],
      VersionName: ['string?', 'Optional geodatabase version.'],
    },
  },
  JoinTableSourceDescription: {
    doc: 'Two sources joined by a key; either may itself be a join.',
    extends: 'MapServerSourceDescription',
    fields: {
      LeftSourceDescription: ['MapServerSourceDescription', 'Left source.'],
      RightSourceDescription: ['MapServerSourceDescription', 'Right source.'],
      LeftTableKey: ['string', 'Key column left.'],
      RightTableKey: ['string', 'Key column right.'],
      JoinType: ['geoJoinType?', 'All left rows, or only those with a match.'],
    },
  },
  geoJoinType: {
    doc: 'Which left rows a join keeps.',
    values: {
      geoLeftOuterJoin: 'All.',
      geoLeftInnerJoin: 'Those with a match.',
    },
  },
} as const satisfies TypeTable;
