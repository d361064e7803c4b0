import { html } from '@foyer/schema/fields/text-fields.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { defineResource, localized } from '@foyer/schema/resources/define-resource.ts'
import { relations } from '@foyer/schema/resources/own-fields.ts'
import { nameField, positionField, showInFilterField, slugField } from './option-fields.ts'

export const series = defineResource({
  resource: 'series',
  section: 'programme',
  typeName: 'SeriesResource',
  name: { de: 'Reihe', en: 'Series' },
  pluralName: { de: 'Reihen', en: 'Series' },
  description: 'A subscription, or a series of related events.',
  access: 'publisher',
  page: sitePaths['series-slug-id'],
  fields: {
    name: nameField('Abo Premiere'),
    slug: slugField(),
    description: localized(
      html({
        label: { de: 'Beschreibung', en: 'Description' },
        description: 'HTML about the series; sanitized when it is saved.',
      }),
    ),
    productions: relations({
      label: { de: 'Produktionen', en: 'Productions' },
      description: 'Productions that belong to it.',
      relatesTo: 'production',
      max: 500,
    }),
    show_in_filter: showInFilterField(),
    position: positionField(),
  },
  list: {
    columns: ['name', 'position'],
    search: ['name'],
    filters: [],
    ordering: ['position', 'name'],
  },
})
