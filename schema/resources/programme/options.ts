import type { Label } from '@foyer/schema/fields/field.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { day } from '@foyer/schema/fields/value-fields.ts'
import { defineResource, type ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import {
  keyField,
  nameField,
  positionField,
  showInFilterField,
  slugField,
  styleField,
} from './option-fields.ts'

type Option<Own extends ResourceFields> = {
  resource: string
  typeName: string
  name: Label
  pluralName: Label
  description: string
  example: string
  /** Its fields beside name and position. */
  fields: Own
}

/** A resource of rows with a name and a position, which others choose from. */
function defineOption<const Own extends ResourceFields>({
  example,
  fields,
  ...texts
}: Option<Own>) {
  return defineResource({
    ...texts,
    section: 'choices',
    access: 'publisher',
    fields: { name: nameField(example), ...fields, position: positionField() },
    list: {
      columns: ['name', 'position'],
      search: ['name'],
      filters: [],
      ordering: ['position', 'name'],
    },
  })
}

export const genres = defineOption({
  resource: 'genres',
  typeName: 'GenreResource',
  name: { de: 'Sparte', en: 'Genre' },
  pluralName: { de: 'Sparten', en: 'Genres' },
  description: 'A genre, such as opera, drama or dance.',
  example: 'Oper',
  fields: {
    slug: slugField(),
    style_name: styleField('genre'),
    show_in_filter: showInFilterField(),
  },
})

export const articleCategories = defineOption({
  resource: 'article-categories',
  typeName: 'ArticleCategoryResource',
  name: { de: 'Rubrik', en: 'Category of articles' },
  pluralName: { de: 'Rubriken', en: 'Categories of articles' },
  description: 'A category of the magazine. An article has one at most.',
  example: 'Werkstatt',
  fields: { slug: slugField(), style_name: styleField('category') },
})

export const articleTags = defineResource({
  resource: 'article-tags',
  section: 'choices',
  typeName: 'ArticleTagResource',
  name: { de: 'Thema', en: 'Topic' },
  pluralName: { de: 'Themen', en: 'Topics' },
  description: 'A tag that groups articles by topic.',
  access: 'publisher',
  fields: { name: nameField('Musik'), slug: slugField() },
  list: { columns: ['name'], search: ['name'], filters: [], ordering: ['name'] },
})

export const tags = defineOption({
  resource: 'tags',
  typeName: 'TagResource',
  name: { de: 'Schlagwort', en: 'Tag' },
  pluralName: { de: 'Schlagwörter', en: 'Tags' },
  description: 'A tag of events and productions, such as "barrier-free".',
  example: 'barrierefrei',
  fields: { show_in_filter: showInFilterField() },
})

export const exhibitionTypes = defineOption({
  resource: 'exhibition-types',
  typeName: 'ExhibitionTypeResource',
  name: { de: 'Art der Veranstaltung', en: 'Type of event' },
  pluralName: { de: 'Arten von Veranstaltungen', en: 'Types of events' },
  description: 'A type of event, such as performance, premiere or tour.',
  example: 'Premiere',
  fields: { key: keyField(), show_in_filter: showInFilterField() },
})

export const personCategories = defineOption({
  resource: 'person-categories',
  typeName: 'PersonCategoryResource',
  name: { de: 'Gruppe von Personen', en: 'Group of persons' },
  pluralName: { de: 'Gruppen von Personen', en: 'Groups of persons' },
  description: 'A department or ensemble of the theatre.',
  example: 'Ensemble',
  fields: {},
})

export const saleTypes = defineOption({
  resource: 'sale-types',
  typeName: 'SaleTypeResource',
  name: { de: 'Preisart', en: 'Sale type' },
  pluralName: { de: 'Preisarten', en: 'Sale types' },
  description: 'The full price or a reduction, such as that for students.',
  example: 'Ermäßigt',
  fields: {},
})

export const seasons = defineResource({
  resource: 'seasons',
  section: 'programme',
  typeName: 'SeasonResource',
  name: { de: 'Spielzeit', en: 'Season' },
  pluralName: { de: 'Spielzeiten', en: 'Seasons' },
  description: 'A season of the theatre.',
  access: 'publisher',
  fields: {
    name: line({
      label: { de: 'Name', en: 'Name' },
      description: 'Name of the season; e.g. "2026/27".',
      required: true,
      max: 50,
      example: '2026/27',
    }),
    first_day: day({
      label: { de: 'Erster Tag', en: 'First day' },
      description: 'First day of the season.',
      required: true,
      example: '2026-09-01',
    }),
  },
  list: {
    columns: ['name', 'first_day'],
    search: ['name'],
    filters: [],
    ordering: ['first_day', 'name'],
  },
})

export const sponsors = defineResource({
  resource: 'sponsors',
  section: 'choices',
  typeName: 'SponsorResource',
  name: { de: 'Sponsor', en: 'Sponsor' },
  pluralName: { de: 'Sponsoren', en: 'Sponsors' },
  description: 'A sponsor of productions.',
  access: 'publisher',
  fields: {
    name: line({
      label: { de: 'Name', en: 'Name' },
      description: 'Name of the sponsor.',
      required: true,
      max: 200,
      example: 'Stadtwerke',
    }),
    url: link({
      label: { de: 'Website', en: 'Website' },
      description: 'Address of the sponsor’s website; empty if there is none.',
    }),
    image: image({
      label: { de: 'Logo', en: 'Logo' },
      description: 'The logo; null if there is none.',
    }),
  },
  list: { columns: ['name', 'url'], search: ['name'], filters: [], ordering: ['name'] },
})
