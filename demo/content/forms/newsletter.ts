import type { DemoForm } from './demo-form.ts'
import { usualFields } from './usual-fields.ts'

export const newsletter: DemoForm = {
  key: 'newsletter',
  slug: { de: 'newsletter', en: 'newsletter' },
  title: { de: 'Newsletter', en: 'Newsletter' },
  intro: {
    de: 'Einmal im Monat schreiben wir Ihnen, was kommt, und ab wann es Karten gibt. Abbestellen können Sie mit einem Klick.',
    en: 'Once a month we write to you what is coming and when tickets go on sale. You can unsubscribe with one click.',
  },
  successText: {
    de: 'Vielen Dank! Der nächste Newsletter kommt auch zu Ihnen.',
    en: 'Thank you! The next newsletter will reach you too.',
  },
  recipient: 'publikum@stadttheater-ennsfelden.example',
  fields: [usualFields.email, usualFields.privacy],
}
