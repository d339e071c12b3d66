import { Person } from './Person.tsx';
import styles from './street.module.css';

/** The label that says: this shop takes part. It hangs in the window on its thread. */
function Label({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="m7 0 6.5-8L20 0" />
      <rect className={styles.white} width="27" height="18" rx="3" />
      <path className={styles.thread} d="M6 9h5m5 0h5" />
    </g>
  );
}

function Door({ x, colour }: { x: number; colour: 'pine' | 'deep' | 'coral' }) {
  return (
    <>
      <path className={styles[colour]} d={`M${x} 130V34h40v96Z`} />
      <rect className={styles.glass} x={x + 8} y="43" width="24" height="42" rx="2" />
      <path d={`M${x + 7} 98h.01`} />
    </>
  );
}

/** A small dog that waits, on its lead. */
function Dog({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 128)`}>
      <path d="M-24-37-7-20" />
      <path
        className={styles.sun}
        d="M-5 0v-11c-1.5-.5-2.5-1.5-3-3h-4c-3.5 0-6-1.5-6-4.5l5.5-2C-12-25-9.5-27-6-27c4 0 6 3 6.5 7H9c2.5 0 4-2 4-6 2 5 2 10 1 13V0h-4v-8H-1V0Z"
      />
      <path className={styles.slate} d="M-5-27c3.5 1.5 4 5.5 2 9-2.5-.5-4-3.5-4-6.5Z" />
    </g>
  );
}

/** Nine scallops over the window, every other one coloured. */
function Awning({ colour }: { colour: 'pine' | 'coral' }) {
  const scallop = (index: number) => `M${8 + index * 17.1} 0v16a8.55 8.55 0 0 0 17.1 0V0Z`;
  const scallops = Array.from({ length: 9 }, (_, index) => scallop(index));
  return (
    <>
      <path className={styles.white} d={scallops.filter((_, index) => index % 2).join('')} />
      <path className={styles[colour]} d={scallops.filter((_, index) => index % 2 === 0).join('')} />
    </>
  );
}

/** A row of windows over the shop. */
export function Storey({ windows, height }: { windows: number; height: number }) {
  const gap = 154 / windows;
  return (
    <svg viewBox={`0 0 170 ${height}`}>
      <path d="M0 7h170" />
      {Array.from({ length: windows }, (_, index) => {
        const x = Math.round(8 + gap * (index + 0.5) - 11);
        return (
          <g key={x}>
            <rect className={styles.glass} x={x} y={height - 46} width="22" height="32" rx="2" />
            <path d={`M${x - 3} ${height - 9}h28`} />
          </g>
        );
      })}
    </svg>
  );
}

/** The four shopfronts, 170 × 130 units, standing on their lower edge. */
export const shopfronts = {
  restaurant: (
    <svg viewBox="0 0 170 130">
      <rect className={styles.room} x="12" y="30" width="92" height="84" rx="2" />
      <path className={styles.sun} d="M72 50a13 13 0 0 1 26 0ZM85 30v7" />
      <path className={styles.white} d="M38 84h52l-5 30H43Z" />
      <path d="M32 84h64M19 72v42m0-20h12v20" />
      <path className={styles.coral} d="M54 74h20a10 9 0 0 1-20 0Z" />
      <path d="M60 68v-5m8 5v-5" />
      <Label x={20} y={45} />
      <Awning colour="coral" />
      <Door x={118} colour="pine" />
      <Person x={110} coat="slate" skin="dark" hair="bun" facing="right" />
    </svg>
  ),
  hairdresser: (
    <svg viewBox="0 0 170 130">
      <rect className={styles.room} x="12" y="12" width="98" height="102" rx="2" />
      <circle className={styles.glass} cx="64" cy="46" r="20" />
      <path d="M22 72h78M54 50l14-12" />
      <path className={styles.coral} d="M82 72V61h7v11Z" />
      <path className={styles.pine} d="M92 72V57h5v15Z" />
      <path className={styles.pine} d="M44 80h9v16h20v8H44Z" />
      <path d="M58 104v10m-10 0h20" />
      <Label x={20} y={26} />
      <Door x={122} colour="deep" />
    </svg>
  ),
  laundry: (
    <svg viewBox="0 0 170 130">
      <rect className={styles.room} x="12" y="30" width="92" height="84" rx="2" />
      {[14, 44, 74].map((x) => (
        <g key={x} transform={`translate(${x} 78)`}>
          <rect className={styles.white} width="28" height="36" rx="2" />
          <circle className={styles.glass} cx="14" cy="21" r="9" />
          <path d="M5 6h6m12 0h.01" />
        </g>
      ))}
      <path className={styles.sun} d="M18 72h24v6H18Z" />
      <path className={styles.coral} d="M20 66h20v6H20Z" />
      <path className={styles.lilac} d="M19 60h22v6H19Z" />
      <Label x={66} y={45} />
      <Awning colour="pine" />
      <Door x={118} colour="coral" />
      <Person x={104} coat="pine" skin="light" hair="short" facing="left">
        <path className={styles.sun} d="M2-36h14l2 17H0Z" />
      </Person>
    </svg>
  ),
  bookshop: (
    <svg viewBox="0 0 170 130">
      <rect className={styles.room} x="12" y="12" width="98" height="102" rx="2" />
      <path d="M12 64h98" />
      <path className={styles.coral} d="M19 64V34h8v30Z" />
      <path className={styles.deep} d="M27 64V28h8v36Z" />
      <path className={styles.sun} d="M35 64V38h10v26Z" />
      <path className={styles.pine} d="M45 64V26h7v38Z" />
      <path className={styles.lilac} d="M52 64V34h9v30Z" />
      <path className={styles.slate} d="m63 63 9-28 8 2-9 28Z" />
      <path className={styles.sun} d="M22 114V98h30v16ZM25 98V88h24v10Z" />
      <path className={styles.white} d="M62 92c8-5 13-4 18 1 5-5 10-6 18-1v16c-8-5-13-4-18 1-5-5-10-6-18-1ZM80 93v16" />
      <Label x={78} y={26} />
      <Door x={124} colour="deep" />
      <Person x={104} coat="coral" skin="brown" hair="curls" facing="left" />
      <Dog x={134} />
    </svg>
  ),
};
