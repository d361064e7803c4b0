import { defineModule } from './define-module.ts'
import { embed } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'

export const audio = defineModule({
  kind: 'audio',
  name: { de: 'Audio', en: 'Audio' },
  description: 'An audio recording of an external provider, loaded with the visitor’s consent.',
  isInToolbar: true,
  fields: {
    embed: embed({
      label: { de: 'Adresse', en: 'Address' },
      help: {
        de: 'Von Spotify, SoundCloud, Podigee oder IDAGIO.',
        en: 'At Spotify, SoundCloud, Podigee or IDAGIO.',
      },
      description:
        'Address of the recording; e.g. "https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC".',
      providers: ['spotify', 'soundcloud', 'podigee', 'idagio'],
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'Title of the recording; may be empty.',
      example: 'Podcast: Folge 1',
    }),
  },
})
