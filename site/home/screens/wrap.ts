/** The average width of a letter of the text face, as a share of its size. */
const LETTER = 0.5;

/** Breaks a text into lines of about `width` pixels, for pictures, which cannot break it themselves. */
export function wrap(text: string, width: number, size = 15): string[] {
  const letters = Math.floor(width / (size * LETTER));
  return text.split(' ').reduce<string[]>((lines, word) => {
    const line = lines.at(-1);
    return line !== undefined && `${line} ${word}`.length <= letters
      ? [...lines.slice(0, -1), `${line} ${word}`]
      : [...lines, word];
  }, []);
}
