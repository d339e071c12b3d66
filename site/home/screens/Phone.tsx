import type { ReactNode } from 'react';
import type { City } from '../../content/schemas/city.ts';
import { CodeDrawing } from '../../illustrations/drawings/CodeDrawing.tsx';
import { palette } from '../../illustrations/palette.ts';
import { Alert, alertHeight } from './Alert.tsx';
import { Line, offerGap, Offers, Push, Text } from './kit.tsx';

const tabs = [
  { name: 'near', icon: 'pin' },
  { name: 'guides', icon: 'book' },
  { name: 'reserved', icon: 'calendar' },
  { name: 'news', icon: 'bell' },
] as const;

interface PhoneProps {
  city: City;
  clock: string;
  tab: (typeof tabs)[number]['name'];
  children: ReactNode;
}

/** A phone with one page of the app, 296 × 580 pixels. */
function Phone({ city, clock, tab, children }: PhoneProps) {
  return (
    <>
      <rect width="296" height="580" rx="42" fill={palette.ink} />
      <rect x="9" y="9" width="278" height="562" rx="34" fill={palette.paper} />
      <Text x={31} y={35} size={13} bold>
        {clock}
      </Text>
      <Text x={265} y={35} size={13} bold anchor="end">
        {city.words.signal}
      </Text>
      {children}
      <path d="M9 502h278v35a34 34 0 0 1-34 34h-210a34 34 0 0 1-34-34z" fill={palette.card} />
      <path d="M9 502h278" stroke={palette.line} />
      {tabs.map(({ name, icon }, index) => {
        const colour = name === tab ? palette.pine : palette.slate;
        const x = 48 + index * 66.5;
        return (
          <g key={name}>
            <Line name={icon} x={x - 11} y={512} size={22} stroke={colour} />
            <Text x={x} y={549} size={12.5} bold={name === tab} anchor="middle" fill={colour}>
              {city.words.tabs[name]}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** First page of the app: what is open near the person now. */
export function NearPhone({ city }: { city: City }) {
  return (
    <Phone city={city} clock="10:24" tab="near">
      <Line name="pin" x={26} y={50} size={18} stroke={palette.slate} />
      <Text x={48} y={64} fill={palette.slate}>
        {city.district}
      </Text>
      <Text x={26} y={94} size={23} display>
        {city.near.heading}
      </Text>
      <svg x="19" y="108" width="258">
        <rect width="258" height={alertHeight} rx="16" fill={palette.ink} />
        <Alert city={city} width={258} />
        <svg y={alertHeight + offerGap} overflow="visible">
          <Offers offers={city.near.offers} width={258} />
        </svg>
      </svg>
    </Phone>
  );
}

/** A haircut being reserved, with the code to show at the counter. */
export function TicketPhone({ city: { ticket, ...city } }: { city: City }) {
  return (
    <Phone city={{ ticket, ...city }} clock="10:26" tab="reserved">
      <Line name="check" x={26} y={50} size={18} stroke={palette.pine} />
      <Text x={48} y={64} bold fill={palette.pine}>
        {ticket.state}
      </Text>
      <Text x={26} y={94} size={23} display>
        {ticket.heading}
      </Text>
      <path
        d="M36.500 110.500h223a16 16 0 0 1 16 16v96a10 10 0 0 0 0 20v172a16 16 0 0 1-16 16h-223a16 16 0 0 1-16-16v-172a10 10 0 0 0 0-20v-96a16 16 0 0 1 16-16z"
        fill={palette.card}
        stroke={palette.ink}
        strokeWidth="1.5"
      />
      <Text x={38} y={143} size={20} display>
        {ticket.place}
      </Text>
      <Text x={38} y={164} fill={palette.slate}>
        {ticket.address}
      </Text>
      {ticket.facts.map(({ term, text }, index) => (
        <g key={term}>
          <Text x={38 + index * 78} y={191} size={14} fill={palette.slate}>
            {term}
          </Text>
          <Text x={38 + index * 78} y={211} bold>
            {text}
          </Text>
        </g>
      ))}
      <path d="M42 232.500h212" stroke={palette.coral} strokeWidth="4" strokeLinecap="round" strokeDasharray="13 13" />
      <CodeDrawing x={73} y={250} width={150} height={150} />
      <Text x={148} y={421} size={14} anchor="middle" fill={palette.slate}>
        {ticket.hint}
      </Text>
      <Push x={20} y={446} width={256}>
        {ticket.action}
      </Push>
    </Phone>
  );
}
