import type { PlaceKind } from '@foyer/schema/resources/programme/place-kinds.ts'

/** A place as the form has it. `key` tells new ones apart, and is not sent. */
export type Place = {
  key: string
  id?: number
  row: number
  column: number
  row_label: string
  seat_label: string
  seat_group: number
  kind: PlaceKind
  is_blocked: boolean
  rank: number
  x: number
  y: number
}

export type StoredPlace = Omit<Place, 'key' | 'x' | 'y'> & {
  key?: string
  x: number | null
  y: number | null
}

/** The distance of two seats, and of two rows. */
export const pitch = 100

let added = 0

/** A key for a place that has no number yet. */
export function newKey(): string {
  added += 1
  return `new-${added}`
}

/** Places with a key and a position: rows without one stand in the middle. */
export function drawnPlaces(stored: readonly StoredPlace[]): Place[] {
  const middles = new Map<number, number>()
  for (const { row } of stored) {
    if (middles.has(row)) continue
    const columns = stored.filter((one) => one.row === row).map(({ column }) => column)
    middles.set(row, (Math.min(...columns) + Math.max(...columns)) / 2)
  }
  return stored.map((place) => ({
    ...place,
    key: place.key ?? String(place.id),
    x: place.x ?? Math.round((place.column - middles.get(place.row)!) * pitch),
    y: place.y ?? place.row * pitch,
  }))
}

export type Row = { row: number; label: string; places: Place[] }

/** The rows of a plan from the stage on, each from left to right. */
export function rowsOf(places: readonly Place[]): Row[] {
  const byRow = Map.groupBy(places, ({ row }) => row)
  return [...byRow]
    .toSorted(([one], [other]) => one - other)
    .map(([row, own]) => {
      const ordered = own.toSorted((one, other) => one.column - other.column)
      return { row, label: ordered[0]!.row_label, places: ordered }
    })
}
