/** How tightly a title has to be set: by its longest word, which needs the width, and by its length. */
export type TitleFit = 'short' | 'medium' | 'long' | 'very-long'

/** Chooses the setting of a title; style sheets derive size and width of the letters from it. */
export function titleFit(title: string): TitleFit {
  const longestWord = Math.max(...title.split(/[\s–—-]+/).map((word) => word.length))
  if (longestWord > 18 || title.length > 64) return 'very-long'
  if (longestWord > 12 || title.length > 32) return 'long'
  if (longestWord > 8 || title.length > 16) return 'medium'
  return 'short'
}
