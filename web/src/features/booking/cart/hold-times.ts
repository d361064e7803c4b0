/** Seconds before the end from which the page warns, and at which it speaks. Ten extensions and more follow from the origin's limit. */
export const warningSeconds = 5 * 60
export const lastCallSeconds = 60
