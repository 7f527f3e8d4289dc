import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { Bridge } from '../bridge/bridge.ts';

export type Job = BridgeType<'Job'>;

export interface JobsState {
  /** Jobs of this start, newest last. */
  readonly jobs: readonly Job[];
}

export interface JobsStore {
  readonly store: StoreApi<JobsState>;
  /** Hears of jobs that ended while this window looked, once each. */
  onEnded(listener: (job: Job) => void): () => void;
  /** The job when that holds of it, also where it does already. */
  when(jobId: string, holds: (job: Job) => boolean): Promise<Job>;
  stop(): void;
}

export function createJobsStore(
  bridge: Pick<Bridge, 'host' | 'onHost' | 'onConnection'>,
  log: (error: unknown) => void,
): JobsStore {
  const store = createStore<JobsState>(() => ({ jobs: [] }));
  const endListeners = new Set<(job: Job) => void>();

  function take(job: Job): void {
    const { jobs } = store.getState();
    const known = jobs.find(({ jobId }) => jobId === job.jobId);
    store.setState({
      jobs: known ? jobs.map((other) => (other === known ? job : other)) : [...jobs, job],
    });
    const hasJustEnded = job.endedAtMs !== null && (!known || known.endedAtMs === null);
    if (hasJustEnded) for (const listener of endListeners) listener(job);
  }

  const stops = [
    bridge.onHost('jobs.changed', ({ job }) => take(job)),
    bridge.onHost('jobs.forgotten', ({ jobIds }) =>
      store.setState(({ jobs }) => ({ jobs: jobs.filter(({ jobId }) => !jobIds.includes(jobId)) })),
    ),
    bridge.onConnection('host', (state) => {
      if (state === 'open') bridge.host['jobs.list']({}).then((jobs) => store.setState({ jobs }), log);
    }),
  ];
  return {
    store,
    onEnded: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    when: (jobId, holds) =>
      new Promise((resolve) => {
        const look = ({ jobs }: JobsState) => {
          const job = jobs.find((each) => each.jobId === jobId);
          if (!job || !holds(job)) return;
          stopLooking();
          resolve(job);
        };
        const stopLooking = store.subscribe(look);
        look(store.getState());
      }),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
