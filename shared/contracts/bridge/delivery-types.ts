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
  DeliveryPhase: {
    values: {
      waiting: 'To be sent.',
      sending: 'On its way: whether it arrives is not known.',
      looking: 'The target is asked whether it is there.',
      sent: 'It was sent, and seen again at the target.',
      attention: 'Goes on when a person says so.',
      stopped: 'A person stopped it.',
    },
  },
  DeliveryReason: {
    doc: 'Why a person is asked.',
    values: {
      refused: 'The target found faults in it.',
      tooLarge: 'The target takes nothing so large.',
      badAddress: 'At the address is no such service.',
      noTarget: 'The target is not known any more.',
      formLacking: 'The version of the target has no such form.',
      pictureGone: 'A picture is missing, or is another one than it was.',
      incomplete: 'It is there, but not whole.',
      notFound: 'The target said that it has it, and does not find it.',
    },
  },
  SentBody: { fields: { sha256: 'string', bytes: 'long' } },
  DeliveryState: {
    doc: 'How far an observation is on its way. It is on the disk before the act that it tells of.',
    fields: {
      phase: 'DeliveryPhase',
      atMs: ['dateTime', 'Since when.'],
      nextAtMs: ['dateTime', 'Not before then something is done by itself.'],
      attempts: ['int', 'How many times it was sent.'],
      failures: ['int', 'How many calls in a row failed.'],
      looks: ['int', 'How many times the target was asked for it.'],
      isMaybeThere: ['boolean', 'Whether the target may have it: then it cannot be changed.'],
      isReposted: ['boolean', 'Whether it was sent again because it was not found.'],
      answeredAtMs: ['dateTime|nil', 'Since when the target says that it has it.'],
      regId: ['long|nil', 'The number that the target gave.'],
      reason: 'DeliveryReason|nil',
      problem: ['string|nil', 'What the network did last, by the names of network-problem.ts.'],
      status: ['int|nil', 'What the target answered last, where it was a failure.'],
      missing: ['string[]', 'Of a form, a picture or what is not there: the path.'],
      faults: ['json', 'What the target refused: sentences by path.'],
      body: ['SentBody|nil', 'The exact bytes that were sent.'],
      clockAheadMs: ['long|nil', 'How far the clock of the target is ahead of ours, where it is far.'],
    },
  },
  OutboxItem: {
    fields: {
      draft: 'Draft',
      targetName: 'string',
      isHalted: ['boolean', 'Whether its target refused the token.'],
      bytes: ['long', 'Of its pictures.'],
      canEdit: ['boolean', 'Whether it is known that the target does not have it.'],
      state: 'DeliveryState',
    },
  },
  SentItem: {
    fields: {
      draft: 'Draft',
      targetName: 'string',
      address: 'string',
      regId: 'long',
      seenAtMs: ['dateTime', 'When it was seen again at the target.'],
      body: 'SentBody',
      pictures: ['int', 'How many were seen there.'],
      exactPictures: ['int', 'How many of them byte for byte.'],
      preparedUntilMs: [
        'dateTime?',
        'Until when what was made of pictures to be sent lies beside them; absent where all went as they came.',
      ],
    },
  },
  Outbox: {
    fields: {
      items: ['OutboxItem[]', 'The one last saved first.'],
      sent: ['SentItem[]', 'The last fifty.'],
    },
  },
} as const satisfies TypeTable;
