import type { DemoForm } from './demo-form.ts'
import { usualFields } from './usual-fields.ts'

export const schoolClass: DemoForm = {
  key: 'schulklasse',
  slug: { de: 'schulklasse-anmelden', en: 'book-a-school-class' },
  title: { de: 'Schulklasse anmelden', en: 'Book a school class' },
  intro: {
    de: 'Mit Ihrer Klasse in eine Vorstellung, hinter die Bühne oder in einen Workshop: Sagen Sie uns, wer kommt und wann es passt. Bitte melden Sie sich mindestens drei Wochen vorher.\n\nJede Schülerin und jeder Schüler zahlt neun Euro, Begleitpersonen sind unsere Gäste. Die Karten liegen an der Theaterkassa bereit; eine Rechnung an die Schule ist möglich.',
    en: 'To a performance with your class, backstage or to a workshop: tell us who is coming and when it suits you. Please write at least three weeks ahead.\n\nPupils pay nine euros each, accompanying adults are our guests. The tickets wait at the box office; we can invoice the school.',
  },
  successText: {
    de: 'Ihre Anmeldung ist da. Ilse Drabek von der Theaterpädagogik meldet sich innerhalb von drei Schultagen bei Ihnen.',
    en: 'Your booking has arrived. Ilse Drabek of our education team will answer within three school days.',
  },
  recipient: 'schule@stadttheater-ennsfelden.example',
  fields: [
    {
      slug: 'schule',
      kind: 'text',
      label: { de: 'Schule', en: 'School' },
      placeholder: { de: 'MS Ennsfelden 2, Schulgasse 4', en: 'MS Ennsfelden 2, Schulgasse 4' },
      isRequired: true,
    },
    {
      slug: 'schulstufe',
      kind: 'select',
      label: { de: 'Schulstufe', en: 'Grade' },
      isRequired: true,
      choices: {
        '1-2': { de: '1. und 2. Schulstufe', en: 'Grades 1 and 2' },
        '3-4': { de: '3. und 4. Schulstufe', en: 'Grades 3 and 4' },
        '5-8': { de: '5. bis 8. Schulstufe', en: 'Grades 5 to 8' },
        '9-13': { de: '9. bis 13. Schulstufe', en: 'Grades 9 to 13' },
      },
    },
    {
      slug: 'kinder',
      kind: 'number',
      label: { de: 'Schülerinnen und Schüler', en: 'Pupils' },
      default: '24',
      isRequired: true,
    },
    {
      slug: 'interesse',
      kind: 'checkboxes',
      label: { de: 'Was möchten Sie machen?', en: 'What would you like to do?' },
      default: 'vorstellung',
      isRequired: true,
      choices: {
        vorstellung: { de: 'Eine Vorstellung besuchen', en: 'See a performance' },
        fuehrung: { de: 'Hinter die Bühne schauen', en: 'Look behind the stage' },
        workshop: {
          de: 'Ein Workshop zur Vorbereitung, in der Schule',
          en: 'A workshop before it, at your school',
        },
        gespraech: { de: 'Danach mit dem Ensemble reden', en: 'Talk to the cast afterwards' },
      },
    },
    {
      slug: 'wunschtag',
      kind: 'date',
      label: { de: 'Wunschtag', en: 'Day that would suit you' },
      help: {
        de: 'Schulvorstellungen sind dienstags bis donnerstags um 10\u00a0Uhr.',
        en: 'School performances are on Tuesdays to Thursdays at 10 am.',
      },
      isRequired: true,
    },
    {
      slug: 'barrierefrei',
      kind: 'selectSeveral',
      label: { de: 'Was brauchen Ihre Kinder?', en: 'What do your pupils need?' },
      choices: {
        rollstuhl: { de: 'Plätze für Rollstühle', en: 'Places for wheelchairs' },
        hoeren: { de: 'Induktive Höranlage', en: 'Induction loop' },
        ruhe: { de: 'Einen Rückzugsraum', en: 'A quiet room' },
        gebaerden: { de: 'Gebärdensprache', en: 'Sign language' },
      },
    },
    {
      ...usualFields.name,
      label: { de: 'Name der Lehrperson', en: 'Name of the teacher' },
    },
    usualFields.email,
    usualFields.phone,
    {
      slug: 'nachricht',
      kind: 'longText',
      label: { de: 'Was sollen wir noch wissen?', en: 'Anything else we should know?' },
    },
    usualFields.privacy,
    {
      slug: 'herkunft',
      kind: 'hidden',
      label: { de: 'Woher', en: 'Where from' },
      default: 'website',
    },
  ],
}
