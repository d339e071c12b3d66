/** The shops of the street, and the height of the wall above each one's sign. All are 170 units wide. */
export const houses = { restaurant: 76, hairdresser: 58, laundry: 84, bookshop: 62 } as const;

/** A shop of the street. */
export type House = keyof typeof houses;

/** Units: the width of a house, the height of its sign, and that of the shopfront below. */
export const houseWidth = 170;
export const signHeight = 28;
export const shopHeight = 130;

/** The height of a house from its cornice to the pavement, in units. */
export function houseHeight(house: House): number {
  return houses[house] + signHeight + shopHeight;
}
