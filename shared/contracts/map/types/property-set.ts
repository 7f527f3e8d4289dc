// Named values.

import type { TypeTable } from '../../../schema/notation.ts';

export const propertySetTypes = {
  PropertySet: {
    doc: 'Named values.',
    fields: {
      PropertyArray: ['PropertySetProperty[]', 'Names and values.'],
    },
  },
  PropertySetProperty: {
    doc: 'One name and its value.',
    fields: {
      Key: ['string', 'Name, unique in its set.'],
      Value: ['any|nil?', 'Value with its own type, or nil.'],
    },
  },
  any: {
    doc: 'A value that says its own type: a scalar, a geometry, or a set of records.',
    anyOf: ['Geometry', 'RecordSet', 'RelatedRecordSet'],
  },
} as const satisfies TypeTable;
