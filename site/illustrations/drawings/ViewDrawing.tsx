import { palette } from '../palette.ts';
import { views, viewSize, type View } from '../plan.ts';
import { CityDrawing } from './CityDrawing.tsx';

/** The city as one view of it shows it. */
export function ViewDrawing({ view }: { view: View }) {
  const [x, y] = views[view];
  const { width, height } = viewSize;
  return <CityDrawing streets={palette.map} frame={{ left: x - width / 2, top: y - height / 2, width, height }} />;
}
