/** Modules on each side of the drawn code: those of the second version of the real thing. */
export const qrSize = 25;

const finders = [
  [0, 0],
  [qrSize - 7, 0],
  [0, qrSize - 7],
] as const;

/** Whether a module of a finder, `x` and `y` from its corner, is dark: a ring of 7 and a block of 3. */
function finderModule(x: number, y: number): boolean {
  const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
  return ring === 3 || ring <= 1;
}

/** A stream of bits that depends on nothing but the seed (FNV-1a to begin with, xorshift from there). */
function bitsOf(seed: string): () => boolean {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state & 4) === 4;
  };
}

/**
 * A code that looks like a QR code and holds nothing: three finders, the timing lines between them, the rest from the
 * seed. The same seed gives the same code. Returns the dark modules as one path on a grid of `qrSize`.
 */
export function qrPath(seed: string): string {
  const bit = bitsOf(seed);
  const isDark = (x: number, y: number): boolean => {
    const random = bit();
    for (const [left, top] of finders) {
      const [dx, dy] = [x - left, y - top];
      if (dx >= 0 && dx < 7 && dy >= 0 && dy < 7) return finderModule(dx, dy);
      if (dx >= -1 && dx <= 7 && dy >= -1 && dy <= 7) return false;
    }
    if (x === 6 || y === 6) return (x + y) % 2 === 0;
    return random;
  };
  let path = '';
  for (let y = 0; y < qrSize; y++) {
    let length = 0;
    for (let x = 0; x <= qrSize; x++) {
      if (x < qrSize && isDark(x, y)) length++;
      else if (length > 0) {
        path += `M${x - length} ${y}h${length}v1h-${length}z`;
        length = 0;
      }
    }
  }
  return path;
}
