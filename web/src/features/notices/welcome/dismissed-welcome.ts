/** From the first page to the welcome. Specification, section 2. */
export const welcomeDelayMs = 4000

const key = 'welcome'

/** Whether the visitor has dismissed this text. Without storage it is not shown again on every page. */
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
    // Without storage it is shown again on the next visit.
  }
}

/** A short hash of a text. */
export function textHash(text: string): string {
  let sum = 5381
  for (const letter of text) sum = ((sum * 33) ^ letter.codePointAt(0)!) >>> 0
  return sum.toString(36)
}
