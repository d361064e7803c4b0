import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { decorative, image } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const imageList = defineModule({
  kind: 'image-list',
  name: { de: 'Bilder', en: 'Pictures' },
  description: 'Several pictures as a slider, grid or masonry wall.',
  isInToolbar: true,
  fields: {
    format: choice({
      label: { de: 'Darstellung', en: 'Display' },
      description: 'Layout of the pictures.',
      options: {
        slider: {
          de: 'Slider',
          en: 'Slider',
          description: 'One picture at a time, with buttons to the next and previous one.',
        },
        grid: { de: 'Raster', en: 'Grid', description: 'Rows of pictures in the same crop.' },
        masonry: {
          de: 'Wand',
          en: 'Masonry',
          description: 'Columns of pictures of different heights.',
        },
        parallax: {
          de: 'Parallaxe',
          en: 'Parallax',
          description: 'Rows of pictures that move at different speeds while the page scrolls.',
        },
        'semi-lazy': {
          de: 'Nach und nach',
          en: 'Semi-lazy',
          description:
            'Rows of wide pictures: the first four load with the page, the others when they come near the viewport.',
        },
      },
      onlyIn: { parallax: 'region', 'semi-lazy': 'region' },
    }),
    items: items({
      label: { de: 'Bilder', en: 'Pictures' },
      description: 'Pictures, in order.',
      itemDescription: 'A picture with a caption and a link.',
      name: 'ImageListItem',
      item: {
        image: image({
          label: { de: 'Bild', en: 'Picture' },
          description: 'Identifies the picture; null if there is none.',
          required: true,
        }),
        is_decorative: decorative(),
        headline: line({
          label: { de: 'Überschrift', en: 'Headline' },
          description: 'Headline; may be empty.',
        }),
        text: paragraph({
          label: { de: 'Bildtext', en: 'Caption' },
          description: 'Caption; may be empty.',
        }),
        link: link({
          label: { de: 'Ziel', en: 'Link' },
          description: 'Link target of the picture; may be empty.',
        }),
      },
    }),
  },
})
