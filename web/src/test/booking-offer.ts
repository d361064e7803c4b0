const price = (seatGroupNumber: number, saleTypeNumber: number, name: string, amount: string) => ({
  number: seatGroupNumber * 10 + saleTypeNumber,
  seatGroupNumber,
  saleTypeNumber,
  name,
  price: { amount, currency: 'EUR' },
  text: saleTypeNumber === 1 ? '' : 'Mit Nachweis',
})
/** A seat group as the origin offers it, with a full and a reduced price. */
export const group = (
  seatGroupNumber: number,
  name: string,
  more: Record<string, unknown> = {},
) => ({
  number: seatGroupNumber,
  name,
  status: 'AVAILABLE',
  prices: [
    price(seatGroupNumber, 1, 'Vollpreis', `${60 - seatGroupNumber * 10}.00`),
    price(seatGroupNumber, 2, 'Ermäßigt', '18.00'),
  ],
  timeslots: [],
  ...more,
})
export const hall = [group(1, 'Parkett'), group(2, 'Rang'), group(3, 'Galerie')]

/** The cart after something was added to it. */
export const cartOf = (ticketsQuantity: number) => ({
  __typename: 'Cart',
  ticketsQuantity,
  url: '/webshop/cart',
  secondsLeft: 900,
})
