import { icons } from '../components/icons.ts';
import { kindGround, type Kind } from '../scenes/kinds.ts';
import type { Point } from './geometry/point.ts';
import { pinShape } from './pin-shape.ts';
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
      <path className={styles.body} d={pinShape} />
      <path className={styles.icon} d={icons[kind]} transform="translate(-11-43)scale(.92)" />
    </g>
  );
}
