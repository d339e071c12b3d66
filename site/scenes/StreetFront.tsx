import type { Shops } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import { shopfronts, Storey } from './street/shopfronts.tsx';
import styles from './street/street.module.css';

const houses = [
  { shop: 'restaurant', windows: 4, height: 76 },
  { shop: 'hairdresser', windows: 3, height: 58 },
  { shop: 'laundry', windows: 4, height: 84 },
  { shop: 'bookshop', windows: 4, height: 62 },
] as const;

/** A street with the four shops that take part, each with the thread's label in its window. `shops` are the signs. */
export function StreetFront({ shops, label }: { shops: Shops; label?: string }) {
  return (
    <Scene label={label} className={styles.container}>
      <div className={styles.street}>
        {houses.map(({ shop, windows, height }) => (
          <div key={shop} className={`${String(styles.shop)} ${String(styles[shop])}`}>
            <Storey windows={windows} height={height} />
            <span className={styles.sign}>{shops[shop]}</span>
            {shopfronts[shop]}
          </div>
        ))}
      </div>
    </Scene>
  );
}
