/** The number in a part of an address; undefined when it is not one. */
export function findId(given: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
}
