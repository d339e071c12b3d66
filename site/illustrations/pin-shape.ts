/** The outline of a pin whose tip stands at 0, 0: 43 pixels high, with a head of radius 21. */
export const pinShape = 'M0 0C-4-6-9-11-14-16.3A21 21 0 1 1 14-16.3C9-11 4-6 0 0Z';
