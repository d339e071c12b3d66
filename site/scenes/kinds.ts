/** The kinds of resource that the product's screens know. Each has an icon of the same name. */
export const kinds = ['meal', 'shower', 'laundry', 'bed', 'haircut', 'book', 'health', 'advice'] as const;

/** A kind of resource. */
export type Kind = (typeof kinds)[number];

/** The ground behind a kind's icon, the same in lists, on the phone and on maps. */
export const kindGround = {
  meal: 'blush',
  shower: 'sky',
  laundry: 'lilac',
  bed: 'mint',
  haircut: 'sun',
  book: 'lilac',
  health: 'blush',
  advice: 'sky',
} as const satisfies Record<Kind, string>;
