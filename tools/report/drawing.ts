/** The colours of plots: those of the website. */
export const colours = {
  paper: '#FBF7EF',
  ink: '#17262B',
  slate: '#3D4C53',
  rule: '#E0D6C2',
  pine: '#0B5D50',
  mint: '#CFE8DC',
  sun: '#F2B544',
  coral: '#C2412A',
} as const;

const margin = 24;

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** What a text may be given. */
export interface TextStyle {
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  fill?: string;
  weight?: number;
}

/** One line of text whose baseline begins at (x, y). */
export function drawText(
  x: number,
  y: number,
  text: string | number,
  { anchor = 'start', size = 13, fill = colours.ink, weight = 400 }: TextStyle = {},
): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}" fill="${fill}" font-weight="${weight}">${escapeText(String(text))}</text>`;
}

/** A filled rectangle. */
export function drawBox(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="3" fill="${fill}"/>`;
}

/** A straight line, dashed where it marks a limit. */
export function drawLine(x1: number, y1: number, x2: number, y2: number, stroke: string, dashed = false): string {
  const stitches = dashed ? ' stroke-width="2" stroke-linecap="round" stroke-dasharray="7 6"' : '';
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${stroke}"${stitches}/>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A whole picture on paper, with its title. The content begins at (0, 0) below the title. */
export function drawPicture(title: string, width: number, height: number, content: string): string {
  const whole = { width: width + 2 * margin, height: height + 3 * margin };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.width} ${whole.height}" width="${whole.width}" role="img" font-family="system-ui, sans-serif">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    drawText(margin, margin * 1.4, title, { size: 17, weight: 700 }),
    `<g transform="translate(${margin} ${margin * 2})">${content}</g>`,
    '</svg>\n',
  ].join('\n');
}
