/** The number that a part of an address stands for; undefined where it is none. */
export function findId(given: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
}
