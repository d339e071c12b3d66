import type { ReactNode } from 'react';
import type { House } from '../houses.ts';
import { palette } from '../palette.ts';
import { Person } from './Person.tsx';
import { Awning, Dog, Door, Label } from './shop-parts.tsx';

/** The four shopfronts, 170 × 130 units, standing on their lower edge. */
export const shopfronts: Record<House, ReactNode> = {
  restaurant: (
    <>
      <rect fill={palette.paper} x="12" y="30" width="92" height="84" rx="2" />
      <path fill={palette.sun} d="M72 50a13 13 0 0 1 26 0ZM85 30v7" />
      <path fill={palette.card} d="M38 84h52l-5 30H43Z" />
      <path d="M32 84h64M19 72v42m0-20h12v20" />
      <path fill={palette.coral} d="M54 74h20a10 9 0 0 1-20 0Z" />
      <path d="M60 68v-5m8 5v-5" />
      <Label x={20} y={45} />
      <Awning colour="coral" />
      <Door x={118} colour="pine" />
      <Person x={110} coat="slate" skin="dark" hair="bun" facing="right" />
    </>
  ),
  hairdresser: (
    <>
      <rect fill={palette.paper} x="12" y="12" width="98" height="102" rx="2" />
      <circle fill={palette.sky} cx="64" cy="46" r="20" />
      <path d="M22 72h78M54 50l14-12" />
      <path fill={palette.coral} d="M82 72V61h7v11Z" />
      <path fill={palette.pine} d="M92 72V57h5v15Z" />
      <path fill={palette.pine} d="M44 80h9v16h20v8H44Z" />
      <path d="M58 104v10m-10 0h20" />
      <Label x={20} y={26} />
      <Door x={122} colour="deep" />
    </>
  ),
  laundry: (
    <>
      <rect fill={palette.paper} x="12" y="30" width="92" height="84" rx="2" />
      {[14, 44, 74].map((x) => (
        <g key={x} transform={`translate(${x} 78)`}>
          <rect fill={palette.card} width="28" height="36" rx="2" />
          <circle fill={palette.sky} cx="14" cy="21" r="9" />
          <path d="M5 6h6m12 0h.01" />
        </g>
      ))}
      <path fill={palette.sun} d="M18 72h24v6H18Z" />
      <path fill={palette.coral} d="M20 66h20v6H20Z" />
      <path fill={palette.lilac} d="M19 60h22v6H19Z" />
      <Label x={66} y={45} />
      <Awning colour="pine" />
      <Door x={118} colour="coral" />
      <Person x={104} coat="pine" skin="light" hair="short" facing="left">
        <path fill={palette.sun} d="M2-36h14l2 17H0Z" />
      </Person>
    </>
  ),
  bookshop: (
    <>
      <rect fill={palette.paper} x="12" y="12" width="98" height="102" rx="2" />
      <path d="M12 64h98" />
      <path fill={palette.coral} d="M19 64V34h8v30Z" />
      <path fill={palette.deep} d="M27 64V28h8v36Z" />
      <path fill={palette.sun} d="M35 64V38h10v26Z" />
      <path fill={palette.pine} d="M45 64V26h7v38Z" />
      <path fill={palette.lilac} d="M52 64V34h9v30Z" />
      <path fill={palette.slate} d="m63 63 9-28 8 2-9 28Z" />
      <path fill={palette.sun} d="M22 114V98h30v16ZM25 98V88h24v10Z" />
      <path fill={palette.card} d="M62 92c8-5 13-4 18 1 5-5 10-6 18-1v16c-8-5-13-4-18 1-5-5-10-6-18-1ZM80 93v16" />
      <Label x={78} y={26} />
      <Door x={124} colour="deep" />
      <Person x={104} coat="coral" skin="brown" hair="curls" facing="left" />
      <Dog x={134} />
    </>
  ),
};
