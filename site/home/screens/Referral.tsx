import type { City } from '../../content/schemas/city.ts';
import { palette } from '../../illustrations/palette.ts';
import { Line, Lines, Text } from './kit.tsx';
import { wrap } from './wrap.ts';

/** One person's way from an organisation to another, at least 296 pixels wide and 426 high. */
export function Referral({ city: { referral } }: { city: City }) {
  const { title, from, to, shown, hidden, states } = referral;
  return (
    <>
      <Text x={18} y={38} size={20} display>
        {title}
      </Text>
      {[from, to].map(({ term, text }, index) => (
        <svg key={term} x={index === 0 ? 0 : '50%'} y="58" width="50%" height="92">
          <rect width="100%" height="100%" fill={index === 0 ? palette.lilac : palette.mint} />
          <Text x={index === 0 ? 18 : 26} y={28}>
            {term}
          </Text>
          <Lines x={index === 0 ? 18 : 26} y={51} bold lines={wrap(text, 118)} />
        </svg>
      ))}
      <svg x="50%" y="104" overflow="visible">
        <path d="M-17 0h34" stroke={palette.coral} strokeWidth="5" strokeLinecap="round" strokeDasharray="13 8" />
      </svg>
      {[
        { icon: 'eye' as const, ...shown },
        { icon: 'eye-off' as const, ...hidden },
      ].map(({ icon, term, text }, index) => (
        <g key={term} transform={`translate(0 ${180 + index * 54})`}>
          <Line name={icon} x={18} y={-16} size={20} />
          <Text x={52} y={0} fill={palette.slate}>
            {term}
          </Text>
          <Text x={52} y={22} bold>
            {text}
          </Text>
        </g>
      ))}
      <rect y="274" width="100%" height="1" fill={palette.line} />
      {states.map(({ time, text, done }, index) => (
        <g key={text} transform={`translate(0 ${302 + index * 35})`}>
          <circle
            cx="31"
            cy="0"
            r="12"
            fill={done ? palette.pine : 'none'}
            stroke={palette.pine}
            strokeWidth="1.5"
            strokeDasharray={done ? undefined : '3 3'}
          />
          {done && <Line name="check" x={23} y={-8} size={16} stroke={palette.paper} />}
          <Text x={54} y={5} bold>
            {text}
          </Text>
          <Text x="100%" dx={-14} y={5} size={13} anchor="end" fill={palette.slate}>
            {time}
          </Text>
        </g>
      ))}
    </>
  );
}
