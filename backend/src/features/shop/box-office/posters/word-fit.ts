/** How much room the longest word of a title needs; style sheets derive its size from it, since browsers hyphenate one language only. */
export function wordFit(title: string): 'short' | 'medium' | 'long' | 'longest' {
  const letters = Math.max(...title.split(/[\s–—-]+/).map((word) => word.length))
  if (letters > 18) return 'longest'
  if (letters > 12) return 'long'
  return letters > 8 ? 'medium' : 'short'
}
