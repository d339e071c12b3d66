import { Icon } from '../components/Icon.tsx';
import type { Home } from '../content/schemas/home.ts';
import { Screen } from './screens/Screen.tsx';
import styles from './Showcase.module.css';

/** The product at a desk and on the phone. Pointing at one of the two, or focusing its link, lifts its device. */
export function Showcase({ showcase }: Pick<Home, 'showcase'>) {
  const [desk, phone] = showcase.items;
  return (
    <section className={styles.showcase} data-ground="deep">
      <div className={styles.words}>
        <h2>{showcase.heading}</h2>
        <p>{showcase.lead}</p>
      </div>
      <Item {...desk} />
      <div className={styles.desk}>
        <Screen name="desk" card />
        <Screen name="narrow-desk" card />
      </div>
      <Item {...phone} />
      <p className={styles.note}>{showcase.note}</p>
      <div className={styles.phones}>
        <Screen name="near-phone" />
        <Screen name="ticket-phone" />
      </div>
    </section>
  );
}

function Item({ id, icon, title, text, link }: Home['showcase']['items'][number]) {
  return (
    <div className={`${String(styles.item)} ${String(styles[id])}`}>
      <h3>
        <Icon name={icon} size={28} />
        {title}
      </h3>
      <p>
        {text} <a href={link.address}>{link.label}</a>
      </p>
    </div>
  );
}
