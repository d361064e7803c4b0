import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const logoList = defineModule({
  kind: 'logo-list',
  name: { de: 'Logos', en: 'Logos' },
  description: 'Signs of sponsors and partners.',
  isInToolbar: false,
  fields: {
    extra_class: choice({
      label: { de: 'Anordnung', en: 'Layout' },
      description: 'How large the signs are, and how they are arranged.',
      options: {
        grid: { de: 'Raster', en: 'Grid' },
        large: { de: 'Raster, groß', en: 'Large grid' },
        row: { de: 'Eine Reihe', en: 'One row' },
      },
    }),
    items: items({
      label: { de: 'Logos', en: 'Logos' },
      description: 'The signs, in order.',
      name: 'LogoListItem',
      item: {
        image: image({
          label: { de: 'Logo', en: 'Logo' },
          description: 'Number of the picture.',
          required: true,
        }),
        name: line({
          label: { de: 'Name', en: 'Name' },
          description: 'Whose sign it is: it is read out in place of the picture.',
          required: true,
          example: 'Sparkasse Ennsfelden',
        }),
        link: link({
          label: { de: 'Ziel', en: 'Link' },
          description: 'Where the sign leads; may be empty.',
        }),
      },
    }),
  },
})
