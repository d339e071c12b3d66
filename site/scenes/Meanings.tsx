import type { ReactNode } from 'react';
import type { Meanings as MeaningsContent } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './Meanings.module.css';

const drawings: Record<MeaningsContent[number]['drawing'], ReactNode> = {
  mattress: (
    <>
      <rect className={styles.sky} x="6" y="46" width="108" height="20" rx="8" />
      <rect className={styles.card} x="12" y="36" width="30" height="16" rx="7" />
      <path className={styles.sun} d="M48 66V50q0-6 7-6h52q7 0 7 6v16Z" />
      <path d="M62 44v22M0 74h120" />
    </>
  ),
  room: (
    <>
      <path className={styles.lilac} d="M8 74V10h104v64Z" />
      <path className={styles.card} d="M22 22h24v22H22Z" />
      <path d="M34 22v22M22 33h24M0 74h120" />
      <path className={styles.mint} d="M74 74V26h26v48Z" />
      <circle cx="80" cy="52" r="2.500" />
    </>
  ),
  chair: (
    <>
      <path className={styles.sun} d="M20 14l6 32h30v6H20Z" />
      <path d="M24 52v22m28-22v22M0 74h120" />
      <path className={styles.blush} d="M72 74V34q0-6 6-6h22q6 0 6 6v40Z" />
      <path d="M89 28V4M80 42h18v14H80Z" />
      <path className={styles.flame} d="M89 44q6 6 0 10q-6-4 0-10Z" />
    </>
  ),
};

/** What several organisations mean by the same word, each with a small picture. */
export function Meanings({ meanings, label }: { meanings: MeaningsContent; label?: string }) {
  return (
    <Scene label={label} className={styles.meanings}>
      {meanings.map(({ drawing, who, meaning, count }) => (
        <div key={drawing} className={styles.meaning}>
          <svg className={styles.drawing} viewBox="-2 0 124 78">
            {drawings[drawing]}
          </svg>
          <span className={styles.words}>
            <span>{who}</span>
            <strong>{meaning}</strong>
          </span>
          <span className={styles.count}>{count}</span>
        </div>
      ))}
    </Scene>
  );
}
