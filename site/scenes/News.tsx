import type { NewsContent } from '../content/schemas/scenes.ts';
import { PhoneHeading } from './PhoneHeading.tsx';
import styles from './News.module.css';

/** Screen of the app: what has changed lately. */
export function News({ news }: { news: NewsContent }) {
  return (
    <>
      <PhoneHeading>{news.heading}</PhoneHeading>
      {news.items.map(({ when, title, text }) => (
        <div key={title} className={styles.item}>
          <span className={styles.when}>{when}</span>
          <strong>{title}</strong>
          <span>{text}</span>
        </div>
      ))}
    </>
  );
}
