import type { DemoForm } from './demo-form.ts'
import { usualFields } from './usual-fields.ts'

export const audition: DemoForm = {
  key: 'vorsprechen',
  slug: { de: 'vorsprechen-und-vorsingen', en: 'auditions' },
  title: { de: 'Vorsprechen und Vorsingen', en: 'Auditions' },
  intro: {
    de: 'Zweimal im Jahr hören wir Sängerinnen, Spieler, Tänzerinnen und Musiker, die wir noch nicht kennen. Bewerben Sie sich mit Lebenslauf und, wenn Sie mögen, mit einem Mitschnitt. Wer eingeladen wird, bekommt die Fahrt mit der Bahn ersetzt.',
    en: 'Twice a year we listen to singers, actors, dancers and musicians whom we do not know yet. Apply with your CV and, if you like, a recording. Those who are invited have their train fare refunded.',
  },
  successText: {
    de: 'Ihre Bewerbung ist da. Das künstlerische Betriebsbüro antwortet allen, spätestens sechs Wochen vor dem Termin.',
    en: 'Your application has arrived. The artistic office answers everybody, six weeks before the date at the latest.',
  },
  recipient: 'betriebsbuero@stadttheater-ennsfelden.example',
  fields: [
    usualFields.name,
    {
      slug: 'geburtsdatum',
      kind: 'birthday',
      label: { de: 'Geburtsdatum', en: 'Date of birth' },
      isRequired: true,
    },
    usualFields.email,
    usualFields.phone,
    {
      slug: 'fach',
      kind: 'radio',
      label: { de: 'Sie bewerben sich als', en: 'You apply as' },
      isRequired: true,
      choices: {
        gesang: { de: 'Sängerin oder Sänger', en: 'singer' },
        schauspiel: { de: 'Schauspielerin oder Schauspieler', en: 'actor' },
        tanz: { de: 'Tänzerin oder Tänzer', en: 'dancer' },
        orchester: { de: 'Musikerin oder Musiker im Orchester', en: 'member of the orchestra' },
      },
    },
    {
      slug: 'lebenslauf',
      kind: 'file',
      label: { de: 'Lebenslauf', en: 'Curriculum vitae' },
      help: { de: 'Am besten als PDF.', en: 'Preferably as a PDF.' },
      isRequired: true,
    },
    {
      slug: 'mitschnitt',
      kind: 'url',
      label: { de: 'Link zu einem Mitschnitt', en: 'Link to a recording' },
      placeholder: { de: 'https://', en: 'https://' },
    },
    {
      slug: 'stuecke',
      kind: 'longText',
      label: { de: 'Was werden Sie zeigen?', en: 'What will you perform?' },
      help: {
        de: 'Zwei Stücke von höchstens fünf Minuten; Noten für die Begleitung bringen Sie mit.',
        en: 'Two pieces of five minutes at most; bring the music for your accompanist.',
      },
      isRequired: true,
    },
    usualFields.privacy,
    {
      slug: 'runde',
      kind: 'text',
      label: { de: 'Runde', en: 'Round' },
      default: 'Frühjahr',
      isVisible: false,
    },
  ],
}
