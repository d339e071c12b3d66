import { Icon } from '../components/Icon.tsx';
import type { Chip } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  chips: Chip[];
  label?: string;
  /** Whether the chips lie on a card of their own. */
  card?: boolean;
}

/** The filters over a list or a map, some of them chosen. */
export function FilterChips({ chips, label, card = false }: FilterChipsProps) {
  return (
    <Scene label={label} card={card} className={styles.chips}>
      {chips.map((chip) => (
        <span key={chip.label} className={`${String(styles.chip)} ${String(chip.on ? styles.on : '')}`}>
          {chip.kind && <Icon name={chip.kind} size={18} />}
          {chip.label}
        </span>
      ))}
    </Scene>
  );
}
