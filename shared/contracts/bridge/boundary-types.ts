// What imported layers are spoken of with where they are boundaries of municipalities and forecast regions.

import type { TypeTable } from '../../schema/notation.ts';

export const boundaryTypes = {
  BoundaryKind: {
    values: {
      municipality: 'Municipalities, by their national numbers.',
      region: 'Forecast regions, by the ids that searches of the observation service have.',
    },
  },
  BoundaryWish: {
    doc: 'A layer of areas is to be the boundaries of something.',
    fields: {
      layerId: 'int',
      kind: 'BoundaryKind',
      numberField: ['string?', 'The field with their numbers; absent = found by what is in the fields.'],
      nameField: [
        'string?',
        'The field with their names; empty = none, absent = found by what is in the fields.',
      ],
    },
  },
  LayerBoundary: {
    doc: 'A layer that is the boundaries of something.',
    fields: {
      layerId: 'int',
      kind: 'BoundaryKind',
      numberField: 'string',
      nameField: 'string|nil',
      fields: ['string[]', 'All of the layer, in their order.'],
      areas: ['int', 'How many areas have a number.'],
      withoutNumber: ['int', 'How many have none, and are left out.'],
      example: ['string', 'The number and the name of one of them.'],
    },
  },
  FoundAgain: {
    doc: 'What asking the boundaries once more has changed.',
    fields: {
      count: ['int', 'How many registrations have another municipality or region than before.'],
      number: ['int|nil', 'Of the change, by which it is taken back; none where nothing else is kept.'],
    },
  },
  AreasAt: {
    doc: 'The municipality and the forecast region of a position.',
    fields: {
      municipalNo: ['string|nil', 'Four digits.'],
      municipalName: 'string|nil',
      regionId: ['int|nil', 'Of the forecast region of the hazard.'],
      regionName: 'string|nil',
    },
  },
} as const satisfies TypeTable;
