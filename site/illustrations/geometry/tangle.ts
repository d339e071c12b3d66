import { distance, headingTo, move, turn, type Point } from './point.ts';
import { seeded } from './random.ts';

/** Pixels between two points of a thread. */
const STEP = 9;
/** How quickly the bend of a thread follows where it wants to go: the stiffness of the thread. */
const STIFFNESS = 0.3;
const FULL_TURN = 2 * Math.PI;

/** Where a thread has got to, and which way it runs there (radians). */
export interface Pose {
  place: Point;
  heading: number;
}

export interface TangleShape {
  seed: number;
  /** Where the thread comes from. */
  from: Pose;
  /** The ellipse in which it wanders: its middle, half its width, half its height. */
  centre: Point;
  radii: Point;
  /** Length in points, 9 px apart. */
  length: number;
}

/** The direction in which a run of points ends. */
function poseAtEnd(points: readonly Point[]): Pose {
  const [before, place] = points.slice(-2);
  if (before === undefined || place === undefined) throw new RangeError('A thread needs two points to have a heading.');
  return { place, heading: headingTo(before, place) };
}

/**
 * A tangled thread: it chases one chance goal after another inside an ellipse, and, being stiff, never bends more
 * tightly than 22 to 48 px. Missing its goals makes the petals; running through the middle makes the knot.
 */
export function tangle({ seed, from, centre, radii, length }: TangleShape): Point[] {
  const random = seeded(seed);
  const points: Point[] = [from.place];
  let { place, heading } = from;
  let bend = 0;
  let goal = place;
  let patience = 0;
  let radius = 0;
  while (points.length < length) {
    if (patience-- === 0 || distance(place, goal) < 34) {
      do {
        const angle = random() * FULL_TURN;
        const reach = random() ** 0.6;
        goal = [centre[0] + Math.cos(angle) * reach * radii[0], centre[1] + Math.sin(angle) * reach * radii[1]];
      } while (distance(place, goal) < 60);
      patience = 40;
      radius = 22 + 26 * random();
    }
    const off = turn(headingTo(place, goal) - heading);
    const keepsTurning = Math.abs(off) > 2.2 && bend !== 0;
    const wanted = keepsTurning ? Math.sign(bend) / radius : Math.max(-1 / radius, Math.min(1 / radius, off / 28));
    bend += (wanted - bend) * STIFFNESS;
    heading += bend * STEP;
    place = move(place, heading, STEP);
    points.push(place);
  }
  return points;
}

/** One loop to the left that ends heading for `goal`, then a straight run of `run` pixels towards it. */
function curl(from: Pose, goal: Point, radius: number, run: number): Point[] {
  const points: Point[] = [];
  let { place, heading } = from;
  const step = Math.min(STEP, radius / 3);
  let turned = 0;
  while (turned < FULL_TURN - 0.8 || turn(headingTo(place, goal) - heading) < -0.05) {
    heading -= step / radius;
    turned += step / radius;
    place = move(place, heading, step);
    points.push(place);
  }
  for (let gone = 0; gone < run; gone += STEP) {
    heading += turn(headingTo(place, goal) - heading) * STIFFNESS;
    place = move(place, heading, STEP);
    points.push(place);
  }
  return points;
}

/** The points of a smooth curve between two poses (cubic Hermite), without its first point. */
export function hermite(from: Pose, to: Pose): Point[] {
  const reach = distance(from.place, to.place);
  const count = Math.max(2, Math.round(reach / (2 * STEP)));
  const leave = move([0, 0], from.heading, reach);
  const arrive = move([0, 0], to.heading, reach);
  const along = (t: number, axis: 0 | 1) =>
    (2 * t ** 3 - 3 * t ** 2 + 1) * from.place[axis] +
    (t ** 3 - 2 * t ** 2 + t) * leave[axis] +
    (3 * t ** 2 - 2 * t ** 3) * to.place[axis] +
    (t ** 3 - t ** 2) * arrive[axis];
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count;
    return [along(t, 0), along(t, 1)];
  });
}

/** What comes after a tangle: loops that grow smaller, each nearer to the goal, and then a calm run into it. */
export function loosen(tangled: readonly Point[], to: Pose, radii: readonly number[]): Point[] {
  const points = [...tangled];
  radii.forEach((radius, index) => {
    const pose = poseAtEnd(points);
    const run = distance(pose.place, to.place) / (radii.length - index + 2.5);
    points.push(...curl(pose, to.place, radius, run));
  });
  return [...points, ...hermite(poseAtEnd(points), to)];
}
