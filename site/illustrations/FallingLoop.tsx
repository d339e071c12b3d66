import styles from './FallingLoop.module.css';
import { Sewn } from './Sewn.tsx';

const coming = 'M660-90C520-10 330 20 226 80C176 109 112 112 112 156A64 60 0 0 0 240 152';
const falling = 'C240 106 214 72 172 72C76 72 0 156 0 264';

/** The thread makes one last loop and falls in stitches to the foot of its positioned section, above the needle. */
export function FallingLoop() {
  return (
    <div className={styles.fall} aria-hidden="true">
      <svg className={styles.loop} width="660" height="264">
        <Sewn runs={[coming + falling]}>
          <path className={styles.thread} d={coming} />
          <path className={styles.casing} d={`M240 152${falling}`} />
          <path className={styles.thread} d={`M240 152${falling}`} />
        </Sewn>
      </svg>
      <svg className={styles.stitches} width="6">
        <line className={styles.thread} x1="3" x2="3" y2="100%" />
      </svg>
    </div>
  );
}
