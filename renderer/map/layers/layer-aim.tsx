import styles from './layer-aim.module.css';

/** Shows who works with keys what Enter asks about: the middle of the map. */
export function LayerAim() {
  return <span aria-hidden className={styles['aim']} />;
}
