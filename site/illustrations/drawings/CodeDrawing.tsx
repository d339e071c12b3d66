import { palette } from '../palette.ts';
import { qrPath, qrSize } from '../geometry/qr.ts';

/** The code of a ticket: it looks like one and holds nothing. */
export function CodeDrawing() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${qrSize} ${qrSize}`}
      shapeRendering="crispEdges"
      fill={palette.ink}
    >
      <path d={qrPath('a haircut at half past four')} />
    </svg>
  );
}
