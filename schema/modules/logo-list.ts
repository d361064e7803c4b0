import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { link } from '@foyer/schema/fields/link-fields.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const logoList = defineModule({
  kind: 'logo-list',
  name: { de: 'Logos', en: 'Logos' },
  description: 'Logos of sponsors and partners.',
  isInToolbar: false,
  fields: {
    extra_class: choice({
      label: { de: 'Anordnung', en: 'Layout' },
      description: 'Size and layout of the logos.',
      options: {
        grid: { de: 'Raster', en: 'Grid', description: 'Rows of logos.' },
        large: { de: 'Raster, groß', en: 'Large grid', description: 'Rows of large logos.' },
        row: {
          de: 'Eine Reihe',
          en: 'One row',
          description: 'One row, which scrolls if it is too long.',
        },
      },
    }),
    items: items({
      label: { de: 'Logos', en: 'Logos' },
      description: 'Logos, in order.',
      itemDescription: 'The logo of a sponsor or partner.',
      name: 'LogoListItem',
      item: {
        image: image({
          label: { de: 'Logo', en: 'Logo' },
          description: 'Identifies the picture; null if there is none.',
          required: true,
        }),
        name: line({
          label: { de: 'Name', en: 'Name' },
          description: 'Name of the sponsor or partner; the alternative text of the logo.',
          required: true,
          example: 'Sparkasse Ennsfelden',
        }),
        link: link({
          label: { de: 'Ziel', en: 'Link' },
          description: 'Link target of the logo; may be empty.',
        }),
      },
    }),
  },
})
