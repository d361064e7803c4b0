import { useTranslate } from 'react-admin'

type Seat = { seat_group: string; row: string; seat: string }

/** Writes a seat: `Parkett, Reihe 5, Platz 12`. */
export function useWrittenSeat() {
  const translate = useTranslate()
  return ({ seat_group: group, row, seat }: Seat): string =>
    [
      group,
      row && translate('orders.row', { row }),
      seat && translate('orders.seat', { seat }),
      !row && !seat && translate('orders.free'),
    ]
      .filter(Boolean)
      .join(', ')
}
