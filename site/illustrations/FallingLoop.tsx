import styles from './FallingLoop.module.css';
import { Sewn } from './Sewn.tsx';

const coming = 'M660-90C540 10 400 92 200 92A58 58 0 1 0 258 150';
const falling = 'C258 92 222 42 156 42C66 42 0 136 0 264';

/** The thread makes one last loop and falls in stitches to the foot of its positioned section, above the needle. */
export function FallingLoop() {
  return (
    <div className={styles.fall} aria-hidden="true">
      <svg className={styles.loop} width="660" height="264">
        <Sewn runs={[coming + falling]}>
          <path className={styles.thread} d={coming} />
          <path className={styles.casing} d={`M258 150${falling}`} />
          <path className={styles.thread} d={`M258 150${falling}`} />
        </Sewn>
      </svg>
      <svg className={styles.stitches} width="6">
        <line className={styles.thread} x1="3" x2="3" y2="100%" />
      </svg>
    </div>
  );
}
