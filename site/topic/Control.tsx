import { Icon } from '../components/Icon.tsx';
import type { Topic } from '../content/schemas/topic.ts';
import type { TopicWords } from '../content/schemas/topic-words.ts';
import styles from './Control.module.css';

/** What the organisation stays in control of: resources, businesses, people. Each with the switch that decides it. */
export function Control({ control, words }: { control: Topic['control']; words: TopicWords['switches'] }) {
  const columns = [
    {
      ...control.resources,
      drawing: words.resources.map((word, index) => (
        <span key={word} className={index === 1 ? styles.chosen : styles.choice}>
          {word}
        </span>
      )),
    },
    {
      ...control.businesses,
      drawing: (
        <>
          <Icon name="shop" size={20} /> {words.business}
          <span className={styles.chosen}>
            <Icon name="check" size={16} /> {words.yes}
          </span>
        </>
      ),
    },
    {
      ...control.people,
      drawing: (
        <>
          {words.status} <span className={styles.toggle} />
        </>
      ),
    },
  ];
  return (
    <section className={styles.control} data-ground="deep">
      <h2>{control.heading}</h2>
      <ul role="list" className={styles.columns}>
        {columns.map(({ heading, text, drawing }) => (
          <li key={heading} className={styles.column}>
            <div className={styles.switch} aria-hidden="true">
              {drawing}
            </div>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
