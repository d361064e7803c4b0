import { defineModule } from './define-module.ts'
import { embed } from '@foyer/schema/fields/link-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'

export const socialMedia = defineModule({
  kind: 'social-media',
  name: { de: 'Social Media', en: 'Social media' },
  description: 'A post of a social network, loaded with the visitor’s consent.',
  isInToolbar: true,
  fields: {
    embed: embed({
      label: { de: 'Adresse', en: 'Address' },
      help: {
        de: 'Von Instagram, X (Twitter), Facebook oder TikTok.',
        en: 'At Instagram, X (Twitter), Facebook or TikTok.',
      },
      description: 'Address of the post; e.g. "https://www.instagram.com/p/C0ffee12345/".',
      providers: ['instagram', 'twitter', 'facebook', 'tiktok'],
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'Title of the post; may be empty.',
      example: 'Premierenabend',
    }),
  },
})
