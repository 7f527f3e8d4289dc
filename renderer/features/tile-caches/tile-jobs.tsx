import { useText } from '../../i18n/text.tsx';
import { JobLine } from '../../jobs/job-line.tsx';
import { useJobs } from '../../state/use-stores.ts';
import { unfinishedTileJobs } from './cache-jobs.ts';
import styles from './tile-caches-place.module.css';

/** Jobs of tiles that go on, or wait for somebody. What is done stands in the list of jobs. */
export function TileJobs() {
  const text = useText();
  const jobs = useJobs((state) => state.jobs);
  const unfinished = unfinishedTileJobs(jobs);
  if (unfinished.length === 0) return null;
  return (
    <section aria-labelledby="tile-jobs" tabIndex={-1} data-landmark>
      <h2 id="tile-jobs" className={styles['heading']}>
        {text('tiles.place.jobs')}
      </h2>
      <ul className={styles['jobs']}>
        {unfinished.map((job) => (
          <JobLine key={job.jobId} job={job} />
        ))}
      </ul>
    </section>
  );
}
