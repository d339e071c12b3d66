import { Icon } from '../components/Icon.tsx';
import type { Languages } from '../content/schemas/scenes.ts';
import { PhoneHeading } from './PhoneHeading.tsx';
import styles from './LanguageSwitch.module.css';

/** Screen of the app: every language under its own name, the first one chosen. */
export function LanguageSwitch({ languages }: { languages: Languages }) {
  return (
    <>
      <span className={styles.globe}>
        <Icon name="language" size={32} />
      </span>
      <PhoneHeading>{languages.heading}</PhoneHeading>
      <div className={styles.list}>
        {languages.items.map(({ name, tag }, index) => (
          <span key={tag} lang={tag} dir="auto" className={index === 0 ? styles.chosen : undefined}>
            {name}
            {index === 0 && <Icon name="check" size={20} />}
          </span>
        ))}
      </div>
    </>
  );
}
