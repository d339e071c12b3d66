import { Icon } from '../components/Icon.tsx';
import { StitchDivider, StitchSeam } from '../components/Stitch.tsx';
import type { Home } from '../content/schemas/home.ts';
import { Scraps } from '../illustrations/Scraps.tsx';
import styles from './ProblemSolution.module.css';

/** Two fabrics sewn together: how it is today, and how it is with the product. */
export function ProblemSolution({ problem, solution }: Pick<Home, 'problem' | 'solution'>) {
  return (
    <section className={styles.fabrics}>
      <div className={styles.problem} data-ground="linen">
        <Heading {...problem} />
        <Scraps scraps={problem.scraps} />
        <div className={styles.seam}>
          <StitchSeam side="end" />
        </div>
      </div>
      <div className={styles.solution} data-ground="deep">
        <Heading {...solution} />
        <ul role="list" className={styles.points}>
          {solution.points.map(({ icon, colour, title, text }) => (
            <li key={title}>
              <StitchDivider />
              <span className={styles.icon} data-ground={colour}>
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Heading({ label, heading, text }: { label: string; heading: string; text: string }) {
  return (
    <div className={styles.words}>
      <p className={styles.label}>{label}</p>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
  );
}
