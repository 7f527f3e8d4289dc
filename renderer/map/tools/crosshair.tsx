import styles from './crosshair.module.css';

/** Shows who works with keys what Enter asks about: the middle of the map. */
export function Crosshair() {
  return <span aria-hidden className={styles['aim']} />;
}
