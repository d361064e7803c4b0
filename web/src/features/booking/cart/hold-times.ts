/**
 * Seconds before the end at which the page shows a warning, and at which it announces it. The origin limits the number
 * of extensions.
 */
export const warningSeconds = 5 * 60
export const lastCallSeconds = 60
