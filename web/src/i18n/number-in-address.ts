/** The number by which an address names something; undefined for what is none. */
export function numberInAddress(segment: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : undefined
}
