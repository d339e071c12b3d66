/** A place on a drawing, in pixels: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** The place `length` pixels from `from` in the direction `heading` (radians, clockwise from the x axis). */
export function move([x, y]: Point, heading: number, length: number): Point {
  return [x + Math.cos(heading) * length, y + Math.sin(heading) * length];
}

/** Pixels between two places. */
export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** The direction from one place to another, in radians. */
export function headingTo([ax, ay]: Point, [bx, by]: Point): number {
  return Math.atan2(by - ay, bx - ax);
}

/** An angle brought into (−π, π]. */
export function turn(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
