import { qrPath, qrSize } from './qr.ts';

/** The drawn code of a ticket, as wide as its place. */
export function QrCode({ seed }: { seed: string }) {
  return (
    <svg viewBox={`0 0 ${qrSize} ${qrSize}`} shapeRendering="crispEdges" fill="currentColor">
      <path d={qrPath(seed)} />
    </svg>
  );
}
