import styles from './CityMap.module.css';
import type { Point } from './geometry/point.ts';
import { sway } from './geometry/sway.ts';
import { MapLabel, type LabelWords, type LabelSide } from './MapLabel.tsx';
import { Pin } from './Pin.tsx';
import { viewSize, type View } from './plan.ts';
import { Stitches } from './Stitches.tsx';
import type { Kind } from '../scenes/kinds.ts';

/** A place on a map, in pixels from the middle of the map's frame. */
export interface MapPin {
  kind: Kind;
  at: Point;
  large?: true;
  /** Whether the thread leaves it out. */
  apart?: true;
  label?: LabelWords & { side?: LabelSide };
}

interface CityMapProps {
  view?: View;
  /** The thread joins them in this order. */
  pins: readonly MapPin[];
  /** Where the thread comes from and where it goes on to, mostly outside the frame. */
  from?: Point;
  to?: Point;
  /** Places that have stepped back: filtered out, closed, full. */
  dots?: readonly Point[];
  /** What the map shows, for those who do not see it; without it the text beside says the same. */
  description?: string;
  /** Whether the map stands on a page's first screen. */
  first?: boolean;
}

/** A piece of the city's map with pins joined by the thread. It fills its parent and, like any map, crops. */
export function CityMap({ view = 'harbour', pins, from, to, dots = [], description, first = false }: CityMapProps) {
  const joined = pins.filter(({ apart }) => !apart).map(({ at }) => at);
  const thread = [...(from ? [from] : []), ...joined, ...(to ? [to] : [])];
  const alternative = description === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description };
  return (
    <div className={styles.map} data-ground="paper" {...alternative}>
      <img
        className={styles.city}
        src={`/drawings/city-${view}.svg`}
        {...viewSize}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
      <svg className={styles.sheet}>
        <svg x="50%" y="50%" overflow="visible">
          {thread.length > 1 && <Stitches runs={[sway(thread)]} cased />}
          {dots.map(([x, y]) => (
            <circle key={`${String(x)} ${String(y)}`} className={styles.dot} cx={x} cy={y} r="9" />
          ))}
          {pins.map(({ kind, at, large }) => (
            <Pin key={at.join(' ')} kind={kind} at={at} large={large} />
          ))}
          {pins.map(
            ({ at, large, label }) => label && <PinLabel key={at.join(' ')} at={at} large={large} {...label} />,
          )}
        </svg>
      </svg>
    </div>
  );
}

interface PinLabelProps extends LabelWords {
  at: Point;
  side?: LabelSide;
  large?: boolean | undefined;
}

/** A label beside the pin that stands at `at`. */
function PinLabel({ at: [x, y], side = 'right', large = false, ...words }: PinLabelProps) {
  const scale = large ? 1.25 : 1;
  const places: Record<LabelSide, Point> = {
    right: [x + 28 * scale, y - 58 * scale],
    left: [x - 28 * scale, y - 58 * scale],
    below: [x, y + 14],
    above: [x, y - 62 * scale],
  };
  return <MapLabel at={places[side]} side={side} {...words} />;
}
