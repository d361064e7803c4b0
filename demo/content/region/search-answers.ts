import { facts } from '#content/house/facts.ts'
import { type DemoAnswer, searchAnswers } from '#content/house/search-answers.ts'

type Lookup = Parameters<typeof searchAnswers>[0]
type Texts = Partial<Pick<DemoAnswer, 'title' | 'text' | 'link' | 'linkTitle'>>

const phone = '+43\u00a07252\u00a0555\u00a001\u00a010'

/** What a portal of several houses answers in other words than one theatre. */
const ofRegion: Record<string, Texts> = {
  tonight: {
    text: {
      de: 'Alles, was heute in den Häusern des Ennslands stattfindet. Eine Stunde vor Beginn gibt es Karten am Spielort.',
      en: 'Everything that is on today in the houses of the Ennsland. Sales at the door begin an hour before.',
    },
    linkTitle: { de: 'Veranstaltungen von heute', en: 'Today’s events' },
  },
  weekend: {
    text: {
      de: 'Was am Samstag und am Sonntag zwischen St. Quirin und Ramsegg los ist.',
      en: 'What is on this Saturday and Sunday between St. Quirin and Ramsegg.',
    },
    linkTitle: { de: 'Veranstaltungen am Wochenende', en: 'Events at the weekend' },
  },
  children: {
    title: { de: 'Mit Kindern', en: 'Bringing children' },
    text: {
      de: 'Figurentheater, Filme, Konzerte und Stücke für Familien. Bei jedem Termin steht, ab welchem Alter er gedacht ist.',
      en: 'Puppet theatre, films, concerts and plays for families. Each says from which age it is suitable.',
    },
    linkTitle: { de: 'Veranstaltungen für Familien', en: 'Events for families' },
  },
  wheelchair: {
    text: {
      de: `Rollstuhlplätze haben alle Häuser. Sie buchen sie im Kartenbüro, unter ${phone} oder per E-Mail.`,
      en: `All houses have wheelchair places. Book them at the ticket office, on ${phone} or by e-mail.`,
    },
    link: { de: '/de/besuch#barrierefreiheit', en: '/en/visit#accessibility' },
    linkTitle: { de: 'Stufenlos in jedes Haus', en: 'Step-free into each house' },
  },
  voucher: {
    text: {
      de: `Gutscheine gelten ${facts.voucherTerm.de} und in allen Häusern. Das Kartenbüro verkauft sie ${facts.voucherValue.de}.`,
      en: `Gift vouchers are valid for ${facts.voucherTerm.en}, in all houses. The ticket office sells them for any amount ${facts.voucherValue.en}.`,
    },
  },
  subscriptions: {
    title: { de: 'Abonnements des Stadttheaters', en: 'Subscriptions of the Stadttheater' },
  },
  directions: {
    text: {
      de: 'Mit Bahn, Bus, Auto oder Rad zu jedem der Häuser.',
      en: 'By train, bus, car or bicycle to each of the houses.',
    },
    linkTitle: { de: 'Wege zu den Häusern', en: 'Directions to the houses' },
  },
  parking: {
    text: {
      de: 'Wo Sie bei jedem der Häuser einen Platz für das Auto finden.',
      en: 'Where to leave the car at each of the houses.',
    },
    linkTitle: { de: 'Mit dem Auto zu den Häusern', en: 'By car to the houses' },
  },
  press: {
    text: {
      de: 'Die Plakate des Stadttheaters zum Herunterladen, dazu der Kontakt für Redaktionen.',
      en: 'The posters of the Stadttheater to download, and a contact for journalists.',
    },
  },
  students: {
    text: {
      de: 'Unter 27 oder in Ausbildung zahlen Sie in allen Häusern die Hälfte.',
      en: 'Half price in all houses if you are under 27 or in education.',
    },
  },
}

/** The answers of the region's site. */
export const regionSearchAnswers = (lookup: Lookup): DemoAnswer[] =>
  searchAnswers(lookup).map((answer) => ({ ...answer, ...ofRegion[answer.key] }))
