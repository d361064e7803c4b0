import { defineModule } from './define-module.ts'
import { html as htmlCode } from '@foyer/schema/fields/text-fields.ts'

export const html = defineModule({
  kind: 'html',
  name: { de: 'HTML', en: 'HTML' },
  description: 'HTML written by an editor, sanitised: scripts are removed.',
  isInToolbar: false,
  fields: {
    html_code: htmlCode({
      label: { de: 'HTML', en: 'HTML' },
      help: {
        de: 'Skripte, Rahmen und Bilder anderer Websites werden entfernt.',
        en: 'Scripts, frames and pictures of other sites are removed.',
      },
      description: 'HTML, sanitised by the origin.',
      required: true,
    }),
  },
})
