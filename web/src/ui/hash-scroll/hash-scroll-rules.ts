/** How links to a part of a page are followed [9]. The style sheets know `offsetPx` as `--hash-offset`. */
export const hashScrollRules = {
  /** From the navigation to the first look for the element. */
  delayMs: 1000,
  /** From the upper edge of the window to the element. */
  offsetPx: 130,
  pollMs: 250,
  pollTimes: 100,
  /** For answers that have to be opened first. */
  disclosure: { delayMs: 700, offsetPx: 200 },
} as const
