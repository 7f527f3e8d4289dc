// What the pull of observations from other services is spoken of with.

import type { TypeTable } from '../../schema/notation.ts';

const scope = {
  hazardIds: ['int[]', 'Ids in GeoHazardKDV; empty: every hazard.'],
  regionIds: ['int[]', 'Forecast regions; empty: every region.'],
  fromMs: ['dateTime', 'The earliest time of observation.'],
  toMs: ['dateTime', 'The latest, itself included.'],
} as const;

export const pullTypes = {
  PullScope: { doc: 'Which observations are meant.', fields: scope },
  PullQuestion: {
    doc: 'What is to be fetched from a target.',
    fields: {
      targetId: 'string',
      scope: 'PullScope',
      withPictures: ['boolean', 'Whether their pictures are fetched, too.'],
    },
  },
  PullTask: {
    doc: 'A pull, which can be taken up again.',
    fields: {
      pullId: ['string', 'The same where it goes on after it was stopped.'],
      question: 'PullQuestion',
    },
  },
  PullProgress: {
    doc: 'How far a pull is.',
    fields: {
      part: ['double', 'Of the period, from 0 to 1.'],
      registrations: ['int', 'Fetched by this job.'],
      pictures: ['int', 'Fetched by this job.'],
      missingPictures: ['int', 'Which the target tells of and does not give.'],
    },
  },
  PulledWindow: {
    doc: 'A part of a period that was fetched whole: it is the truth about its scope as of then.',
    fields: {
      windowId: ['string', 'Of its files. Later ones come later in the order of text.'],
      pullId: 'string',
      targetId: 'string',
      targetName: ['string', 'As the target was called then.'],
      address: 'string',
      scope: 'PullScope',
      asOfMs: ['dateTime', 'When it was fetched.'],
      registrations: 'int',
      pictures: 'int',
      withPictures: ['boolean?', 'Whether pictures were asked for. Absent in windows of earlier versions.'],
      sha256: ['string', 'Of the packed registrations.'],
    },
  },
  PulledSource: {
    doc: 'What is here of a target.',
    fields: {
      targetId: 'string',
      targetName: 'string',
      address: 'string',
      registrations: 'int',
      pictures: 'int',
      withPictures: ['boolean', 'Whether pictures were asked for, of some part at least.'],
      asOfMs: ['dateTime', 'When the last part of it was fetched.'],
    },
  },
} as const satisfies TypeTable;
