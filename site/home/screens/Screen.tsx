import type { Language } from '../../content/read.ts';
import styles from './Screen.module.css';
import { screens, type ScreenName } from './screens.tsx';

interface ScreenProps {
  name: ScreenName;
  /** Whether it lies on a card with an edge of its own. */
  card?: boolean;
  language?: Language;
}

/**
 * A drawn screen of the product, from the one file that holds them all. Browsers set its words in the page's own
 * faces; assistive technology leaves it out, for the words beside it say the same.
 */
export function Screen({ name, card = false, language = 'en' }: ScreenProps) {
  const { height, width = '100%' }: { height: number; width?: number | string } = screens[name];
  return (
    <svg className={card ? styles.card : undefined} width={width} height={height} aria-hidden="true">
      <use href={`/drawings/screens/${language}.svg#${name}`} />
    </svg>
  );
}
