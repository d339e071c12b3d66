import type { Day } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './DayBand.module.css';

const grounds = ['sky', 'sun', 'lilac', 'mint'] as const;

/** Where `time` ("17:10") lies within a duty, in per cent of it, or undefined when it lies outside. */
function share(time: string, { from, length }: Day['duties'][number]): number | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const passed = (hours + minutes / 60 - from + 24) % 24;
  return passed < length ? Math.round((passed / length) * 100) : undefined;
}

/** Who answers at one place in the course of a day, with a mark at the present hour. */
export function DayBand({ day, label }: { day: Day; label?: string }) {
  return (
    <Scene label={label} className={styles.day}>
      <div className={styles.title}>
        <strong>{day.place}</strong>
        <span>{day.note}</span>
      </div>
      <div className={styles.band}>
        {day.duties.map((duty, index) => {
          const now = share(day.now, duty);
          return (
            <div
              key={duty.name}
              className={`${String(styles.duty)} ${String(styles[`hours${duty.length}`])}`}
              data-ground={grounds[index]}
            >
              {now !== undefined && (
                <>
                  <span className={styles.chip}>{day.now}</span>
                  <svg className={styles.now}>
                    <svg x={`${now}%`} overflow="visible">
                      <path d="M0-2v14" />
                      <rect x="-30" y="-38" width="60" height="28" rx="7" />
                      <text y="-19">{day.now}</text>
                    </svg>
                  </svg>
                </>
              )}
              <strong>{duty.name}</strong>
              <span>{duty.hours}</span>
            </div>
          );
        })}
      </div>
    </Scene>
  );
}
