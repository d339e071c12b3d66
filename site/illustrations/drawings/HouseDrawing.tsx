import { houseHeight, houses, houseWidth, shopHeight, type House } from '../houses.ts';
import { cityPalette, palette } from '../palette.ts';
import { shopfronts } from './shopfronts.tsx';

const walls = {
  restaurant: cityPalette.rose,
  hairdresser: cityPalette.honey,
  laundry: cityPalette.lilac,
  bookshop: cityPalette.park,
} as const satisfies Record<House, string>;

const windows = { restaurant: 4, hairdresser: 3, laundry: 4, bookshop: 4 } as const satisfies Record<House, number>;

/** Keeps the lines at two pixels however wide the picture of a house is drawn. */
const evenLines = ':not(g, [stroke-width]){vector-effect:non-scaling-stroke}';

/**
 * A house with a shop; the place of its sign is left free, for the words belong to the page. With `y` it is part of
 * another drawing, at that place and in its own size.
 */
export function HouseDrawing({ house, y }: { house: House; y?: number }) {
  const height = houseHeight(house);
  const wall = houses[house];
  const gap = 154 / windows[house];
  return (
    <svg
      y={y}
      height={y === undefined ? undefined : height}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${houseWidth} ${height}`}
      fill="none"
      stroke={palette.ink}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {y === undefined && <style>{evenLines}</style>}
      <path fill={walls[house]} d={`M1 ${height + 2}V1h${houseWidth - 2}v${height + 1}M1 8h${houseWidth - 2}`} />
      {Array.from({ length: windows[house] }, (_, index) => {
        const x = Math.round(gap * (index + 0.5) - 3);
        return (
          <g key={x}>
            <rect fill={palette.sky} x={x} y={wall - 46} width="22" height="32" rx="2" />
            <path d={`M${x - 3} ${wall - 9}h28`} />
          </g>
        );
      })}
      <g transform={`translate(0 ${height - shopHeight})`}>{shopfronts[house]}</g>
    </svg>
  );
}
