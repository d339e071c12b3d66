import type { City } from '../../content/schemas/city.ts';
import { brandMark } from '../../illustrations/logos/brand-mark.ts';
import { palette } from '../../illustrations/palette.ts';
import { PinDrawing } from '../../illustrations/drawings/PinDrawing.tsx';
import type { Point } from '../../illustrations/geometry/point.ts';
import { placesOf } from '../../scenes/places.ts';
import { Facts, Harbour, Line, Push, rowHeight, Rows, Text } from './kit.tsx';

interface DeskProps {
  city: City;
  brand: string;
}

/** Pixels: the width of the list, and the heights of the bar and of the line of filters. */
const list = 344;
const bar = 62;
const filters = 60;

const joined: readonly Point[] = [
  [-300, -120],
  [-150, -170],
  [-10, -20],
  [0, 140],
  [140, 180],
  [300, 90],
];

/** The product as a team sees it at a desk: filters, resources, the live map, a shared contact. 610 pixels high. */
export function Desk({ city, brand }: DeskProps) {
  const top = bar + filters;
  return (
    <>
      <Harbour x={list} y={top} width="100%" height={610 - top} middle={[430, 250]} points={joined}>
        <PinDrawing kind="shower" at={[-300, -120]} />
        <PinDrawing kind="meal" at={[-10, -20]} scale={1.25} />
        <PinDrawing kind="laundry" at={[0, 140]} />
        <PinDrawing kind="bed" at={[140, 180]} />
        <PinDrawing kind="book" at={[300, 90]} />
        <PinDrawing kind="haircut" at={[215, 30]} />
        <PinDrawing kind="health" at={[-210, -40]} />
      </Harbour>
      <Bar city={city} brand={brand} />
      <svg y={top} width={list}>
        <rect width="100%" height="100%" fill={palette.card} />
        <ListHead city={city} />
        <g transform="translate(0 40)">
          <Rows
            places={placesOf(
              city,
              'sol-kitchen',
              'harbour-showers',
              'mill-street-laundry',
              'old-mill-shelter',
              'corner-barber',
              'legal-advice-desk',
            )}
            selected="sol-kitchen"
          />
        </g>
        <rect x={list - 1} width="1" height="100%" fill={palette.line} />
      </svg>
      <svg x={list + 14} y={610 - 232} width="328" height="216">
        <Contact city={city} />
      </svg>
    </>
  );
}

/** The same on a narrow screen: the map above the first row. 329 pixels high. */
export function NarrowDesk({ city, brand }: DeskProps) {
  const top = bar + filters;
  return (
    <>
      <Harbour
        y={top}
        width="100%"
        height={140}
        middle={[150, 66]}
        points={[
          [-108, 40],
          [-50, -10],
          [0, 20],
          [60, 62],
          [118, 30],
        ]}
      >
        <PinDrawing kind="shower" at={[-108, 40]} />
        <PinDrawing kind="meal" at={[0, 20]} scale={1.25} />
        <PinDrawing kind="bed" at={[118, 30]} />
      </Harbour>
      <Bar city={city} brand={brand} />
      <svg y={top + 140}>
        <rect width="100%" height="100%" fill={palette.card} />
        <Rows places={placesOf(city, 'sol-kitchen')} selected="sol-kitchen" />
      </svg>
    </>
  );
}

function Bar({ city, brand }: DeskProps) {
  return (
    <>
      <rect width="100%" height={bar + filters} fill={palette.card} />
      <g transform="translate(16 19) scale(.76)" fill={palette.ink}>
        <path d={brandMark.upright} />
        <path d={brandMark.upright} transform={brandMark.halfTurn} />
        <path
          d={brandMark.thread}
          fill="none"
          stroke={palette.coral}
          strokeWidth={brandMark.threadWidth}
          strokeLinecap="round"
        />
      </g>
      <Text x={50} y={38} size={19} display>
        {brand}
      </Text>
      <rect x="136" y="12" width="400" height="38" rx="8" fill={palette.linen} />
      <Line name="search" x={149} y={22} size={18} stroke={palette.slate} />
      <Text x={177} y={36} fill={palette.slate}>
        {city.words.search}
      </Text>
      <rect y={bar - 1} width="100%" height="1" fill={palette.line} />
      <Chips chips={city.chips} />
      <rect y={bar + filters - 1} width="100%" height="1" fill={palette.line} />
    </>
  );
}

function Chips({ chips }: { chips: City['chips'] }) {
  let x = 16;
  return chips.map(({ label, kind, on }) => {
    const width = Math.round(label.length * 7.8) + (kind ? 56 : 30);
    const left = x;
    x += width + 8;
    return (
      <g key={label}>
        <rect
          x={left + 0.75}
          y={bar + 12.75}
          width={width - 1.5}
          height="33.5"
          rx="16.75"
          fill={on ? palette.pine : palette.card}
          stroke={on ? palette.pine : palette.ink}
          strokeWidth="1.5"
        />
        {kind && <Line name={kind} x={left + 14} y={bar + 20} size={19} />}
        <Text
          x={left + width / 2 + (kind ? 12 : 0)}
          y={bar + 35}
          bold
          anchor="middle"
          fill={on ? palette.paper : palette.ink}
        >
          {label}
        </Text>
      </g>
    );
  });
}

function ListHead({ city }: { city: City }) {
  return (
    <>
      <Text x={14} y={26} size={14} fill={palette.slate}>
        {city.words.list}
      </Text>
      <Text x="100%" dx={-14} y={26} size={14} anchor="end" fill={palette.slate}>
        {city.words.sample}
      </Text>
      <rect y={rowHeight - 28} width="100%" height="1" fill={palette.line} />
    </>
  );
}

function Contact({ city: { contact, words } }: { city: City }) {
  return (
    <>
      <rect
        x=".75"
        y=".75"
        width="326.5"
        height="214.5"
        rx="20"
        fill={palette.card}
        stroke={palette.ink}
        strokeWidth="1.5"
      />
      <circle cx="42" cy="42" r="23" fill={palette.lilac} />
      <Line name="people" x={30} y={30} />
      <Text x={77} y={39} size={17} bold>
        {contact.name}
      </Text>
      <Text x={77} y={60} fill={palette.slate}>
        {contact.answers}
      </Text>
      <Facts facts={contact.facts} x={20} y={93} indent={82} />
      <Push x={20} y={158} width={140} icon="phone">
        {words.call}
      </Push>
      <Push x={168} y={158} width={140} icon="mail" quiet>
        {words.message}
      </Push>
    </>
  );
}
