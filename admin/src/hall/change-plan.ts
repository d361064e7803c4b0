import { newKey, pitch, type Place, rowsOf } from './place.ts'

type Keys = ReadonlySet<string>

export type NewRow = {
  label: string
  count: number
  /** Number of the first seat, and how much the next one is higher. */
  first: number
  step: number
  isFromRight: boolean
  /** How far the ends are nearer to the stage than the middle, in hundredths of the distance of two rows. */
  curve: number
  seatGroup: number
  /** The row behind which it stands; 0 for the first row. */
  behind: number
}

/** Adds a row. Those behind it move back. */
export function addRow(places: readonly Place[], row: NewRow): Place[] {
  const number = row.behind + 1
  const hasRoom = !places.some((place) => place.row === number)
  const others = hasRoom ? places : places.map((place) => movedBack(place, number))
  const labels = seatLabels(row.count, row)
  const before = places.filter((place) => place.row === row.behind)
  const added = labels.map((seat_label, index): Place => {
    const side = row.count > 1 ? (2 * index) / (row.count - 1) - 1 : 0
    return {
      key: newKey(),
      row: number,
      column: index + 1,
      row_label: row.label,
      seat_label,
      seat_group: row.seatGroup,
      kind: 'standard',
      is_blocked: false,
      rank: rankOf(places, row.behind),
      x: Math.round((index - (row.count - 1) / 2) * pitch),
      y: Math.round(row.curve - row.curve * side * side),
    }
  })
  const back = Math.max(...added.map((place) => distanceBehind(before, place)))
  return [...others, ...added.map((place) => ({ ...place, y: place.y + back }))]
}

function movedBack(place: Place, from: number): Place {
  return place.row < from ? place : { ...place, row: place.row + 1, y: place.y + pitch }
}

/** How far a place has to move back to stand behind the nearest one of the row before it. */
function distanceBehind(before: readonly Place[], { x, y }: Place): number {
  const [nearest] = before.toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))
  return (nearest?.y ?? 0) + pitch - y
}

function rankOf(places: readonly Place[], row: number): number {
  return places.find((place) => place.row === row)?.rank ?? 0
}

type Numbering = Pick<NewRow, 'first' | 'step' | 'isFromRight'>

function seatLabels(count: number, { first, step, isFromRight }: Numbering): string[] {
  const labels = Array.from({ length: count }, (_, index) => String(first + index * step))
  return isFromRight ? labels.toReversed() : labels
}

/** Numbers the places of a row anew. */
export function numberRow(places: readonly Place[], row: number, numbering: Numbering): Place[] {
  const own = rowsOf(places).find((one) => one.row === row)?.places ?? []
  const labels = seatLabels(own.length, numbering)
  const labelOf = new Map(own.map(({ key }, index) => [key, labels[index]!]))
  return places.map((place) => ({
    ...place,
    seat_label: labelOf.get(place.key) ?? place.seat_label,
  }))
}

export function renameRow(places: readonly Place[], row: number, label: string): Place[] {
  return places.map((place) => (place.row === row ? { ...place, row_label: label } : place))
}

/** Bends a row, or makes it straight. */
export function bendRow(places: readonly Place[], row: number, curve: number): Place[] {
  const own = places.filter((place) => place.row === row)
  const xs = own.map(({ x }) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const half = Math.max(1, (Math.max(...xs) - Math.min(...xs)) / 2)
  const back = Math.max(...own.map(({ y }) => y))
  return places.map((place) => {
    if (place.row !== row) return place
    const side = (place.x - middle) / half
    return { ...place, y: Math.max(0, Math.round(back - curve * side * side)) }
  })
}

/** Exchanges a row with the one before or behind it. */
export function moveRow(places: readonly Place[], row: number, step: -1 | 1): Place[] {
  const rows = rowsOf(places)
  const index = rows.findIndex((one) => one.row === row)
  const other = rows[index + step]
  if (index === -1 || !other) return [...places]
  const backOf = (own: readonly Place[]) => Math.max(...own.map(({ y }) => y))
  const distance = backOf(other.places) - backOf(rows[index]!.places)
  return places.map((place) => {
    if (place.row === row) return { ...place, row: other.row, y: Math.max(0, place.y + distance) }
    if (place.row === other.row) return { ...place, row, y: Math.max(0, place.y - distance) }
    return place
  })
}

export const deletePlaces = (places: readonly Place[], keys: Keys): Place[] =>
  places.filter(({ key }) => !keys.has(key))

export const changePlaces = (
  places: readonly Place[],
  keys: Keys,
  change: Partial<Pick<Place, 'seat_group' | 'kind' | 'is_blocked' | 'seat_label' | 'rank'>>,
): Place[] => places.map((place) => (keys.has(place.key) ? { ...place, ...change } : place))

/** Moves places on the drawing. None of them leaves it in front of the stage. */
export function movePlaces(
  places: readonly Place[],
  keys: Keys,
  { dx, dy }: { dx: number; dy: number },
): Place[] {
  const first = Math.min(...places.filter(({ key }) => keys.has(key)).map(({ y }) => y))
  const down = Math.max(dy, -first)
  return places.map((place) =>
    keys.has(place.key) ? { ...place, x: place.x + dx, y: place.y + down } : place,
  )
}

/** Makes an aisle in a row: the places right of the chosen ones' last one are no longer adjacent to it. */
export function addAisle(places: readonly Place[], after: Place): Place[] {
  return places.map((place) =>
    place.row === after.row && place.column > after.column
      ? { ...place, column: place.column + 1, x: place.x + pitch }
      : place,
  )
}
