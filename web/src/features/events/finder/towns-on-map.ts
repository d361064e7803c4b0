import { type Place, placeOf } from './distance.ts'

export type House = {
  number: number
  slug: string
  name: string
  city: string
  latitude: number | null
  longitude: number | null
}

/** A town with its houses, which a map of a region cannot show apart. */
export type Town<Row extends House = House> = {
  name: string
  houses: Row[]
  /** The middle of its houses; undefined where none has coordinates. */
  at: Place | undefined
  /** In units of the map; undefined where no house has coordinates. */
  point: { x: number; y: number } | undefined
}

/** Width and height of the map in its own units, and the margin for markers and names. */
export const mapSize = { width: 480, height: 560, margin: 56 }

const kilometresPerDegree = 111.32

/**
 * The towns from north to south, each with its place on a map that shows all of them as large as possible, and the length
 * of a kilometre on it.
 */
export function townsOnMap<Row extends House>(
  houses: readonly Row[],
): { towns: Town<Row>[]; kilometre: number } {
  const groups = [...Map.groupBy(houses, ({ city }) => city)].map(([name, rows]) => ({
    name,
    houses: rows,
    at: centre(rows.flatMap((house) => placeOf(house) ?? [])),
  }))
  const known = groups.flatMap(({ at }) => at ?? [])
  const middle = centre(known)
  if (!middle)
    return {
      towns: groups.map((group) => ({ ...group, point: undefined })),
      kilometre: 0,
    }
  const flat = ({ latitude, longitude }: Place) => ({
    x:
      (longitude - middle.longitude) *
      kilometresPerDegree *
      Math.cos((middle.latitude * Math.PI) / 180),
    y: (middle.latitude - latitude) * kilometresPerDegree,
  })
  const points = known.map(flat)
  const box = {
    x: extent(points.map(({ x }) => x)),
    y: extent(points.map(({ y }) => y)),
  }
  const { width, height, margin } = mapSize
  const kilometre = Math.min(
    (width - 2 * margin) / (box.x.size || 1),
    (height - 2 * margin) / (box.y.size || 1),
  )
  const towns = groups
    .toSorted((one, other) => (other.at?.latitude ?? -90) - (one.at?.latitude ?? -90))
    .map((group) => ({ ...group, point: group.at && place(flat(group.at)) }))
  return { towns, kilometre }

  function place({ x, y }: { x: number; y: number }) {
    return {
      x: Math.round(width / 2 + (x - box.x.middle) * kilometre),
      y: Math.round(height / 2 + (y - box.y.middle) * kilometre),
    }
  }
}

function centre(points: readonly Place[]): Place | undefined {
  if (points.length === 0) return undefined
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}

function extent(values: number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return { size: high - low, middle: (low + high) / 2 }
}
