import { defineModule } from './define-module.ts'
import { hubspotForm, line } from '@foyer/schema/fields/text-fields.ts'

export const forms = defineModule({
  kind: 'forms',
  name: { de: 'HubSpot-Formular', en: 'HubSpot form' },
  description: 'A HubSpot form, loaded with the visitor’s consent to tracking.',
  isInToolbar: false,
  fields: {
    hubspot_id: hubspotForm({
      label: { de: 'Formular bei HubSpot', en: 'Form at HubSpot' },
      help: {
        de: 'In HubSpot unter „Teilen“: der Link zum Formular oder sein letzter Teil.',
        en: 'In HubSpot below “Share”: the link to the form, or its last part.',
      },
      description: 'Share link of the form at HubSpot, or the last segment of it.',
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'Title of the form; may be empty.',
      example: 'Newsletter bestellen',
    }),
  },
})
