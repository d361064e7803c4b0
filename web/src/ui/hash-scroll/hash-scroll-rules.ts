/** How links to a part of a page scroll [9]. The style sheets know `offsetPx` as `--hash-offset`. */
export const hashScrollRules = {
  /** From the navigation to the first attempt to find the element. */
  delayMs: 1000,
  /** Distance from the upper edge of the window. */
  offsetPx: 130,
  pollMs: 250,
  pollTimes: 100,
  /** For answers that have to be opened first. */
  disclosure: { delayMs: 700, offsetPx: 200 },
} as const
