import type { BridgeOperationTable } from './operation.ts';

/** What the data window answers of layers that are boundaries. */
export const boundaryOperations = {
  'boundaries.list': {
    doc: 'The layers that are boundaries of municipalities or forecast regions, by number; those alone that are there.',
    input: {},
    output: 'LayerBoundary[]',
    isRead: true,
  },
  'boundaries.use': {
    doc: 'Has a layer be boundaries from now on: of observations that are registered later. Fails with `boundaries/…`.',
    input: { wish: 'BoundaryWish' },
    output: 'ChangeNumber',
  },
  'boundaries.leave': {
    doc: 'A layer is no boundaries any more. What was registered keeps what it has.',
    input: { layerId: 'int' },
    output: 'ChangeNumber',
  },
  'boundaries.findAgain': {
    doc: 'Finds municipality and region of what was registered here before, by the boundaries that there are now.',
    input: {},
    output: 'FoundAgain',
    isUnlimited: true,
  },
  'boundaries.find': {
    doc: 'The municipality and the forecast region of a position.',
    input: { latitude: ['double', 'Degrees, WGS 84.'], longitude: 'double', hazardId: 'int' },
    output: 'AreasAt',
    isRead: true,
  },
} as const satisfies BridgeOperationTable;
