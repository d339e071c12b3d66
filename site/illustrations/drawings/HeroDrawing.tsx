import { loosen, tangle } from '../geometry/tangle.ts';
import { heroCompositions, type HeroComposition, type HeroView } from '../hero.ts';
import { palette } from '../palette.ts';
import { ground } from '../plan.ts';
import { Weave } from '../Weave.tsx';
import { CityDrawing } from './CityDrawing.tsx';
import { PinDrawing } from './PinDrawing.tsx';
import { SewnDrawing } from './SewnDrawing.tsx';

/** One arrangement of the home page's map: the city, the thread from the tangle on, the places that it joins. */
export function HeroDrawing({ view }: { view: HeroView }) {
  const composition: HeroComposition = heroCompositions[view];
  const { frame, origin, isUnseen, isWords } = composition;
  const [x, y] = origin;
  return (
    <CityDrawing
      streets={palette.paper}
      frame={{ ...frame, left: frame.left + x, top: frame.top + y }}
      isUnseen={(place) => isUnseen([place[0] - x, place[1] - y])}
      isOpen={(place) => ground.isOpen(place) || isWords([place[0] - x, place[1] - y])}
    >
      <g transform={`translate(${String(x)} ${String(y)})`}>
        <Weave
          points={loosen(tangle(composition.tangle), composition.calm, composition.loops)}
          colour={palette.coral}
          ground={palette.paper}
        />
        <SewnDrawing runs={composition.stitches} ground={palette.paper} />
        {composition.pins.map((pin) => (
          <PinDrawing key={pin.kind} {...pin} />
        ))}
      </g>
    </CityDrawing>
  );
}
