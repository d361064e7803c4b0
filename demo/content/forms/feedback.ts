import type { DemoForm } from './demo-form.ts'
import { usualFields } from './usual-fields.ts'

export const feedback: DemoForm = {
  key: 'rueckmeldung',
  slug: { de: 'wie-war-ihr-abend', en: 'how-was-your-evening' },
  title: { de: 'Wie war Ihr Abend?', en: 'How was your evening?' },
  intro: {
    de: 'Lob tut uns gut, Kritik hilft uns weiter. Jede Rückmeldung wird gelesen, die meisten in der Montagsrunde vorgelesen. Ihre Adresse brauchen wir nur, wenn Sie eine Antwort möchten.',
    en: 'Praise does us good, criticism helps us on. Every message is read, most of them aloud on Monday morning. We need your address only if you would like an answer.',
  },
  successText: {
    de: 'Ihre Worte sind angekommen. Wir lesen sie in der nächsten Montagsrunde.',
    en: 'Your words have arrived. We will read them on Monday morning.',
  },
  recipient: 'publikum@stadttheater-ennsfelden.example',
  fields: [
    {
      slug: 'urteil',
      kind: 'radio',
      label: { de: 'Der Abend war', en: 'The evening was' },
      isRequired: true,
      choices: {
        gross: { de: 'groß', en: 'grand' },
        gut: { de: 'gut', en: 'good' },
        naja: { de: 'na ja', en: 'so-so' },
        nichts: { de: 'nichts für mich', en: 'not for me' },
      },
    },
    {
      slug: 'vorstellung',
      kind: 'text',
      label: { de: 'Was haben Sie gesehen?', en: 'What did you see?' },
    },
    { slug: 'tag', kind: 'date', label: { de: 'Wann war das?', en: 'When was it?' } },
    {
      slug: 'worte',
      kind: 'longText',
      label: { de: 'Erzählen Sie', en: 'Tell us' },
      isRequired: true,
    },
    { ...usualFields.email, isRequired: false },
    {
      slug: 'newsletter',
      kind: 'checkbox',
      label: {
        de: 'Schicken Sie mir einmal im Monat den Spielplan.',
        en: 'Send me the programme once a month.',
      },
    },
  ],
}
