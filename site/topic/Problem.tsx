import type { ReactNode } from 'react';
import type { Topic } from '../content/schemas/topic.ts';
import styles from './Problem.module.css';

interface ProblemProps {
  problem: Topic['problem'];
  ground?: 'paper' | 'linen';
  children?: ReactNode;
}

/** The problem as its reader lives it, beside a drawing of it. */
export function Problem({ problem, ground = 'paper', children }: ProblemProps) {
  return (
    <section className={styles.problem} data-ground={ground}>
      <h2>{problem.heading}</h2>
      <div className={styles.columns}>
        <div className={styles.words}>
          {problem.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {problem.conclusion && (
            <p>
              <strong>{problem.conclusion}</strong>
            </p>
          )}
        </div>
        {children && <div className={styles.drawing}>{children}</div>}
      </div>
    </section>
  );
}
