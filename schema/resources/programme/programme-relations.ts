import { relation } from '@foyer/schema/resources/define-resource.ts'
import { relations } from '@foyer/schema/resources/own-fields.ts'

export const genreField = relation({
  label: { de: 'Sparte', en: 'Genre' },
  description: 'Genre; null if there is none. Events have that of their production.',
  relatesTo: 'genre',
})

export const exhibitionTypeField = relation({
  label: { de: 'Art der Veranstaltung', en: 'Type of event' },
  description: 'Type of event; null if there is none.',
  relatesTo: 'exhibition-type',
})

export const tagsField = relations({
  label: { de: 'Schlagwörter', en: 'Tags' },
  description: 'Tags.',
  relatesTo: 'tag',
  max: 50,
})

export const seriesField = relations({
  label: { de: 'Reihen', en: 'Series' },
  description: 'Series that it belongs to.',
  relatesTo: 'series',
  max: 50,
})
