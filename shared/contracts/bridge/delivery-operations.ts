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
    doc: 'Forgets a target and its token.',
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
} as const satisfies BridgeOperationTable;
