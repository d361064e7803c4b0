import type { EventTypeKey } from '#content/content.ts'

/** The usual duration of an event without a production. */
export const usualMinutes: Record<EventTypeKey, number> = {
  vorstellung: 150,
  premiere: 150,
  konzert: 110,
  einfuehrung: 25,
  fuehrung: 90,
  workshop: 120,
  gastspiel: 110,
  ausstellung: 180,
}
