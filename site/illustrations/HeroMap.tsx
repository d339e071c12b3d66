import { heroCompositions, heroPlaces, type HeroComposition, type HeroPlace, type HeroView } from './hero.ts';
import styles from './HeroMap.module.css';
import { MapLabel, type LabelWords } from './MapLabel.tsx';
import { Pin } from './Pin.tsx';
import { Stitches } from './Stitches.tsx';

/** What each label of the home page's map says. */
export type HeroLabels = Record<HeroPlace, LabelWords>;

const file = (view: HeroView) => `/drawings/hero-${view}.svg`;
const size = ({ frame: { width, height } }: HeroComposition) => ({ width, height });

/**
 * The first picture of the home page: a tangled thread comes loose and joins the places of a city. Stands last in a
 * positioned section; from 43rem it lies behind the section's words, under 43rem it follows them.
 */
export function HeroMap({ labels }: { labels: HeroLabels }) {
  const { wide, medium, small } = heroCompositions;
  return (
    <div className={styles.map} aria-hidden="true">
      <picture>
        <source media="(width < 43rem)" srcSet={file('small')} {...size(small)} />
        <source media="(width < 72rem)" srcSet={file('medium')} {...size(medium)} />
        <img className={styles.city} src={file('wide')} {...size(wide)} alt="" decoding="async" />
      </picture>
      <Composition view="wide" labels={labels} />
      <Composition view="medium" labels={labels} />
      <Composition view="small" labels={labels} />
    </div>
  );
}

/** The stitches, pins and labels of one arrangement. */
function Composition({ view, labels }: { view: HeroView; labels: HeroLabels }) {
  const composition: HeroComposition = heroCompositions[view];
  return (
    <svg className={`${String(styles.composition)} ${String(styles[view])}`}>
      <svg x="50%" y="100%" overflow="visible">
        <Stitches runs={composition.stitches} cased />
        {composition.pins.map((pin) => (
          <Pin key={pin.kind} {...pin} />
        ))}
        {heroPlaces.map((place) => {
          const at = composition.labels[place];
          return (
            at && (
              <g key={place} className={styles[place]}>
                <MapLabel {...labels[place]} at={at} />
              </g>
            )
          );
        })}
      </svg>
    </svg>
  );
}
