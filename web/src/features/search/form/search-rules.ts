/** Times of the search box [9]. */
export const searchRules = {
  /** From the click that opens the box to the focus of its field. */
  focusDelayMs: 200,
  /** From the loss of focus to the collapse. */
  blurDelayMs: 200,
  /** From this width on the header has a box; below it, its button leads to the search page. */
  desktop: '(min-width: 64em)',
} as const
