import type { BridgeOperationTable } from './operation.ts';

/** What the host answers of the pull of observations. */
export const pullOperations = {
  'pulls.start': {
    doc: 'Starts a job that fetches observations from a target. Nothing is contacted before this call.',
    input: { question: 'PullQuestion' },
    output: 'Job',
  },
  'pulls.sources': {
    doc: 'What was fetched, by target.',
    input: {},
    output: 'PulledSource[]',
    isRead: true,
  },
  'pulls.remove': {
    doc: 'Removes what was fetched from a target. It can be fetched again.',
    input: { targetId: 'string' },
    output: 'Nothing',
  },
} as const satisfies BridgeOperationTable;
