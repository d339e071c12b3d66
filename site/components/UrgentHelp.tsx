import { Icon } from './Icon.tsx';
import styles from './UrgentHelp.module.css';

/** One line from the settings: where to get help now. Stands where people in need may end up. */
export function UrgentHelp({ text }: { text: string }) {
  return (
    <p className={styles.help} data-ground="blush">
      <Icon name="info" size={24} />
      <span>{text}</span>
    </p>
  );
}
