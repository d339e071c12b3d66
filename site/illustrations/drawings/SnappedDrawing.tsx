import { palette } from '../palette.ts';

/** A frayed end: three strands that part. */
function Frayed({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <path
      d="M0 0C-2-8-9-12-13-21M0 0C1-9-1-16 1-26M0 0C3-8 8-11 14-19"
      strokeWidth="2"
      transform={`translate(${String(x)} ${String(y)})rotate(${String(turn)})`}
    />
  );
}

/** The thread has snapped in the middle of a seam. The holes of the next stitches are there, and so is the needle. */
export function SnappedDrawing() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="960"
      height="300"
      viewBox="0 0 960 300"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M398 228C520 244 640 262 772 252" stroke={palette.ink} strokeWidth="4" strokeDasharray="0 27" />
      <g stroke={palette.coral} strokeWidth="5">
        <path d="M3 216C90 250 180 178 270 206C300 215 322 222 345 224" strokeDasharray="13 14" />
        <path d="M345 224C384 228 424 222 434 186C442 154 404 142 392 168C380 196 424 216 458 190C482 172 484 140 488 112" />
        <Frayed x={488} y={112} turn={8} />
        <Frayed x={566} y={92} turn={-24} />
        <path d="M566 92C578 122 604 150 642 146C684 141 690 92 656 88C622 85 616 136 656 154C710 178 748 136 786 96C812 68 846 34 870 44C888 52 884 76 867 78" />
      </g>
      <g transform="translate(772 252)rotate(-63)">
        <path d="M0 0C60-4 120-5 166-6C194-8 214-7 226 0C214 7 194 8 166 6C120 5 60 4 0 0Z" fill={palette.ink} />
        <path d="M178 0H208" stroke={palette.paper} strokeWidth="6" />
      </g>
      <path d="M870 44C888 52 884 76 867 78" stroke={palette.coral} strokeWidth="5" />
    </svg>
  );
}
