import type { SVGProps } from 'react';
import { palette } from '../palette.ts';
import { qrPath, qrSize } from '../geometry/qr.ts';

/** The code of a ticket: it looks like one and holds nothing. `place` is where it lies in another drawing. */
export function CodeDrawing(place: Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'>) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${qrSize} ${qrSize}`}
      shapeRendering="crispEdges"
      fill={palette.ink}
      {...place}
    >
      <path d={qrPath('a haircut at half past four')} />
    </svg>
  );
}
