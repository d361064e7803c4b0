import { defineModule } from './define-module.ts'
import { embed } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'

export const viewer = defineModule({
  kind: 'viewer',
  name: { de: 'Blätterheft', en: 'Page viewer' },
  description:
    'A document of an external provider, such as a programme booklet, loaded with the visitor’s consent.',
  isInToolbar: true,
  fields: {
    embed: embed({
      label: { de: 'Adresse', en: 'Address' },
      help: {
        de: 'Von Issuu, Yumpu oder Adobe InDesign.',
        en: 'At Issuu, Yumpu or Adobe InDesign.',
      },
      description: 'Address of the document; e.g. "https://issuu.com/beispiel/docs/heft".',
      providers: ['issuu', 'yumpu', 'indesign'],
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'Title of the document; may be empty.',
      example: 'Spielzeitheft',
    }),
  },
})
