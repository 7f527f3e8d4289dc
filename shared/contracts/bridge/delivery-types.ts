// What the delivery of observations to other services is spoken of with.

import type { TypeTable } from '../../schema/notation.ts';

export const deliveryTypes = {
  TargetVersion: {
    doc: 'Of the interface of a target: decides which forms it takes and how it is searched.',
    values: ['3.2.0', '3.1.0'],
  },
  DeliveryTarget: {
    doc: 'An observation service that observations are delivered to. Its token stays in the host.',
    fields: {
      targetId: 'string',
      name: ['string', 'What the person called it.'],
      address: ['string', 'Its base address, without a slash at the end.'],
      version: 'TargetVersion',
      observerGuid: ['string', 'Who observes there: a GUID that the target gave.'],
      hasToken: 'boolean',
      isHalted: ['boolean', 'Whether it refused the token: nothing goes there until it has another.'],
    },
  },
  TargetChange: {
    fields: {
      targetId: ['string?', 'Absent for a new one.'],
      name: 'string',
      address: 'string',
      version: 'TargetVersion',
      observerGuid: 'string',
      token: ['string?', 'Absent: the one that is known.'],
    },
  },
  TargetTokenState: {
    values: {
      taken: 'The target asked for a registration next.',
      refused: 'The target said so.',
      unknown: 'The target said neither.',
    },
  },
  TargetTest: {
    doc: 'What a target answered to calls that store nothing.',
    fields: {
      lookups: ['int', 'How many lookup tables it told.'],
      token: 'TargetTokenState',
      clockAheadMs: ['long?', 'How far its clock is ahead of ours; absent where it told no time.'],
    },
  },
} as const satisfies TypeTable;
