import { palette } from '../palette.ts';

/** The label that says: this shop takes part. It hangs in the window on its thread. */
export function Label({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="m7 0 6.5-8L20 0" />
      <rect fill={palette.card} width="27" height="18" rx="3" />
      <path stroke={palette.coral} strokeWidth="3" d="M6 9h5m5 0h5" />
    </g>
  );
}

/** A door with its glass and handle, standing on the ground line. */
export function Door({ x, colour }: { x: number; colour: 'pine' | 'deep' | 'coral' }) {
  return (
    <>
      <path fill={palette[colour]} d={`M${x} 130V34h40v96Z`} />
      <rect fill={palette.sky} x={x + 8} y="43" width="24" height="42" rx="2" />
      <path stroke={palette.sun} strokeWidth="3.5" d={`M${x + 7} 98h.01`} />
    </>
  );
}

/** A small dog that waits, on its lead. */
export function Dog({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 128)`}>
      <path d="M-24-37-7-20" />
      <path
        fill={palette.sun}
        d="M-5 0v-11c-1.5-.5-2.5-1.5-3-3h-4c-3.5 0-6-1.5-6-4.5l5.5-2C-12-25-9.5-27-6-27c4 0 6 3 6.5 7H9c2.5 0 4-2 4-6 2 5 2 10 1 13V0h-4v-8H-1V0Z"
      />
      <path fill={palette.slate} d="M-5-27c3.5 1.5 4 5.5 2 9-2.5-.5-4-3.5-4-6.5Z" />
    </g>
  );
}

/** Nine scallops over the window, every other one coloured. */
export function Awning({ colour }: { colour: 'pine' | 'coral' }) {
  const scallop = (index: number) => `M${8 + index * 17.1} 0v16a8.55 8.55 0 0 0 17.1 0V0Z`;
  const scallops = Array.from({ length: 9 }, (_, index) => scallop(index));
  return (
    <>
      <path fill={palette.card} d={scallops.filter((_, index) => index % 2).join('')} />
      <path fill={palette[colour]} d={scallops.filter((_, index) => index % 2 === 0).join('')} />
    </>
  );
}
