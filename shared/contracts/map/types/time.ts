// Time.

import type { TypeTable } from '../../../schema/notation.ts';

export const timeTypes = {
  TimeValue: {
    doc: 'A point or a stretch of time.',
    fields: {
      TimeReference: ['TimeReference?', 'Zone of the value; absent: UTC.'],
    },
  },
  TimeInstant: {
    doc: 'A point of time.',
    extends: 'TimeValue',
    fields: {
      Time: ['dateTime', 'The instant.'],
    },
  },
  TimeExtent: {
    doc: 'A stretch of time. A missing bound is open.',
    extends: 'TimeValue',
    fields: {
      StartTime: ['dateTime?', 'Start; missing = open.'],
      EndTime: ['dateTime?', 'End; missing = open.'],
      Empty: ['boolean?=false', 'True = no extent at all.'],
    },
  },
  TimeReference: {
    doc: 'The zone in which times are read.',
    fields: {
      TimeZoneNameID: ['string', 'Time-zone name (Windows style names in practice).'],
      RespectsDaylightSavingTime: ['boolean?', 'Use summer time.'],
      RespectsDynamicAdjustmentRules: ['boolean?', 'Use the historic rules.'],
    },
  },
} as const satisfies TypeTable;
