/** A point of a picture as fractions of its width and height. */
export type Point = { x: number; y: number }
type Size = { width: number; height: number }

/**
 * Which part of a picture a crop shows, as a value of `object-position`: the largest part of its proportions that has the point as near
 * to its centre as the edges allow, as the origin cuts it.
 */
export function cropPosition(whole: Size, part: Size, { x, y }: Point): string {
  const scale = Math.min(whole.width / part.width, whole.height / part.height)
  const horizontal = shareBefore(x * whole.width, part.width * scale, whole.width)
  const vertical = shareBefore(y * whole.height, part.height * scale, whole.height)
  return `${horizontal}% ${vertical}%`
}

/** How much of what is cut away is before the part, in percent. */
function shareBefore(centre: number, length: number, whole: number): number {
  const cut = whole - length
  if (cut < 1) return 50
  return Math.round((Math.max(0, Math.min(cut, centre - length / 2)) / cut) * 100)
}
