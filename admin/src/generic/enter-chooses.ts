import type { KeyboardEvent } from 'react'

/**
 * Enter in a field that finds rows chooses one, and never sends the form: what is highlighted goes when the result of a search arrives,
 * and the next press would save an unfinished row.
 */
export function enterChooses(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
