import type { Point } from './geometry/point.ts';
import styles from './MapLabel.module.css';

/** What a label says: which place it is, and what is left there. */
export interface LabelWords {
  place: string;
  left: string;
}

/** Which way a label grows from its place. */
export type LabelSide = 'right' | 'left' | 'below' | 'above';

interface MapLabelProps extends LabelWords {
  /** The point of the label that `side` names. */
  at: Point;
  side?: LabelSide;
}

/** More than any label needs, so that a longer language or a larger type still fits. */
const WIDTH = 280;
const HEIGHT = 90;

const corners: Record<LabelSide, Point> = {
  right: [0, 0],
  left: [-WIDTH, 0],
  below: [-WIDTH / 2, 0],
  above: [-WIDTH / 2, -HEIGHT],
};

/** A small card on a map. */
export function MapLabel({ place, left, at: [x, y], side = 'right' }: MapLabelProps) {
  const [dx, dy] = corners[side];
  return (
    <foreignObject x={x + dx} y={y + dy} width={WIDTH} height={HEIGHT}>
      <div className={side === 'right' ? styles.frame : `${String(styles.frame)} ${String(styles[side])}`}>
        <p className={styles.label}>
          <strong>{place}</strong>
          {left}
        </p>
      </div>
    </foreignObject>
  );
}
