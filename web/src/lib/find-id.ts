/** The number in a part of an address; undefined when it is not one. */
export function findId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
