import { line, paragraph, textLengths } from '@foyer/schema/fields/text-fields.ts'
import { defineResource } from '@foyer/schema/resources/define-resource.ts'

export const errorPages = defineResource({
  resource: 'error-pages',
  section: 'administration',
  typeName: 'ErrorPageResource',
  name: { de: 'Fehlerseite', en: 'Error page' },
  pluralName: { de: 'Fehlerseiten', en: 'Error pages' },
  description: 'HTML of the theatre for an error status, instead of the built-in page.',
  access: 'publisher',
  fields: {
    name: line({
      label: { de: 'Fehlernummer', en: 'Error number' },
      help: {
        de: 'Zum Beispiel 404, wenn es eine Seite nicht gibt, oder 500 bei einem Fehler der Website.',
        en: 'For example 404 for a page that does not exist, or 500 for a failure of the site.',
      },
      description: 'HTTP status, or the name that the site is configured to request.',
      required: true,
      max: 80,
      pattern: {
        expression: '^[a-z0-9]+(-[a-z0-9]+)*$',
        message: 'slug',
        wrong: ['404.html', 'A', 'a--b', '../404'],
      },
      example: '404',
    }),
    html: paragraph({
      label: { de: 'HTML', en: 'HTML' },
      help: {
        de: 'Stile und Inhalt werden gezeigt; Skripte und Fremdes werden dabei entfernt.',
        en: 'Styles and content are shown; scripts and what comes from elsewhere are removed.',
      },
      description: 'HTML; sanitized when it is read, so that styles and the body remain.',
      required: true,
      max: textLengths.code,
      example: '<h1>Hier ist nichts</h1>',
    }),
  },
  list: { columns: ['name'], search: ['name'], filters: [], ordering: ['name'] },
})
