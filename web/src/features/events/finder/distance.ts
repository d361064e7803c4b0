/** In degrees. */
export type Place = { latitude: number; longitude: number }

const earthRadiusKm = 6371

/** The coordinates of a house; undefined where one of them is missing. */
export function placeOf(house: {
  latitude: number | null
  longitude: number | null
}): Place | undefined {
  const { latitude, longitude } = house
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** The length of the great circle between two places. */
export function distanceKm(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(north + Math.cos(from) * Math.cos(to) * east))
}

/**
 * Those nearest to a place first, each with its distance in whole kilometres. Those without coordinates come last, and all of
 * them keep their order where no place is given.
 */
export function byDistance<Row extends { at: Place | undefined }>(
  rows: readonly Row[],
  from: Place | undefined,
): { row: Row; km: number | undefined }[] {
  const measured = rows.map((row) => ({ row, km: from && row.at && distanceKm(from, row.at) }))
  return measured
    .toSorted((one, other) => orderOf(one.km) - orderOf(other.km))
    .map(({ row, km }) => ({ row, km: km === undefined ? undefined : Math.round(km) }))
}

/** Farther than any place on earth. */
const farthest = 1e6
const orderOf = (km: number | undefined) => km ?? farthest

const radians = (degrees: number) => (degrees * Math.PI) / 180
