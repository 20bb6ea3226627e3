/** How the cards of an order are divided into boxes, in a module without schemas. */

/** So many cards a box holds unless somebody chooses another number. */
export const DEFAULT_PER_BOX = 50;
export const MOST_PER_BOX = 500;

/** Cards of one parcel that lie in one box. */
export interface Box<Parcel, Card> {
  /** Among all boxes of the order, from 1 on. */
  number: number;
  /** How many boxes the order has. */
  of: number;
  parcel: Parcel;
  /** In packing order; `first` is the number of the first of them in the order, from 1 on. */
  cards: readonly Card[];
  first: number;
}

/**
 * The boxes of an order, in packing order. None has cards of two parcels.
 * @param perBox how many cards a box holds at most, from 1 on
 */
export function boxesOf<Card, Parcel extends { cards: readonly Card[] }>(
  parcels: readonly Parcel[],
  perBox: number,
): Box<Parcel, Parcel["cards"][number]>[] {
  let first = 1;
  const boxes = parcels.flatMap((parcel) =>
    Array.from({ length: Math.ceil(parcel.cards.length / perBox) }, (_, index) => {
      const cards = parcel.cards.slice(index * perBox, (index + 1) * perBox);
      const box = { parcel, cards, first };
      first += cards.length;
      return box;
    }),
  );
  return boxes.map((box, index) => ({ ...box, number: index + 1, of: boxes.length }));
}
