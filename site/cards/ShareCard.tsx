/* Rendered by satori, which lays out flex boxes with inline styles: the one place where they are allowed, since the
   result is a picture and never reaches a page. Sizes in px of the picture. */

import { cardSize } from './card.ts';

/** The picture that networks show beside a link: the brand, the page's title, the thread. */
export function ShareCard({ brand, title }: { brand: string; title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        width: cardSize.width,
        height: cardSize.height,
        background: '#fbf7ef',
        color: '#17262b',
        fontFamily: 'Bricolage Grotesque',
      }}
    >
      <Thread />
      <div style={{ position: 'absolute', top: 56, left: 72, fontSize: 44, letterSpacing: '-0.02em' }}>{brand}</div>
      <div
        style={{
          position: 'absolute',
          left: 72,
          bottom: 112,
          width: 860,
          fontSize: title.length > 36 ? 76 : 96,
          lineHeight: 1.02,
          letterSpacing: '-0.03em',
        }}
      >
        {title}
      </div>
    </div>
  );
}

/** A loose tangle at the top right that runs into even stitches along the bottom. */
function Thread() {
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', top: 0, left: 0 }}>
      <path d={tangle} fill="none" stroke="#c2412a" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M1030 312C1060 372 1122 400 1116 470S1020 572 900 572H-20"
        fill="none"
        stroke="#c2412a"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="24 25"
      />
    </svg>
  );
}

const tangle =
  'M1220 40C1130 30 1060 20 1000 60S900 190 960 220s150-60 130-130-130-60-150 10 60 170 130 150 80-120 20-150-170 20-160 90 90 110 150 70 60-150 0-170-130 70-110 130 80 70 110 20 10-100-40-80-50 90-20 136';
