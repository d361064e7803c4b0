import { line } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'
import { defineResource } from './define-resource.ts'

/** Paths of the site, with their language. Longer ones do not fit into an index of the database. */
const path = { required: true, max: 500 } as const

export const redirects = defineResource({
  resource: 'redirects',
  section: 'administration',
  typeName: 'RedirectResource',
  name: { de: 'Weiterleitung', en: 'Redirect' },
  pluralName: { de: 'Weiterleitungen', en: 'Redirects' },
  description: 'A redirect from a path that no longer exists to another one.',
  access: 'publisher',
  importedBy: ['old_path'],
  fields: {
    locale: choice({
      label: { de: 'Sprache', en: 'Language' },
      description: 'Language of both paths.',
      options: {
        de: { de: 'Deutsch', en: 'German', description: 'German.' },
        en: { de: 'Englisch', en: 'English', description: 'English.' },
      },
      required: true,
    }),
    old_path: line({
      ...path,
      label: { de: 'Alter Pfad', en: 'Old path' },
      description: 'The path that is redirected, with its language; e.g. "/de/alt".',
      pattern: {
        expression: String.raw`^\/(de|en)(\/[^\s?#]+)+$`,
        message: 'oldPath',
        wrong: ['alt', '/alt', 'https://example.org/de/alt', '/de/alt?x=1', '//example.org/de'],
      },
      example: '/de/alt',
    }),
    new_path: line({
      ...path,
      label: { de: 'Neuer Pfad', en: 'New path' },
      description: 'The path that visitors are redirected to; e.g. "/de/neu".',
      pattern: {
        expression: String.raw`^\/(de|en)(\/[^\s?#]+)*([?#]\S*)?$`,
        message: 'newPath',
        isAddress: true,
        wrong: ['neu', '/neu', 'https://example.org/de/neu', '//example.org/de'],
      },
      example: '/de/neu',
    }),
  },
  list: {
    columns: ['locale', 'old_path', 'new_path'],
    search: ['old_path', 'new_path'],
    filters: ['locale'],
    ordering: ['old_path', 'new_path'],
  },
})
