import styles from './SkipLink.module.css';

/** The first stop of the keyboard on every page: jumps over the header to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.link} href="#content">
      {label}
    </a>
  );
}
