import type { EventTypeKey, GenreKey } from '#content/content.ts'

/** The event type of a genre, unless its run defines one. */
export function usualType(genre: GenreKey): EventTypeKey {
  if (genre === 'concert') return 'konzert'
  if (genre === 'guest') return 'gastspiel'
  return 'vorstellung'
}
