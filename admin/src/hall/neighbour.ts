import { type Place, rowsOf } from './place.ts'

const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 } as const

/** The place beside one, or the nearest one in the next row, as arrow keys say; itself at the edge. */
export function neighbourOf(places: readonly Place[], from: Place, key: string): Place | undefined {
  const step = steps[key as keyof typeof steps]
  if (step === undefined) return undefined
  const rows = rowsOf(places)
  const index = rows.findIndex(({ row }) => row === from.row)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const own = rows[index]!.places
    return own[own.findIndex((place) => place.key === from.key) + step] ?? from
  }
  const nearest = rows[index + step]?.places.toSorted(
    (one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x),
  )
  return nearest?.[0] ?? from
}
