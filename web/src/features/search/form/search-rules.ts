/** Times of the search box [9]. */
export const searchRules = {
  /** From the click that opens the box to its text field having the focus. */
  focusDelayMs: 200,
  /** From leaving the box to its collapse. */
  blurDelayMs: 200,
  /** From this width on the header has a box; below it, its button leads to the page of the search. */
  desktop: '(min-width: 64em)',
} as const
