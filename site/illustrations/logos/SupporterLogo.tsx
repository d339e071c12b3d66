import styles from './logos.module.css';

/** The drawn logo of the sample supporter: a hill inside a ring, with two stitches. */
export function SupporterLogo() {
  return (
    <svg className={styles.logo} width={28} height={28} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 26a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM6.5 17a7.5 7.5 0 0 1 15 0" />
      <path className={styles.thread} d="M9.5 21h3M15.5 21h3" />
    </svg>
  );
}
