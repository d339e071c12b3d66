import { Icon } from '../components/Icon.tsx';
import type { Research } from '../content/schemas/scenes.ts';
import { Bar } from './Bar.tsx';
import { Scene } from './Scene.tsx';
import styles from './QuestionCard.module.css';

/** A research question and its answer in sums; where a number is too small to hide a person, none is shown. */
export function QuestionCard({ research, label }: { research: Research; label?: string }) {
  const { asked, question, method, sample, answers, suppressed, note } = research;
  const largest = Math.max(...answers.map(({ value = 0 }) => value));
  return (
    <Scene label={label} card className={styles.card}>
      <div className={styles.question} data-ground="lilac">
        <span>{asked}</span>
        <strong>{question}</strong>
        <span>{method}</span>
      </div>
      <div className={styles.answers}>
        <span className={styles.sample}>{sample}</span>
        {answers.map(({ label: name, value }) => (
          <div key={name} className={styles.answer}>
            <span>{name}</span>
            {value === undefined ? (
              <span className={styles.suppressed}>{suppressed}</span>
            ) : (
              <>
                <Bar share={value / largest} />
                <span className={styles.value}>{value}</span>
              </>
            )}
          </div>
        ))}
        <div className={styles.note}>
          <Icon name="shield" size={22} />
          {note}
        </div>
      </div>
    </Scene>
  );
}
