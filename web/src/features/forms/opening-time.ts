/**
 * Since when a form can be filled in, in milliseconds on the clock of `performance.now()`: a form of the document itself is there before
 * its scripts, and on a slow connection it is filled in by the time they start; one that is shown later is there from now on.
 */
export function openingTime(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const isOfDocument = navigation && new URL(navigation.name).pathname === location.pathname
  return isOfDocument ? 0 : performance.now()
}
