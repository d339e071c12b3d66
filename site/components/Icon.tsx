import type { IconName } from './icons.ts';

export type { IconName };

/**
 * A line drawing in the colour of the text, `size` pixels wide. Always decorative: the words beside it say the same.
 * All icons stand in one file, so that no page and no script carries their lines.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`/drawings/icons.svg#${name}`} />
    </svg>
  );
}
