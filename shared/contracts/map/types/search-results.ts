// What Find, Identify and QueryHyperlinks answer.

import type { TypeTable } from '../../../schema/notation.ts';

export const searchResultsTypes = {
  MapServerFindResult: {
    doc: 'One row that a text search met.',
    fields: {
      Value: ['string', 'Matched text of the field.'],
      LayerID: ['int', 'Layer of the match.'],
      FeatureID: ['int', 'Object id of the row.'],
      FieldName: ['string', 'Field that matched (first one only).'],
      Shape: ['Geometry?', 'Geometry of the row, in the map spatial reference.'],
      Properties: ['PropertySet?', 'Name/value pairs of the row.'],
    },
  },
  MapServerIdentifyResult: {
    doc: 'One feature at a place.',
    fields: {
      LayerID: ['int', 'Layer id in this map.'],
      Name: ['string', 'Value of the display field.'],
      Properties: ['PropertySet?', 'Values of the fields as text, by alias.'],
      Shape: ['Geometry?', 'The geometry.'],
      Relationships: ['MapServerRelationship[]?', 'Rows related to this one.'],
      HTMLPopup: ['string?', 'Popup of the feature, for the options with popup.'],
      FeatureID: ['int?', 'Object id; added with 10.0.'],
    },
  },
  MapServerRelationship: {
    doc: 'The rows that a relationship gives.',
    fields: {
      Name: ['string', 'Relationship name.'],
      Rows: ['MapServerRow[]?', 'Related rows.'],
    },
  },
  MapServerRow: {
    doc: 'One related row: attributes without geometry.',
    fields: {
      Name: ['string', 'Display value of the row.'],
      Properties: ['PropertySet?', 'Name/value pairs of the row.'],
      Relationships: ['MapServerRelationship[]?', 'Rows that relate to this one in turn.'],
      FeatureID: ['int?', 'Object id of the row.'],
    },
  },
  MapServerHyperlink: {
    doc: 'The link of one feature and where it is.',
    fields: {
      Location: ['Geometry?', 'Where the link is, in the system of the published description.'],
      URL: ['string', 'Link target.'],
    },
  },
  geoFindOption: {
    doc: 'Which layers are searched.',
    values: {
      geoFindVisibleLayers: 'Those visible at the scale of the display.',
      geoFindAllLayers: 'All.',
    },
  },
  geoIdentifyOption: {
    doc: 'Which layers answer.',
    values: {
      geoIdentifyTopmost: 'The topmost layer with a hit.',
      geoIdentifyAllLayers: 'All layers.',
      geoIdentifyVisibleLayers: 'Visible layers.',
      geoIdentifyTopOneWithHTMLPopup: 'The topmost layer with a hit, with its popup.',
      geoIdentifyVisibleWithHTMLPopup: 'Visible layers, with popups.',
    },
  },
} as const satisfies TypeTable;
