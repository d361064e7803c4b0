import type { DemoForm } from './demo-form.ts'
import { usualFields } from './usual-fields.ts'

export const costumeRental: DemoForm = {
  key: 'kostuem',
  slug: { de: 'kostuemverleih', en: 'costume-rental' },
  title: { de: 'Kostüm leihen', en: 'Borrow a costume' },
  intro: {
    de: 'In unserem Fundus hängen elftausend Kostüme, vom Bettlerrock bis zum Krönungsmantel. Schreiben Sie uns, was Sie suchen, und schicken Sie gern ein Bild mit: eine Skizze, ein Foto, ein altes Gemälde. Wir schauen nach und melden uns mit Vorschlägen und einem Preis.',
    en: 'Eleven thousand costumes hang in our store, from the beggar’s coat to the coronation robe. Tell us what you are looking for, and send a picture if you like: a sketch, a photograph, an old painting. We will look and come back with suggestions and a price.',
  },
  successText: {
    de: 'Wir gehen in den Fundus und melden uns binnen einer Woche mit Vorschlägen.',
    en: 'We will go and look, and write to you within a week.',
  },
  recipient: 'fundus@stadttheater-ennsfelden.example',
  fields: [
    usualFields.name,
    usualFields.email,
    {
      slug: 'wer',
      kind: 'radio',
      label: { de: 'Sie fragen für', en: 'You are asking for' },
      default: 'privat',
      isRequired: true,
      choices: {
        privat: { de: 'ein Fest oder mich selbst', en: 'a party or myself' },
        verein: { de: 'einen Verein oder eine Schule', en: 'a club or a school' },
        buehne: { de: 'ein Theater oder einen Film', en: 'a theatre or a film' },
      },
    },
    {
      slug: 'website',
      kind: 'url',
      label: { de: 'Website der Produktion', en: 'Website of the production' },
      placeholder: { de: 'https://', en: 'https://' },
    },
    {
      slug: 'zeit',
      kind: 'select',
      label: { de: 'Zeit und Stil', en: 'Time and style' },
      default: 'egal',
      choices: {
        egal: { de: 'Noch offen', en: 'Still open' },
        barock: { de: 'Barock und Rokoko', en: 'Baroque and rococo' },
        biedermeier: { de: 'Biedermeier', en: 'Biedermeier' },
        zwanziger: { de: 'Zwanzigerjahre', en: 'The twenties' },
        maerchen: { de: 'Märchen und Tiere', en: 'Fairy tales and animals' },
      },
    },
    {
      slug: 'abholung',
      kind: 'dateTime',
      label: { de: 'Anprobe', en: 'Fitting' },
      help: {
        de: 'Montag und Mittwoch zwischen 14 und 18\u00a0Uhr, Eingang Kulissengasse.',
        en: 'Mondays and Wednesdays from 2 to 6 pm, entrance Kulissengasse.',
      },
    },
    {
      slug: 'rueckgabe',
      kind: 'date',
      label: { de: 'Zurück bis', en: 'Back by' },
    },
    {
      slug: 'beschreibung',
      kind: 'longText',
      label: { de: 'Was suchen Sie?', en: 'What are you looking for?' },
      placeholder: {
        de: 'Eine Königin der Nacht in Größe 42, mit Sternen, die auch tanzen kann.',
        en: 'A Queen of the Night in size 42, with stars, who can dance as well.',
      },
      isRequired: true,
    },
    {
      slug: 'bilder',
      kind: 'file',
      label: { de: 'Bilder', en: 'Pictures' },
      help: {
        de: 'Eine Skizze, ein Foto, ein altes Gemälde.',
        en: 'A sketch, a photograph, an old painting.',
      },
    },
    usualFields.privacy,
  ],
}
