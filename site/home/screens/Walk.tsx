import { PinDrawing } from '../../illustrations/drawings/PinDrawing.tsx';
import type { Point } from '../../illustrations/geometry/point.ts';
import { palette } from '../../illustrations/palette.ts';
import { Harbour } from './kit.tsx';

/** The way from where the person stands to the barber's, past what is open near by. */
const way: readonly Point[] = [
  [20, 190],
  [70, 110],
  [150, 70],
  [170, -20],
  [130, -90],
];

/** What is open near the person, on the map. It fills what it gets; on its left stand the offers. */
export function Walk() {
  return (
    <Harbour width="100%" height="100%" middle={[420, 270]} points={way}>
      <circle cx="20" cy="190" r="11" fill={palette.pine} stroke={palette.card} strokeWidth="4" />
      <PinDrawing kind="haircut" at={[130, -90]} scale={1.25} />
      <PinDrawing kind="meal" at={[170, -20]} />
      <PinDrawing kind="shower" at={[290, 150]} />
      <PinDrawing kind="book" at={[20, -20]} />
      <PinDrawing kind="advice" at={[400, -60]} />
    </Harbour>
  );
}
