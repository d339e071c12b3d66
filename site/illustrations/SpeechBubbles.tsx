import styles from './SpeechBubbles.module.css';

/** Two people talk: what comes in as a tangle is answered in even stitches. */
export function SpeechBubbles() {
  return (
    <img className={styles.bubbles} src="/drawings/bubbles.svg" width="660" height="464" alt="" decoding="async" />
  );
}
