import type { Home } from '../content/schemas/home.ts';
import { Screen } from './screens/Screen.tsx';
import type { ScreenName } from './screens/screens.tsx';
import styles from './TabScene.module.css';

type Image = Home['tabs']['items'][number]['image'];

/** The colour behind each scene, and its screens: those that lie on a card, and those that bring their own ground. */
const scenes: Record<Image, { ground: string; screens: { name: ScreenName; card?: boolean }[] }> = {
  entry: {
    ground: 'sky',
    screens: [
      { name: 'list', card: true },
      { name: 'entry', card: true },
    ],
  },
  map: { ground: 'blush', screens: [{ name: 'map' }, { name: 'offers' }] },
  referral: { ground: 'lilac', screens: [{ name: 'referral', card: true }] },
  alert: { ground: 'mint', screens: [{ name: 'alert' }, { name: 'beds' }, { name: 'news' }] },
};

/** The drawn scene of a tab, on its own colour. */
export function TabScene({ image }: { image: Image }) {
  const { ground, screens } = scenes[image];
  return (
    <div className={`${String(styles.scene)} ${String(styles[image])}`} data-ground={ground}>
      {screens.map((screen) => (
        <Screen key={screen.name} {...screen} />
      ))}
    </div>
  );
}
