import { distance, type Point } from './point.ts';

/** How far a thread sways from the straight way between two places, as a part of the distance. */
const SWAY = 0.16;

/** The places with a point between every two, beside the straight way, now left now right: how a hand sews. */
export function sway(places: readonly Point[]): Point[] {
  return places.flatMap((place, index): Point[] => {
    const next = places[index + 1];
    if (next === undefined) return [place];
    const side = index % 2 === 0 ? SWAY : -SWAY;
    const [dx, dy] = [next[0] - place[0], next[1] - place[1]];
    if (distance(place, next) < 60) return [place];
    return [place, [place[0] + dx / 2 + dy * side, place[1] + dy / 2 - dx * side]];
  });
}
