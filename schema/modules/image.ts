import { defineModule } from './define-module.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { decorative, image as imageField } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const image = defineModule({
  kind: 'image',
  name: { de: 'Bild', en: 'Picture' },
  description: 'A picture with a caption.',
  isInToolbar: true,
  fields: {
    image: imageField({
      label: { de: 'Bild', en: 'Picture' },
      description: 'Identifies the picture; null if there is none.',
      required: true,
      alternativeText: 'description',
    }),
    is_decorative: decorative(),
    format: choice({
      label: { de: 'Größe', en: 'Size' },
      description: 'Width of the picture in its column.',
      required: true,
      nameInGraph: 'ImageModuleFormat',
      options: {
        large: { de: 'Groß', en: 'Large', description: 'As wide as the column.' },
        medium: {
          de: 'Mittel',
          en: 'Medium',
          description: 'At most about two thirds of a column of the full width.',
        },
        small: {
          de: 'Klein',
          en: 'Small',
          description: 'At most about a third of a column of the full width.',
        },
      },
    }),
    alias: choice({
      label: { de: 'Zuschnitt', en: 'Crop' },
      description: 'Crop of the picture.',
      options: {
        horizontal: { de: 'Quer', en: 'Horizontal', description: 'Wide, 1240:700.' },
        vertical: { de: 'Hoch', en: 'Vertical', description: 'Upright, 4:5.' },
      },
    }),
    description: line({
      label: { de: 'Bildunterschrift', en: 'Caption' },
      description: 'Caption below the picture; may be empty.',
    }),
    text: paragraph({
      label: { de: 'Text', en: 'Text' },
      description: 'Text of a few sentences below the caption; may be empty.',
    }),
    link: link({
      label: { de: 'Ziel', en: 'Link' },
      description: 'Link target of the picture; may be empty.',
    }),
    link_url: link({
      label: { de: 'Weiterführende Adresse', en: 'Further address' },
      help: {
        de: 'Steht als Link unter dem Bild, etwa zur Website der Fotografin.',
        en: 'Stands below the picture as a link, such as to the photographer’s website.',
      },
      description: 'Address that is shown below the picture; may be empty.',
    }),
  },
})
