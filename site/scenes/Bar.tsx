import styles from './Bar.module.css';

/** A share of a whole as a bar across its place; `share` runs from 0 to 1. */
export function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} width="100%" height="14">
      <rect x="1" y="1" width="99%" height="12" rx="6" />
      <rect className={styles.part} x="1" y="1" width={`${Math.round(share * 99)}%`} height="12" rx="6" />
    </svg>
  );
}
