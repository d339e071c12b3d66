import { icons } from '../components/icons.ts';
import { kindGround, type Kind } from '../scenes/kinds.ts';
import type { Point } from './geometry/point.ts';
import styles from './Pin.module.css';

interface PinProps {
  kind: Kind;
  /** Where its tip stands. */
  at: Point;
  large?: boolean | undefined;
}

/** A place on a map; its colour and its icon say of what kind. */
export function Pin({ kind, at: [x, y], large = false }: PinProps) {
  return (
    <g data-ground={kindGround[kind]} transform={`translate(${String(x)} ${String(y)})${large ? ' scale(1.25)' : ''}`}>
      <path className={styles.body} d="M0 0C-4-6-9-11-14-16.3A21 21 0 1 1 14-16.3C9-11 4-6 0 0Z" />
      <path className={styles.icon} d={icons[kind]} transform="translate(-11-43)scale(.92)" />
    </g>
  );
}
