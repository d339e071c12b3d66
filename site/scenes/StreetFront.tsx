import type { Shops } from '../content/schemas/scenes.ts';
import { houseHeight, houses, houseWidth, type House } from '../illustrations/houses.ts';
import { Scene } from './Scene.tsx';
import styles from './StreetFront.module.css';

/** A street with the four shops that take part, each with the thread's label in its window. `shops` are the signs. */
export function StreetFront({ shops, label }: { shops: Shops; label?: string }) {
  return (
    <Scene label={label} className={styles.container}>
      <div className={styles.street}>
        {(Object.keys(houses) as House[]).map((house) => (
          <div key={house} className={styles.house}>
            <img
              src={`/drawings/house-${house}.svg`}
              width={houseWidth}
              height={houseHeight(house)}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <span className={styles.sign}>{shops[house]}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
