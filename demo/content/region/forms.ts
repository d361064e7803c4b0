import type { DemoForm } from '#content/forms/demo-form.ts'
import { feedback } from '#content/forms/feedback.ts'
import { newsletter } from '#content/forms/newsletter.ts'
import { schoolClass } from '#content/forms/school-class.ts'

const outings = {
  vorstellung: { de: 'Eine Vorstellung oder einen Film', en: 'A performance or a film' },
  konzert: { de: 'Ein Konzert', en: 'A concert' },
  fuehrung: { de: 'Hinter die Bühne schauen', en: 'Look behind the stage' },
}

const newsByMail = {
  de: 'Schicken Sie mir einmal im Monat, was kommt.',
  en: 'Send me what is coming once a month.',
}

/** The forms of the ticket office. Costumes and auditions are matters of a theatre. */
export const regionForms: readonly DemoForm[] = [
  {
    ...schoolClass,
    intro: {
      de: 'Mit Ihrer Klasse in eine Vorstellung, ins Konzert oder ins Kino: Sagen Sie uns, wer kommt und wann es passt, dann schlagen wir Ihnen Veranstaltungen in allen sechs Häusern vor. Bitte melden Sie sich mindestens drei Wochen vorher.\n\nJede Schülerin und jeder Schüler zahlt neun Euro, Begleitpersonen sind frei. Die Karten liegen am Spielort bereit; eine Rechnung an die Schule ist möglich.',
      en: 'To a performance, a concert or a film with your class: tell us who is coming and when it suits you, and we will suggest events in all six houses. Please write at least three weeks ahead.\n\nPupils pay nine euros each, accompanying adults nothing. The tickets wait at the venue; we can invoice the school.',
    },
    successText: {
      de: 'Ihre Anmeldung ist da. Das Kartenbüro meldet sich innerhalb von drei Schultagen bei Ihnen.',
      en: 'Your booking has arrived. The ticket office will answer within three school days.',
    },
    recipient: 'schulen@kultur-im-ennsland.example',
    fields: schoolClass.fields.map((field) =>
      field.slug === 'interesse' ? { ...field, choices: outings } : field,
    ),
  },
  {
    ...feedback,
    slug: { de: 'wie-war-es', en: 'how-was-it' },
    title: { de: 'Wie war es?', en: 'How was it?' },
    intro: {
      de: 'Lob geben wir weiter, Kritik auch. Schreiben Sie dazu, in welchem Haus Sie waren. Ihre Adresse brauchen wir nur, wenn Sie eine Antwort möchten.',
      en: 'We pass on praise, and criticism too. Please say which house you were in. We need your address only if you would like an answer.',
    },
    successText: {
      de: 'Ihre Worte sind angekommen. Wir leiten sie an das Haus weiter, um das es geht.',
      en: 'Your words have arrived. We will pass them on to the house in question.',
    },
    recipient: 'karten@kultur-im-ennsland.example',
    fields: feedback.fields.map((field) =>
      field.slug === 'newsletter' ? { ...field, label: newsByMail } : field,
    ),
  },
  {
    ...newsletter,
    intro: {
      de: 'Einmal im Monat schreiben wir Ihnen, was in den Häusern des Ennslands kommt, und ab wann es Karten gibt. Abbestellen können Sie mit einem Klick.',
      en: 'Once a month we write to you about what is coming in the houses of the Ennsland and when tickets go on sale. You can unsubscribe with one click.',
    },
    recipient: 'karten@kultur-im-ennsland.example',
  },
]
