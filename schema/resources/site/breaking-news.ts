import { line, paragraph } from '@foyer/schema/fields/text-fields.ts'
import { flag } from '@foyer/schema/fields/value-fields.ts'
import { defineResource, localized } from '@foyer/schema/resources/define-resource.ts'
import { siteLink } from './site-link.ts'

export const breakingNews = defineResource({
  resource: 'breaking-news',
  section: 'content',
  typeName: 'BreakingNewsResource',
  name: { de: 'Meldung', en: 'Alert' },
  pluralName: { de: 'Aktuelle Meldungen', en: 'Breaking news' },
  description: 'An alert at the top of every page.',
  access: 'publisher',
  fields: {
    title: localized(
      line({
        label: { de: 'Titel', en: 'Title' },
        description: 'Title of the alert.',
        required: true,
        max: 200,
        example: 'Vorstellung entfällt',
      }),
    ),
    text: localized(
      paragraph({
        label: { de: 'Text', en: 'Text' },
        description: 'Text of the alert; may be empty.',
        max: 1000,
      }),
    ),
    link: siteLink({
      label: { de: 'Link', en: 'Link' },
      help: {
        de: 'Ein Pfad mit Sprache (/de/service) oder eine Adresse.',
        en: 'A path with its language (/en/service) or an address.',
      },
      description: 'Link target; may be empty.',
    }),
    link_title: localized(
      line({
        label: { de: 'Text des Links', en: 'Text of the link' },
        description: 'Text of the link; may be empty.',
        max: 200,
      }),
    ),
    is_online: flag({
      label: { de: 'Auf der Website', en: 'On the site' },
      help: {
        de: 'Gezeigt wird die neueste. Wer sie geschlossen hat, sieht sie nicht mehr.',
        en: 'The newest is shown. Those who have closed it do not see it again.',
      },
      description: 'Whether it is shown; if not, it is stored for later.',
    }),
  },
  list: {
    columns: ['title', 'is_online', 'text'],
    search: ['title'],
    filters: ['is_online'],
    ordering: ['title'],
  },
})
