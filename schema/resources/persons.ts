import { image } from '@foyer/schema/fields/media-fields.ts'
import { html, line } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { defineResource, localized, relation } from './define-resource.ts'

export const persons = defineResource({
  resource: 'persons',
  section: 'house',
  typeName: 'PersonResource',
  name: { de: 'Person', en: 'Person' },
  pluralName: { de: 'Personen', en: 'Persons' },
  description: 'A member of the theatre or a guest, with their credits.',
  access: 'publisher',
  importedBy: ['first_name', 'last_name'],
  page: sitePaths['team-slug-id'],
  fields: {
    first_name: line({
      label: { de: 'Vorname', en: 'First name' },
      description: 'First name; empty for ensembles.',
      max: 100,
      example: 'Miriam',
    }),
    last_name: line({
      label: { de: 'Nachname', en: 'Last name' },
      description: 'Last name, or the name of an ensemble.',
      required: true,
      max: 100,
      example: 'Öllinger',
    }),
    slug: line({
      label: { de: 'Name in der Adresse', en: 'Name in the address' },
      help: { de: 'Leer: wird aus dem Namen gebildet.', en: 'Empty: made of the name.' },
      description: 'Slug; if empty, it is made of the name.',
      max: 120,
      pattern: {
        expression: '^([a-z0-9]+(-[a-z0-9]+)*)?$',
        message: 'slug',
        wrong: ['Miriam', 'a--b', '-a', 'ö'],
      },
      example: 'miriam-oellinger',
    }),
    profession: localized(
      line({
        label: { de: 'Beruf', en: 'Profession' },
        description: 'Profession; e.g. "Sopran".',
        max: 200,
        example: 'Sopran',
      }),
    ),
    biography: localized(
      html({
        label: { de: 'Biografie', en: 'Biography' },
        description: 'HTML with the biography; sanitized when it is saved.',
      }),
    ),
    category: relation({
      label: { de: 'Gruppe', en: 'Group' },
      description: 'Department or ensemble; null for guests.',
      relatesTo: 'person-category',
    }),
    image: image({
      label: { de: 'Porträt', en: 'Portrait' },
      description: 'The portrait; null if there is none.',
    }),
  },
  children: {
    credits: {
      name: 'PersonCredit',
      label: { de: 'Mitwirkungen', en: 'Credits' },
      description: 'A credit of the person in a production.',
      max: 500,
      fields: {
        production: relation({
          label: { de: 'Produktion', en: 'Production' },
          description: 'The production.',
          relatesTo: 'production',
          required: true,
        }),
        group: choice({
          label: { de: 'Wo', en: 'Where' },
          description: 'Whether it is in the artistic team or in the cast.',
          options: {
            team: { de: 'Leitungsteam', en: 'Artistic team', description: 'Behind the stage.' },
            cast: { de: 'Besetzung', en: 'Cast', description: 'On the stage or in the pit.' },
          },
          required: true,
        }),
        role: localized(
          line({
            label: { de: 'Funktion oder Rolle', en: 'Function or role' },
            description: 'Function or role; e.g. "Regie" or "Pamina".',
            required: true,
            max: 200,
            example: 'Pamina',
          }),
        ),
      },
    },
  },
  list: {
    columns: ['first_name', 'last_name', 'profession', 'category'],
    search: ['first_name', 'last_name'],
    filters: ['category'],
    ordering: ['last_name', 'first_name'],
  },
})
