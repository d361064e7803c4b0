import { link } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { defineResource, localized, relation } from '@foyer/schema/resources/define-resource.ts'
import { relations } from '@foyer/schema/resources/own-fields.ts'
import { slugField } from './option-fields.ts'
import { credits, works } from './production-children.ts'
import { exhibitionTypeField, genreField, seriesField, tagsField } from './programme-relations.ts'
import { programmeTexts } from './text-fields.ts'

export const productions = defineResource({
  resource: 'productions',
  section: 'programme',
  typeName: 'ProductionResource',
  name: { de: 'Produktion', en: 'Production' },
  pluralName: { de: 'Produktionen', en: 'Productions' },
  description: 'A staging or concert programme, with its credits and works.',
  access: 'publisher',
  page: sitePaths['productions-slug-id'],
  fields: {
    title: localized(
      line({
        label: { de: 'Titel', en: 'Title' },
        description: 'Title of the production.',
        required: true,
        max: 300,
        example: 'Die Zauberflöte',
      }),
    ),
    slug: slugField(),
    ...programmeTexts,
    video_url: link({
      label: { de: 'Video', en: 'Video' },
      description: 'Address of a video; empty if there is none.',
    }),
    genre: genreField,
    season: relation({
      label: { de: 'Spielzeit', en: 'Season' },
      description: 'Season; null if there is none.',
      relatesTo: 'season',
    }),
    exhibition_type: exhibitionTypeField,
    tags: tagsField,
    series: seriesField,
    images: relations({
      label: { de: 'Bilder', en: 'Pictures' },
      description: 'Pictures of the slider, in order.',
      relatesTo: 'image',
      isOrdered: true,
      max: 100,
    }),
    sponsors: relations({
      label: { de: 'Sponsoren', en: 'Sponsors' },
      description: 'Sponsors, in order.',
      relatesTo: 'sponsor',
      isOrdered: true,
      max: 50,
    }),
  },
  children: { credits, works },
  list: {
    columns: ['title', 'genre', 'season', 'exhibition_type'],
    search: ['title', 'subtitle'],
    label: ['title'],
    filters: ['genre', 'season', 'exhibition_type', 'tags', 'series'],
    ordering: ['title', 'season'],
  },
})
