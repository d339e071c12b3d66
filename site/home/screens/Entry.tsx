import type { City } from '../../content/schemas/city.ts';
import type { Place } from '../../content/schemas/scenes.ts';
import { palette } from '../../illustrations/palette.ts';
import { chosen, Line, Lines, Text, Tile } from './kit.tsx';
import { wrap } from './wrap.ts';

/** The entry of a resource as whoever runs it sees it, at least 296 pixels wide and 350 high. */
export function Entry({ place, words }: { place: Place; words: City['words'] }) {
  const facts = [
    { term: words.open, text: wrap(place.open, 200) },
    { term: words.bring, text: wrap(place.bring, 200) },
    { term: words.speaks, text: wrap(place.speaks, 200) },
  ].map((fact, index, all) => {
    const before = all.slice(0, index).flatMap(({ text }) => text).length;
    return { ...fact, y: 174 + before * 22 + index * 14 };
  });
  return (
    <>
      <Tile kind={place.kind} x={14} y={20} />
      <Text x={70} y={40} size={18} display>
        {place.name}
      </Text>
      <Text x={70} y={61} fill={palette.slate}>
        {place.address}
      </Text>
      <rect y="82" width="100%" height="62" fill={chosen} />
      <Text x={18} y={119} bold>
        {words.placesLeft}
      </Text>
      <svg x="100%" y="113" overflow="visible">
        {(['minus', 'plus'] as const).map((name, index) => (
          <g key={name} transform={`translate(${index * 80 - 116} 0)`}>
            <circle r="21" fill={palette.card} stroke={palette.ink} strokeWidth="1.5" />
            <Line name={name} x={-9} y={-9} size={18} />
          </g>
        ))}
        <Text x={-76} y={10} size={27} display anchor="middle">
          {String(place.count)}
        </Text>
      </svg>
      {facts.map(({ term, text, y }) => (
        <g key={term} transform={`translate(0 ${y})`}>
          <Text x={18} y={0} fill={palette.slate}>
            {term}
          </Text>
          <Lines x={84} y={0} bold lines={text} />
        </g>
      ))}
      <path d="M20 308.500h2000" stroke={palette.coral} strokeWidth="3" strokeLinecap="round" strokeDasharray="9 10" />
      <Line name="check" x={18} y={321} size={18} stroke={palette.pine} />
      <Text x={43} y={335} size={14} bold fill={palette.pine}>
        {place.checked}
      </Text>
    </>
  );
}
