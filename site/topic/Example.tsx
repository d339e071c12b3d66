import type { Topic } from '../content/schemas/topic.ts';
import styles from './Example.module.css';

/** A worked example, told step by step along the thread. `label` stands above the heading. */
export function Example({ example, label }: { example: Topic['example']; label: string }) {
  return (
    <section className={styles.example} data-ground="linen">
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h2>{example.heading}</h2>
        {example.introduction && <p>{example.introduction}</p>}
      </div>
      <div>
        <ol role="list" className={styles.steps}>
          {example.steps.map(({ when, text }) => (
            <li key={text}>
              <span className={styles.when}>{when}</span>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ol>
        {example.conclusion && <p className={styles.conclusion}>{example.conclusion}</p>}
      </div>
    </section>
  );
}
