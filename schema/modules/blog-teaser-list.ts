import { defineModule } from './define-module.ts'
import { items } from './items-field.ts'
import { link } from './link-fields.ts'
import { image } from './media-fields.ts'
import { line, paragraph, textLengths } from './text-fields.ts'

/**
 * Each teaser says itself what there is to read. Articles of the magazine join it as one more field of the item,
 * `article: reference({ refersTo: 'article', … })`, whose own words then stand where the editor has left a field empty.
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
      item: {
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
          description: 'Headline.',
          required: true,
        }),
        text: paragraph({
          label: { de: 'Text', en: 'Text' },
          description: 'A few sentences; may be empty.',
          max: textLengths.teaser,
        }),
        link: link({
          label: { de: 'Ziel', en: 'Link' },
          description: 'Where the article is.',
          required: true,
        }),
      },
    }),
  },
})
