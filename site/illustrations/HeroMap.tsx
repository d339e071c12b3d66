import { heroCompositions, heroPlaces, type HeroComposition, type HeroPlace, type HeroView } from './hero.ts';
import styles from './HeroMap.module.css';
import { MapLabel, type LabelWords } from './MapLabel.tsx';

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
      <Labels view="wide" words={labels} />
      <Labels view="medium" words={labels} />
      <Labels view="small" words={labels} />
    </div>
  );
}

/** The labels of one arrangement. */
function Labels({ view, words }: { view: HeroView; words: HeroLabels }) {
  const composition: HeroComposition = heroCompositions[view];
  return (
    <svg className={`${String(styles.labels)} ${String(styles[view])}`}>
      <svg x="50%" y="100%" overflow="visible">
        {heroPlaces.map((place) => {
          const at = composition.labels[place];
          return (
            at && (
              <g key={place} className={styles[place]}>
                <MapLabel {...words[place]} at={at} />
              </g>
            )
          );
        })}
      </svg>
    </svg>
  );
}
