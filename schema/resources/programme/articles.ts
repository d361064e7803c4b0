import { image } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph } from '@foyer/schema/fields/text-fields.ts'
import { flag, moment } from '@foyer/schema/fields/value-fields.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { defineResource, localized, relation } from '@foyer/schema/resources/define-resource.ts'
import { relations } from '@foyer/schema/resources/own-fields.ts'
import { slugField } from './option-fields.ts'

export const articles = defineResource({
  resource: 'articles',
  section: 'content',
  typeName: 'ArticleResource',
  name: { de: 'Artikel', en: 'Article' },
  pluralName: { de: 'Artikel', en: 'Articles' },
  description: 'An article of the magazine, without its text, which is edited in its page.',
  access: 'publisher',
  page: sitePaths['magazine-slug-id'],
  isEditedInPage: true,
  fields: {
    title: localized(
      line({
        label: { de: 'Titel', en: 'Title' },
        description: 'Title of the article.',
        required: true,
        example: 'Neunzehn Schwäne',
      }),
    ),
    slug: slugField(),
    preline: localized(
      line({
        label: { de: 'Zeile über dem Titel', en: 'Line above the title' },
        description: 'Line above the title; may be empty.',
      }),
    ),
    teaser: localized(
      paragraph({
        label: { de: 'Vorspann', en: 'Introduction' },
        help: {
          de: 'Ein oder zwei Sätze, auch in Listen.',
          en: 'One or two sentences, in lists as well.',
        },
        description: 'Introduction of one or two sentences; may be empty.',
      }),
    ),
    author: line({
      label: { de: 'Von', en: 'By' },
      help: {
        de: 'Namen, wie sie dastehen sollen; mehrere mit Beistrich.',
        en: 'Names as they are to be shown; several with commas.',
      },
      description: 'Names of the authors; may be empty.',
    }),
    published_from: moment({
      label: { de: 'Erscheint am', en: 'Published from' },
      help: { de: 'Vorher sieht ihn niemand.', en: 'Nobody sees it before.' },
      description: 'Time of publication. Visitors do not see it before.',
      required: true,
    }),
    is_online: flag({
      label: { de: 'Auf der Website', en: 'On the site' },
      description: 'Whether visitors see it.',
      fallback: true,
    }),
    category: relation({
      label: { de: 'Rubrik', en: 'Category' },
      description: 'Category; null if there is none.',
      relatesTo: 'article-category',
    }),
    tags: relations({
      label: { de: 'Themen', en: 'Topics' },
      description: 'Tags of the article.',
      relatesTo: 'article-tag',
      max: 50,
    }),
    image: image({
      label: { de: 'Bild', en: 'Picture' },
      description: 'Number of the picture; null if there is none.',
    }),
    productions: relations({
      label: { de: 'Über Produktionen', en: 'About productions' },
      description: 'Productions that it is about, in order.',
      relatesTo: 'production',
      isOrdered: true,
      max: 50,
    }),
    events: relations({
      label: { de: 'Über Termine', en: 'About events' },
      description: 'Events that it is about, in order.',
      relatesTo: 'event',
      isOrdered: true,
      max: 50,
    }),
    persons: relations({
      label: { de: 'Über Personen', en: 'About persons' },
      description: 'People whom it is about, in order.',
      relatesTo: 'person',
      isOrdered: true,
      max: 50,
    }),
  },
  list: {
    columns: ['title', 'category', 'published_from', 'is_online'],
    search: ['title', 'teaser', 'author'],
    label: ['title'],
    filters: ['category', 'tags', 'is_online'],
    ordering: ['published_from', 'title'],
  },
})
