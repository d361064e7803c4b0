import { defineModule } from './define-module.ts'
import { embed } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'

export const audio = defineModule({
  kind: 'audio',
  name: { de: 'Audio', en: 'Audio' },
  description: 'A recording at a provider, loaded when the visitor agrees.',
  isInToolbar: true,
  fields: {
    embed: embed({
      label: { de: 'Adresse', en: 'Address' },
      help: {
        de: 'Von Spotify, SoundCloud, Podigee oder IDAGIO.',
        en: 'At Spotify, SoundCloud, Podigee or IDAGIO.',
      },
      description: 'Address of the recording at its provider.',
      providers: ['spotify', 'soundcloud', 'podigee', 'idagio'],
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'What is to be heard; may be empty.',
      example: 'Podcast: Folge 1',
    }),
  },
})
