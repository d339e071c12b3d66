import type { Topic } from '../content/schemas/topic.ts';
import styles from './Questions.module.css';

/** Honest questions and answers, each opened on its own. */
export function Questions({ questions }: { questions: Topic['questions'] }) {
  return (
    <section className={styles.questions}>
      <h2>{questions.heading}</h2>
      <div>
        {questions.items.map(({ question, answer }, index) => (
          <details key={question} className={styles.item} open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
