import type { EventTypeKey, GenreKey } from '#content/content.ts'

/** What an event of a genre is called where its run says nothing. */
export function usualType(genre: GenreKey): EventTypeKey {
  if (genre === 'concert') return 'konzert'
  if (genre === 'guest') return 'gastspiel'
  return 'vorstellung'
}
