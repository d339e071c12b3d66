import type { Home } from '../content/schemas/home.ts';
import styles from './PatchDrawing.module.css';
import { Screen } from './screens/Screen.tsx';
import type { ScreenName } from './screens/screens.tsx';

type Link = Home['solutions']['cards'][number]['link'];

/**
 * What is drawn for each page, and how it lies on its patch: on a card, on one put down askew, rising from behind the lower seam, standing on it.
 */
const drawings: Record<Link, { name: ScreenName; lies?: 'card' | 'askew' | 'rising' | 'standing' }> = {
  '/social-resources-management': { name: 'short-list', lies: 'card' },
  '/organisation-networks': { name: 'federation' },
  '/access-to-help': { name: 'near-phone', lies: 'rising' },
  '/channelling-community-help': { name: 'street', lies: 'standing' },
  '/autonomy-inclusion': { name: 'stub', lies: 'askew' },
  '/impact-measurement': { name: 'chart', lies: 'standing' },
};

/** The drawing on the patch of the solution that leads to `link`. */
export function PatchDrawing({ link }: { link: Link }) {
  const { name, lies } = drawings[link];
  return (
    <div className={`${String(styles.drawing)} ${lies ? String(styles[lies]) : ''}`}>
      <Screen name={name} card={lies === 'card' || lies === 'askew'} />
    </div>
  );
}
