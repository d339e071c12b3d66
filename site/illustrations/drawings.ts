import { createElement, type ReactElement } from 'react';
import { BubblesDrawing } from './drawings/BubblesDrawing.tsx';
import { CodeDrawing } from './drawings/CodeDrawing.tsx';
import { HeroDrawing } from './drawings/HeroDrawing.tsx';
import { HouseDrawing } from './drawings/HouseDrawing.tsx';
import { IconSprite } from './drawings/IconSprite.tsx';
import { ScrapsDrawing } from './drawings/ScrapsDrawing.tsx';
import { SnappedDrawing } from './drawings/SnappedDrawing.tsx';
import { ViewDrawing } from './drawings/ViewDrawing.tsx';
import { heroCompositions, type HeroView } from './hero.ts';
import { houses, type House } from './houses.ts';
import { views, type View } from './plan.ts';

/** Every drawing that is a file of its own, by the name under which it stands in `/drawings/`. */
export const drawings: Record<string, ReactElement> = {
  bubbles: createElement(BubblesDrawing),
  code: createElement(CodeDrawing),
  icons: createElement(IconSprite),
  scraps: createElement(ScrapsDrawing),
  snapped: createElement(SnappedDrawing),
  ...Object.fromEntries(
    (Object.keys(houses) as House[]).map((house) => [`house-${house}`, createElement(HouseDrawing, { house })]),
  ),
  ...Object.fromEntries(
    (Object.keys(heroCompositions) as HeroView[]).map((view) => [`hero-${view}`, createElement(HeroDrawing, { view })]),
  ),
  ...Object.fromEntries(
    (Object.keys(views) as View[]).map((view) => [`city-${view}`, createElement(ViewDrawing, { view })]),
  ),
};
