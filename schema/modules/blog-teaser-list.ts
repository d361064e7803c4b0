import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { image, reference } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph, textLengths } from '@foyer/schema/fields/text-fields.ts'

/**
 * Each teaser is of an article of the magazine, which provides the fields that the editor has left empty, or of another text. An
 * article that is not (yet) published is left out, unless the editor has filled in all required fields.
 */
export const blogTeaserList = defineModule({
  kind: 'blog-teaser-list',
  name: { de: 'Aus dem Magazin', en: 'From the magazine' },
  description: 'One to eight teasers of articles or other texts.',
  isInToolbar: false,
  fields: {
    items: items({
      label: { de: 'Beiträge', en: 'Articles' },
      description: 'Teasers, in order.',
      itemDescription: 'A teaser of an article or another text.',
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
          description: 'Identifies the article of the magazine; null if there is none.',
          refersTo: 'article',
        }),
        image: image({
          label: { de: 'Bild', en: 'Picture' },
          description: 'Identifies the picture; null if there is none.',
        }),
        preline: line({
          label: { de: 'Dachzeile', en: 'Preline' },
          description: 'Line above the headline; may be empty.',
        }),
        headline: line({
          label: { de: 'Überschrift', en: 'Headline' },
          description: 'Headline; if empty, that of the article.',
        }),
        text: paragraph({
          label: { de: 'Text', en: 'Text' },
          description: 'Text of a few sentences; may be empty.',
          max: textLengths.teaser,
        }),
        link: link({
          label: { de: 'Ziel', en: 'Link' },
          description: 'Link target; if empty, the article.',
        }),
      },
    }),
  },
})
