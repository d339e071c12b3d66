import { Icon } from '../components/Icon.tsx';
import styles from './Related.module.css';

interface RelatedProps {
  heading: string;
  /** Two pages: address, what the menus call it, why to go there from here. */
  pages: { address: string; name: string; line: string }[];
}

/** Two pages that belong to this one: two patches with one seam. */
export function Related({ heading, pages }: RelatedProps) {
  return (
    <section className={styles.related}>
      <h2>{heading}</h2>
      <ul role="list" className={styles.patches}>
        {pages.map(({ address, name, line }, index) => (
          <li key={address} className={styles.patch} data-ground={index === 0 ? 'lilac' : 'mint'}>
            <h3>
              <a href={address}>{name}</a>
            </h3>
            <p>{line}</p>
            <span className={styles.arrow}>
              <Icon name="arrow-right" size={20} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
