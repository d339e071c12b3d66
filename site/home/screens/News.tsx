import type { City } from '../../content/schemas/city.ts';
import { palette } from '../../illustrations/palette.ts';
import { Lines, offerGap, Text } from './kit.tsx';
import { wrap } from './wrap.ts';

/** Pixels: the height of a piece of news, with two lines of text. */
const itemHeight = 110;

/** What has changed lately, 292 × 356 pixels. */
export function News({ city: { news } }: { city: City }) {
  return news.items.slice(0, 3).map(({ when, title, text }, index) => (
    <g key={title} transform={`translate(0 ${index * (itemHeight + offerGap)})`}>
      <rect x=".5" y=".5" width="291" height={itemHeight - 1} rx="16" fill={palette.card} stroke={palette.line} />
      <Text x={16} y={27} size={13} bold fill={palette.pine}>
        {when}
      </Text>
      <Text x={16} y={49} bold>
        {title}
      </Text>
      <Lines x={16} y={72} lines={wrap(text, 262)} fill={palette.slate} />
    </g>
  ));
}
