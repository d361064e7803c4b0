import type { DemoField } from './demo-form.ts'

/** Fields that several forms have in common. */
export const usualFields = {
  name: {
    slug: 'name',
    kind: 'text',
    label: { de: 'Vor- und Nachname', en: 'First and last name' },
    isRequired: true,
  },
  email: {
    slug: 'email',
    kind: 'email',
    label: { de: 'E-Mail', en: 'E-mail' },
    placeholder: { de: 'anna.berger@beispiel.at', en: 'anna.berger@example.at' },
    isRequired: true,
  },
  phone: {
    slug: 'telefon',
    kind: 'text',
    label: { de: 'Telefon', en: 'Telephone' },
    help: {
      de: 'Falls wir rasch etwas fragen müssen; wir rufen nur werktags an.',
      en: 'In case we have a quick question; we call on working days only.',
    },
    placeholder: { de: '+43 …', en: '+43 …' },
  },
  privacy: {
    slug: 'datenschutz',
    kind: 'checkbox',
    label: {
      de: 'Ich habe die Datenschutzerklärung gelesen und bin einverstanden, dass meine Angaben für diese Anfrage verwendet und nach sechs Monaten gelöscht werden.',
      en: 'I have read the privacy policy and agree that what I say here is used for this request and deleted after six months.',
    },
    isRequired: true,
  },
} as const satisfies Record<string, DemoField>
