import { defineModule } from './define-module.ts'
import { embed } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'

export const viewer = defineModule({
  kind: 'viewer',
  name: { de: 'Blätterheft', en: 'Page viewer' },
  description: 'A booklet at a provider, loaded when the visitor agrees.',
  isInToolbar: true,
  fields: {
    embed: embed({
      label: { de: 'Adresse', en: 'Address' },
      help: {
        de: 'Von Issuu, Yumpu oder Adobe InDesign.',
        en: 'At Issuu, Yumpu or Adobe InDesign.',
      },
      description: 'Address of the booklet at its provider.',
      providers: ['issuu', 'yumpu', 'indesign'],
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'What is to be read; may be empty.',
      example: 'Spielzeitheft',
    }),
  },
})
