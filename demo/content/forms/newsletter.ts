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
    de: 'Fast geschafft! Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, dann kommt der nächste Newsletter auch zu Ihnen.',
    en: 'Almost done! We have sent you an e-mail. Please open the link in it, and the next newsletter will reach you too.',
  },
  recipient: 'publikum@stadttheater-ennsfelden.example',
  isNewsletter: true,
  fields: [
    usualFields.email,
    {
      ...usualFields.privacy,
      label: {
        de: 'Ich möchte den Newsletter bekommen und habe die Datenschutzerklärung gelesen. Abbestellen kann ich ihn jederzeit.',
        en: 'I would like to get the newsletter and have read the privacy policy. I can unsubscribe at any time.',
      },
    },
  ],
}
