import styles from './SnappedThread.module.css';

/** The thread has snapped; a needle waits. On narrow screens the seam begins outside the frame. */
export function SnappedThread() {
  return (
    <div className={styles.frame}>
      <img src="/drawings/snapped.svg" width="960" height="300" alt="" decoding="async" />
    </div>
  );
}
