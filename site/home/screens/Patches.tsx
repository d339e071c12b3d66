import type { City } from '../../content/schemas/city.ts';
import { CodeDrawing } from '../../illustrations/drawings/CodeDrawing.tsx';
import { HouseDrawing } from '../../illustrations/drawings/HouseDrawing.tsx';
import { PinDrawing } from '../../illustrations/drawings/PinDrawing.tsx';
import { SewnDrawing } from '../../illustrations/drawings/SewnDrawing.tsx';
import type { Point } from '../../illustrations/geometry/point.ts';
import { houseHeight, houses, houseWidth, signHeight, type House } from '../../illustrations/houses.ts';
import { cityPalette, palette } from '../../illustrations/palette.ts';
import { Facts, Text } from './kit.tsx';

/** A reservation as a lying ticket, at least 280 pixels wide and 172 high. */
export function Stub({ city: { ticket } }: { city: City }) {
  return (
    <>
      <CodeDrawing x={18} y={28} width={116} height={116} />
      <Text x={152} y={52} size={19} display>
        {ticket.place}
      </Text>
      <Text x={152} y={74} fill={palette.slate}>
        {ticket.address}
      </Text>
      <path d="M154 92h1000" stroke={palette.coral} strokeWidth="3" strokeLinecap="round" strokeDasharray="8 8" />
      <Facts facts={ticket.facts.slice(0, 2)} x={152} y={120} indent={62} />
    </>
  );
}

/** Pixels from the beginning of one house to that of the next. */
const plot = houseWidth + 8;

/** The street with the four shops that take part, 712 × 244 pixels; the pavement is its lower edge. */
export function Street({ city: { shops } }: { city: City }) {
  return (Object.keys(houses) as House[]).map((house, index) => {
    const top = 244 - houseHeight(house);
    return (
      <svg key={house} x={index * plot} width={houseWidth} overflow="visible">
        <HouseDrawing house={house} y={top} />
        <rect
          x="9"
          y={top + houses[house]}
          width={houseWidth - 18}
          height={signHeight - 3}
          rx="3"
          fill={palette.deep}
        />
        <Text x="50%" y={top + houses[house] + 18} size={15} display anchor="middle" fill={palette.paper}>
          {shops[house]}
        </Text>
      </svg>
    );
  });
}

/** The blocks of each member's town, as columns and rows of a grid; the last ones belong to nobody yet. */
const towns: readonly { fill: string; blocks: readonly Point[] }[] = [
  {
    fill: palette.card,
    blocks: [
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [0, 3],
    ],
  },
  {
    fill: palette.blush,
    blocks: [
      [4, 1],
      [5, 1],
      [3, 2],
      [4, 2],
      [3, 3],
      [4, 3],
    ],
  },
  {
    fill: cityPalette.tree,
    blocks: [
      [7, 1],
      [6, 2],
      [7, 2],
      [8, 2],
      [5, 3],
      [6, 3],
      [7, 3],
    ],
  },
  {
    fill: 'none',
    blocks: [
      [3, 1],
      [6, 1],
      [2, 2],
      [5, 2],
      [1, 3],
      [2, 3],
      [8, 1],
    ],
  },
];
const joined: readonly Point[] = [
  [62, 102],
  [116, 134],
  [210, 72],
  [300, 128],
  [366, 78],
];

/** Three members' towns on one map, joined by the thread, 440 × 196 pixels. */
export function Federation() {
  return (
    <>
      <g transform="translate(8 22) rotate(-8)" strokeWidth="2" strokeLinejoin="round">
        {towns.map(({ fill, blocks }) => (
          <path
            key={fill}
            fill={fill}
            stroke={fill === 'none' ? '#c3b9e2' : palette.ink}
            d={blocks.map(([x, y]) => `M${x * 44 + 8} ${y * 40}h20l8 8v16l-8 8h-20l-8-8v-16z`).join('')}
          />
        ))}
      </g>
      <SewnDrawing runs={[joined]} ground={palette.lilac} />
      <PinDrawing kind="bed" at={[62, 102]} />
      <PinDrawing kind="meal" at={[210, 72]} />
      <PinDrawing kind="advice" at={[366, 78]} />
    </>
  );
}
