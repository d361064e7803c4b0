import { containerFields } from './container-fields.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { line, paragraph } from '@foyer/schema/fields/text-fields.ts'

/** The fields that a page has in each language by itself. Those that all languages share are no part of its documents. */
export const pageFields = {
  title: line({
    label: { de: 'Titel', en: 'Title' },
    description: 'Title of the page.',
    required: true,
    example: 'Über uns',
  }),
  headline: line({
    label: { de: 'Überschrift', en: 'Headline' },
    description: 'Headline; may be empty.',
  }),
  link_url: link({
    label: { de: 'Menüeintrag führt zu', en: 'Menu entry leads to' },
    description: 'Target of menu entries; empty if it is the page itself.',
  }),
  meta_title: line({
    label: { de: 'Titel für Suchmaschinen', en: 'Title for search engines' },
    description: 'Title for search engines; may be empty.',
  }),
  meta_description: paragraph({
    label: { de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' },
    description: 'Description for search engines; may be empty.',
  }),
  og_title: line({
    label: { de: 'Titel beim Teilen', en: 'Title when shared' },
    description: 'Title for shared links; may be empty.',
  }),
  og_description: paragraph({
    label: { de: 'Beschreibung beim Teilen', en: 'Description when shared' },
    description: 'Description for shared links; may be empty.',
  }),
} as const satisfies Fields

/** All fields of the document of a page: its own, and that of its container. */
export const pageDocumentFields = { ...pageFields, ...containerFields } as const satisfies Fields
