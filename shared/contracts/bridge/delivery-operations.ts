import type { BridgeOperationTable } from './operation.ts';

/** What the host answers of the delivery of observations. */
export const deliveryOperations = {
  'targets.list': {
    doc: 'The services that observations are delivered to, without their tokens.',
    input: {},
    output: 'DeliveryTarget[]',
    isRead: true,
  },
  'targets.write': {
    doc: 'Adds or changes a target. Gives it.',
    input: { change: 'TargetChange' },
    output: 'DeliveryTarget',
  },
  'targets.remove': {
    doc: 'Forgets a target and its token, where nothing waits for it. Stops what is fetched from it.',
    input: { targetId: 'string' },
    output: 'Nothing',
  },
  'targets.test': {
    doc: 'Asks a target for its lookup tables, and posts it a registration without anything in it, which none can store.',
    input: { targetId: 'string' },
    output: 'TargetTest',
    isUnlimited: true,
  },
  'targets.logIn': {
    doc: 'The GUID of an observer, by name and password. The password is not kept.',
    input: { address: 'string', name: 'string', password: 'string' },
    output: 'string',
    isUnlimited: true,
  },
  'outbox.list': {
    doc: 'The observations that are on their way to targets, and the last that were delivered.',
    input: {},
    output: 'Outbox',
    isRead: true,
  },
  'outbox.send': {
    doc: 'The draft is finished: it lies in the outbox for a target when this answers.',
    input: { draftId: 'string', targetId: 'string' },
    output: 'Nothing',
  },
  'outbox.stop': {
    doc: 'Stops a delivery. What is on its way is cut off, and whether it arrived is looked for when it goes on.',
    input: { draftId: 'string' },
    output: 'Nothing',
    isUnlimited: true,
  },
  'outbox.resume': {
    doc: 'Goes on with a delivery, now.',
    input: { draftId: 'string' },
    output: 'Nothing',
    isUnlimited: true,
  },
  'outbox.edit': {
    doc: 'Makes a draft again of an observation that its target does not have.',
    input: { draftId: 'string' },
    output: 'Nothing',
    isUnlimited: true,
  },
  'outbox.export': {
    doc: 'Writes the exact body of an observation into a file: JSON, with its pictures in it.',
    input: { draftId: 'string' },
    output: 'ExportOutcome',
    isUnlimited: true,
  },
} as const satisfies BridgeOperationTable;
