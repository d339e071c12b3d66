import type { ReactNode } from 'react';
import type { Point } from './geometry/point.ts';
import { Stitches } from './Stitches.tsx';
import styles from './ThreadPath.module.css';

interface Step {
  /** What stands in the circle, mostly an icon. */
  marker: ReactNode;
  content: ReactNode;
}

/**
 * How the thread climbs, on a grid of 1152 px with four columns 296 px apart: it meets the middles of the circles, at
 * (34, 208), (330, 160), (626, 91) and (922, 34), which the style sheet sets at these heights.
 */
const climb: readonly Point[] = [
  [-1200, 120],
  [-500, 150],
  [-80, 216],
  [34, 208],
  [190, 193],
  [330, 160],
  [480, 127],
  [626, 91],
  [780, 58],
  [922, 34],
  [1080, 0],
  [1700, -20],
  [2300, -110],
];

/**
 * Four steps along the thread: climbing where there is room, in a straight row from 60rem, one below the other on
 * small screens. Stands directly in a section of full width.
 */
export function ThreadPath({ steps }: { steps: readonly Step[] }) {
  return (
    <div className={styles.path}>
      <span className={styles.straight} aria-hidden="true" />
      <div className={styles.climb} aria-hidden="true">
        <svg viewBox="0 0 1152 240">
          <Stitches runs={[climb]} />
        </svg>
      </div>
      <ol role="list" className={styles.steps}>
        {steps.map(({ marker, content }, index) => (
          <li key={index} className={styles.step}>
            <span className={styles.marker}>{marker}</span>
            <div>{content}</div>
          </li>
        ))}
      </ol>
    </div>
  );
}
