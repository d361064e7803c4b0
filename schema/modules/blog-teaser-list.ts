import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { image, reference } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph, textLengths } from '@foyer/schema/fields/text-fields.ts'

/**
 * Each teaser is of an article of the magazine, whose own words stand where the editor has left a field empty, or says itself
 * what there is to read. An article that visitors do not see (yet) is left out, unless the editor has written all it needs.
 */
export const blogTeaserList = defineModule({
  kind: 'blog-teaser-list',
  name: { de: 'Aus dem Magazin', en: 'From the magazine' },
  description: 'One to eight teasers of things to read.',
  isInToolbar: false,
  fields: {
    items: items({
      label: { de: 'Beiträge', en: 'Articles' },
      description: 'The teasers, in order.',
      name: 'BlogTeaserListItem',
      min: 1,
      max: 8,
      requiredWithout: { field: 'article', names: ['headline', 'link'] },
      item: {
        article: reference({
          label: { de: 'Artikel', en: 'Article' },
          help: {
            de: 'Was unten leer bleibt, sagt der Artikel selbst.',
            en: 'The article itself says what is left empty below.',
          },
          description: 'Number of the article of the magazine; may be empty.',
          refersTo: 'article',
        }),
        image: image({
          label: { de: 'Bild', en: 'Picture' },
          description: 'Number of the picture; may be empty.',
        }),
        preline: line({
          label: { de: 'Dachzeile', en: 'Preline' },
          description: 'Line above the headline; may be empty.',
        }),
        headline: line({
          label: { de: 'Überschrift', en: 'Headline' },
          description: 'Headline; may be empty where there is an article.',
        }),
        text: paragraph({
          label: { de: 'Text', en: 'Text' },
          description: 'A few sentences; may be empty.',
          max: textLengths.teaser,
        }),
        link: link({
          label: { de: 'Ziel', en: 'Link' },
          description: 'Where it leads; may be empty where there is an article.',
        }),
      },
    }),
  },
})
