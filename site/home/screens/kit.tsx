import type { ReactNode } from 'react';
import { icons, type IconName } from '../../components/icons.ts';
import type { Offer, Place } from '../../content/schemas/scenes.ts';
import type { Point } from '../../illustrations/geometry/point.ts';
import { CityDrawing } from '../../illustrations/drawings/CityDrawing.tsx';
import { SewnDrawing } from '../../illustrations/drawings/SewnDrawing.tsx';
import { palette } from '../../illustrations/palette.ts';
import { views } from '../../illustrations/plan.ts';
import { kindGround, type Kind } from '../../scenes/kinds.ts';

/** The ground of what is chosen: some sun on a card. */
export const chosen = '#fdf0d8';
/** Pixels: the height of a resource's row, of an offer, and between two offers. */
export const rowHeight = 67;
export const offerHeight = 88;
export const offerGap = 12;

interface TextProps {
  x: number | string;
  y: number;
  children: string;
  size?: number;
  bold?: boolean;
  /** Whether it is set in the face of headings. */
  display?: boolean;
  fill?: string;
  /** `end` and `middle` stand at x with their end or middle; an end keeps its distance from the right edge. */
  anchor?: 'end' | 'middle';
  dx?: number;
}

/** A line of text in the page's own faces. */
export function Text({ x, y, children, size, bold, display, fill, anchor, dx }: TextProps) {
  return (
    <text
      x={x}
      y={y}
      dx={dx}
      fill={fill}
      fontSize={size}
      textAnchor={anchor}
      fontWeight={display ? 700 : bold ? 650 : undefined}
      {...(display && { fontFamily: 'var(--font-display)', letterSpacing: '-.02em' })}
    >
      {children}
    </text>
  );
}

/** Lines of text, 22 pixels apart. */
export function Lines({ lines, y, ...text }: Omit<TextProps, 'children'> & { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Text key={line} y={y + index * 22} {...text}>
      {line}
    </Text>
  ));
}

/** A line drawing on the grid of 24, `size` pixels wide. */
export function Line({ name, x, y, size = 24, stroke = palette.ink }: LineProps) {
  return (
    <path
      d={icons[name]}
      transform={`translate(${x} ${y})${size === 24 ? '' : `scale(${(size / 24).toFixed(2)})`}`}
      fill="none"
      stroke={stroke}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

interface LineProps {
  name: IconName;
  x: number;
  y: number;
  size?: number;
  stroke?: string;
}

/** What kind of resource it is: an icon on its colour. */
export function Tile({ kind, x, y }: { kind: Kind; x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="44" height="44" rx="10" fill={palette[kindGround[kind]]} />
      <Line name={kind} x={x + 10} y={y + 10} />
    </>
  );
}

/** Resources with what is left of each, a row each, over the whole width. */
export function Rows({ places, selected }: { places: readonly Place[]; selected?: string }) {
  return places.map(({ id, name, kind, detail, left, of, full }, index) => (
    <g key={id} transform={`translate(0 ${index * rowHeight})`}>
      {id === selected && (
        <>
          <rect width="100%" height={rowHeight} fill={chosen} />
          <rect y="10" width="5" height={rowHeight - 20} rx="2.5" fill={palette.coral} />
        </>
      )}
      {index > 0 && <rect width="100%" height="1" fill={palette.line} />}
      <Tile kind={kind} x={14} y={12} />
      <Text x={70} y={30} size={16} bold>
        {name}
      </Text>
      <Text x={70} y={50} fill={palette.slate}>
        {detail}
      </Text>
      <Text x="100%" dx={-14} y={30} bold anchor="end" fill={full ? palette.error : palette.ink}>
        {left}
      </Text>
      <Text x="100%" dx={-14} y={50} size={14} anchor="end" fill={palette.slate}>
        {of}
      </Text>
    </g>
  ));
}

/** Things on offer, as the person sees them on the phone, one below the other. */
export function Offers({ offers, width }: { offers: readonly Offer[]; width: number }) {
  return offers.map(({ kind, title, place, status }, index) => (
    <g key={title} transform={`translate(0 ${index * (offerHeight + offerGap)})`}>
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={offerHeight - 1}
        rx="16"
        fill={palette.card}
        stroke={palette.line}
      />
      <Tile kind={kind} x={13} y={13} />
      <Text x={69} y={28} bold>
        {title}
      </Text>
      <Text x={69} y={49} fill={palette.slate}>
        {place}
      </Text>
      <Text x={69} y={70} bold fill={palette.pine}>
        {status}
      </Text>
    </g>
  ));
}

/** A button as wide as given, 44 pixels high. */
export function Push({ x, y, width, icon, quiet = false, children }: PushProps) {
  const ink = quiet ? palette.pine : palette.paper;
  return (
    <>
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={width - 1.5}
        height="42.5"
        rx="10"
        fill={quiet ? palette.card : palette.pine}
        stroke={palette.pine}
        strokeWidth="1.5"
      />
      {icon && <Line name={icon} x={x + width / 2 - children.length * 4 - 15} y={y + 13} size={18} stroke={ink} />}
      <Text x={x + width / 2 + (icon ? 11 : 0)} y={y + 27} bold anchor="middle" fill={ink}>
        {children}
      </Text>
    </>
  );
}

interface PushProps {
  x: number;
  y: number;
  width: number;
  icon?: IconName;
  quiet?: boolean;
  children: string;
}

/** Terms and what stands behind them, a line each. */
export function Facts({ facts, x, y, indent }: { facts: readonly Fact[]; x: number; y: number; indent: number }) {
  return facts.map(({ term, text }, index) => (
    <g key={term}>
      <Text x={x} y={y + index * 25} fill={palette.slate}>
        {term}
      </Text>
      <Text x={x + indent} y={y + index * 25} bold>
        {text}
      </Text>
    </g>
  ));
}

interface Fact {
  term: string;
  text: string;
}

/** Pixels: how far the maps of the screens reach from the middle of the harbour. */
const reach = { left: 440, right: 620, up: 280, down: 280 };

const harbour = {
  left: views.harbour[0] - reach.left,
  top: views.harbour[1] - reach.up,
  width: reach.left + reach.right,
  height: reach.up + reach.down,
};

/** A piece of the harbour's map with what lies on it. All places are in pixels from `middle`. */
export function Harbour({ x, y, width, height, middle, points, children }: HarbourProps) {
  return (
    <svg x={x} y={y} width={width} height={height}>
      <rect width="100%" height="100%" fill={palette.map} />
      <svg x={middle[0]} y={middle[1]} overflow="visible">
        <CityDrawing streets={palette.map} frame={harbour} x={-reach.left} y={-reach.up} />
        <SewnDrawing runs={[points]} ground={palette.map} />
        {children}
      </svg>
    </svg>
  );
}

interface HarbourProps {
  x?: number;
  y?: number;
  width: number | string;
  height: number | string;
  middle: Point;
  /** What the thread joins. */
  points: readonly Point[];
  children: ReactNode;
}
