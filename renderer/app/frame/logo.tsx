import styles from './logo.module.css';

/** The cairn with its fire. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className={styles['mark']} aria-hidden="true">
      <path
        className={styles['fire']}
        d="M16 2.4c2 2.4 3.1 4 3.1 5.8a3.1 3.1 0 0 1-6.2 0c0-1 .5-1.9 1.3-2.8.2.9.6 1.4 1.2 1.7-.2-1.6 0-3.1.6-4.7z"
      />
      <g className={styles['stones']}>
        <rect x="13" y="12.6" width="6" height="4.4" rx="1" />
        <rect x="10.6" y="18" width="6.2" height="4.8" rx="1" />
        <rect x="17.8" y="18" width="3.8" height="4.8" rx="1" />
        <rect x="7.6" y="23.8" width="4.8" height="5" rx="1" />
        <rect x="13.4" y="23.8" width="6" height="5" rx="1" />
        <rect x="20.4" y="23.8" width="4" height="5" rx="1" />
      </g>
    </svg>
  );
}
