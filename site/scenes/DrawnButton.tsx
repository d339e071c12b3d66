import { Icon, type IconName } from '../components/Icon.tsx';
import styles from './DrawnButton.module.css';

/** A button of the product's screens: drawn, nothing to press. */
export function DrawnButton({ label, icon, quiet = false }: { label: string; icon?: IconName; quiet?: boolean }) {
  return (
    <span className={`${String(styles.button)} ${String(quiet ? styles.quiet : styles.main)}`}>
      {icon && <Icon name={icon} size={18} />}
      {label}
    </span>
  );
}
