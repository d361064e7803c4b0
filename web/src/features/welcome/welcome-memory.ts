/** From the first page to the words of welcome. Specification, section 2. */
export const welcomeDelayMs = 4000

const key = 'welcome'

/** Whether the visitor has closed these words. A browser that remembers nothing is not welcomed time and again. */
export function isRemembered(stamp: string): boolean {
  try {
    return localStorage.getItem(key) === stamp
  } catch {
    return true
  }
}

export function remember(stamp: string): void {
  try {
    localStorage.setItem(key, stamp)
  } catch {
    // They come again with the next visit.
  }
}

/** A short name of a text: the same for the same text. */
export function stampOf(text: string): string {
  let sum = 5381
  for (const letter of text) sum = ((sum * 33) ^ letter.codePointAt(0)!) >>> 0
  return sum.toString(36)
}
