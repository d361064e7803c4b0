type Size = { width: number; height: number }
type Point = { x: number; y: number }

/**
 * Where the focal point of a picture is in a crop of it, as fractions of the crop: crops are the largest part with their
 * proportions that has the point as near to its centre as the edges allow (`backend/src/features/media/variant-specs.ts`).
 */
export function focusInCrop(
  focalPoint: Point,
  { whole, crop }: { whole: Size; crop: Size },
): Point {
  const scale = Math.min(whole.width / crop.width, whole.height / crop.height)
  return {
    x: along(focalPoint.x * whole.width, crop.width * scale, whole.width),
    y: along(focalPoint.y * whole.height, crop.height * scale, whole.height),
  }
}

function along(point: number, length: number, whole: number): number {
  const start = Math.max(0, Math.min(whole - length, point - length / 2))
  return (point - start) / length
}
