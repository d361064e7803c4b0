/** `distance` contains `{km}`. */
export type DistanceLabels = Record<'here' | 'distance', string>

/** Nearer than this is the same place, in kilometres. */
const hereKm = 0.5

/** A distance in whole kilometres, such as `12 km`. */
export function distanceLabel(km: number, { here, distance }: DistanceLabels): string {
  return km < hereKm ? here : distance.replace('{km}', String(Math.max(1, Math.round(km))))
}
