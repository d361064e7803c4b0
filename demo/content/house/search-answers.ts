import type { Localized } from '#content/content.ts'
import { facts } from './facts.ts'
import type { DemoLookup } from '#content/pages/demo-page.ts'

export type DemoAnswer = {
  /** Names it among those of both variants. */
  key: string
  /** What visitors call it, in both languages. */
  terms: string[]
  title: Localized
  text: Localized
  link: Localized
  linkTitle: Localized
}

/** Answers to what visitors ask most; days are filled in by the search. */
export const searchAnswers = ({ tag, form }: Pick<DemoLookup, 'tag' | 'form'>): DemoAnswer[] => [
  {
    key: 'tonight',
    terms: ['heute', 'heute abend', 'today', 'tonight', 'this evening'],
    title: { de: 'Heute Abend', en: 'Tonight' },
    text: {
      de: 'Alles, was heute gespielt wird. Die Abendkassa öffnet eine Stunde vor Beginn.',
      en: 'Everything that is on today. Sales at the door begin an hour before the performance.',
    },
    link: {
      de: '/de/programm?date={today}&to={today}',
      en: '/en/events?date={today}&to={today}',
    },
    linkTitle: { de: 'Heute im Spielplan', en: 'Today in the programme' },
  },
  {
    key: 'weekend',
    terms: ['wochenende', 'weekend', 'samstag', 'sonntag', 'saturday', 'sunday'],
    title: { de: 'Am Wochenende', en: 'At the weekend' },
    text: {
      de: 'Was am Samstag und am Sonntag gespielt wird, im Großen Haus und anderswo.',
      en: 'What is on this Saturday and Sunday, on the Main Stage and elsewhere.',
    },
    link: {
      de: '/de/programm?date={saturday}&to={sunday}',
      en: '/en/events?date={saturday}&to={sunday}',
    },
    linkTitle: { de: 'Das Wochenende im Spielplan', en: 'The weekend in the programme' },
  },
  {
    key: 'children',
    terms: ['kinder', 'kind', 'familie', 'children', 'kids', 'family'],
    title: { de: 'Mit Kindern ins Theater', en: 'Bringing children' },
    text: {
      de: 'Stücke und Konzerte für Familien. Bei jedem steht, ab welchem Alter es gedacht ist.',
      en: 'Plays and concerts for families. Each says from which age it is suitable.',
    },
    link: { de: `/de/programm?tag=${tag('familie')}`, en: `/en/events?tag=${tag('familie')}` },
    linkTitle: { de: 'Für Familien im Spielplan', en: 'For families in the programme' },
  },
  {
    key: 'children-weekend',
    terms: [
      'kinder wochenende',
      'familie wochenende',
      'kinder am wochenende',
      'children weekend',
      'kids weekend',
      'family weekend',
    ],
    title: { de: 'Mit Kindern am Wochenende', en: 'With children at the weekend' },
    text: {
      de: 'Was am Samstag und am Sonntag für Familien gespielt wird.',
      en: 'What is on for families this Saturday and Sunday.',
    },
    link: {
      de: `/de/programm?date={saturday}&tag=${tag('familie')}&to={sunday}`,
      en: `/en/events?date={saturday}&tag=${tag('familie')}&to={sunday}`,
    },
    linkTitle: { de: 'Termine für Familien', en: 'Dates for families' },
  },
  {
    key: 'wheelchair',
    terms: ['rollstuhl', 'rollstuhlplatz', 'barrierefrei', 'wheelchair', 'accessible', 'lift'],
    title: { de: 'Mit dem Rollstuhl', en: 'With a wheelchair' },
    text: {
      de: 'Rollstuhlplätze buchen Sie in der Theaterkassa, unter +43\u00a07252\u00a0555\u00a001\u00a010 oder per E-Mail; eine Begleitperson sitzt daneben und zahlt nichts.',
      en: 'Book wheelchair places at the box office, on +43\u00a07252\u00a0555\u00a001\u00a010 or by e-mail; a companion sits beside you free of charge.',
    },
    link: { de: '/de/haus/barrierefreiheit', en: '/en/house/accessibility' },
    linkTitle: { de: 'Wege, Plätze und Hilfen', en: 'Ways in, places and assistance' },
  },
  {
    key: 'wheelchair-places',
    terms: [
      'rollstuhlplätze',
      'rollstuhlplatz',
      'termine mit rollstuhlplätzen',
      'wheelchair places',
      'wheelchair spaces',
    ],
    title: { de: 'Termine mit Rollstuhlplätzen', en: 'Dates with wheelchair places' },
    text: {
      de: 'Alle Termine in Sälen mit Rollstuhlplätzen; beim Termin steht, wo sie liegen und wie Sie sie reservieren.',
      en: 'All dates in halls with wheelchair places; each date says where they are and how to reserve them.',
    },
    link: {
      de: `/de/programm?tag=${tag('rollstuhlplaetze')}`,
      en: `/en/events?tag=${tag('rollstuhlplaetze')}`,
    },
    linkTitle: { de: 'Zu den Terminen', en: 'See the dates' },
  },
  {
    key: 'voucher',
    terms: ['gutschein', 'geschenk', 'voucher', 'gift', 'gift voucher', 'present'],
    title: { de: 'Gutscheine', en: 'Gift vouchers' },
    text: {
      de: `Gutscheine gelten ${facts.voucherTerm.de}. Sie bekommen sie in der Theaterkassa, ${facts.voucherValue.de}.`,
      en: `Gift vouchers are valid for ${facts.voucherTerm.en}. The box office sells them for any amount ${facts.voucherValue.en}.`,
    },
    link: { de: '/de/service#gutscheine', en: '/en/service#gift-vouchers' },
    linkTitle: { de: 'Einen Abend verschenken', en: 'Give someone an evening' },
  },
  {
    key: 'subscriptions',
    terms: [
      'abo',
      'abos',
      'abonnement',
      'abonnieren',
      'subscription',
      'subscribe',
      'season ticket',
    ],
    title: { de: 'Abonnements', en: 'Subscriptions' },
    text: {
      de: 'Sieben Abonnements, vom Premieren-Abo bis zum Familien-Abo, bis zu einem Viertel günstiger als Einzelkarten.',
      en: 'Seven subscriptions, from Opening Nights to the Family Subscription, at up to a quarter less than single tickets.',
    },
    link: { de: '/de/service/abonnements', en: '/en/service/subscriptions' },
    linkTitle: { de: 'Alle Abonnements', en: 'All subscriptions' },
  },
  {
    key: 'directions',
    terms: [
      'anfahrt',
      'anreise',
      'adresse',
      'weg',
      'wegbeschreibung',
      'lageplan',
      'bahnhof',
      'zug',
      'bus',
      'getting here',
      'getting there',
      'directions',
      'address',
      'map',
      'train',
    ],
    title: { de: 'Anreise', en: 'Getting here' },
    text: {
      de: 'Theaterplatz 1, 4459 Ennsfelden: acht Minuten zu Fuß vom Bahnhof über die Ennsbrücke.',
      en: 'Theaterplatz 1, 4459 Ennsfelden: eight minutes on foot from the station, across the bridge.',
    },
    link: { de: '/de/besuch#anreise', en: '/en/visit#getting-here' },
    linkTitle: { de: 'Plan und Wege', en: 'Map and directions' },
  },
  {
    key: 'parking',
    terms: [
      'parken',
      'parkplatz',
      'parkhaus',
      'parkgarage',
      'tiefgarage',
      'garage',
      'parking',
      'car park',
    ],
    title: { de: 'Parken', en: 'Parking' },
    text: {
      de: 'In der Tiefgarage Stadtplatz, drei Gehminuten entfernt, zum Abendtarif von 4\u00a0€.',
      en: 'In the Stadtplatz underground car park, three minutes away on foot; €4 in the evening.',
    },
    link: { de: '/de/besuch#anreise', en: '/en/visit#getting-here' },
    linkTitle: { de: 'Anreise mit dem Auto', en: 'Coming by car' },
  },
  {
    key: 'press',
    terms: ['presse', 'pressefoto', 'pressebild', 'press', 'press picture', 'press photo'],
    title: { de: 'Pressebilder', en: 'Press pictures' },
    text: {
      de: 'Die Plakate der Saison zum Herunterladen, dazu der Kontakt für Redaktionen.',
      en: 'The posters of the season to download, and a contact for journalists.',
    },
    link: { de: '/de/presse#pressebilder', en: '/en/press#press-pictures' },
    linkTitle: { de: 'Für Redaktionen', en: 'For the press' },
  },
  {
    key: 'newsletter',
    terms: ['newsletter', 'rundbrief'],
    title: { de: 'Newsletter', en: 'Newsletter' },
    text: {
      de: 'Einmal im Monat, was kommt, und ab wann es Karten gibt.',
      en: 'Once a month: what is coming, and when tickets go on sale.',
    },
    link: form('newsletter'),
    linkTitle: { de: 'Newsletter bestellen', en: 'Subscribe to the newsletter' },
  },
  {
    key: 'students',
    terms: [
      'student',
      'studierende',
      'studentin',
      'studentenkarte',
      'schüler',
      'lehrling',
      'ermäßigung',
      'ermäßigt',
      'students',
      'student ticket',
      'concession',
      'discount',
      'reduced',
    ],
    title: { de: 'Karten für Studierende', en: 'Student tickets' },
    text: {
      de: 'Unter 27 oder in Ausbildung zahlen Sie die Hälfte, unter 30 an der Abendkassa 12\u00a0€.',
      en: 'Half price if you are under 27 or in education; €12 at the door if you are under 30.',
    },
    link: { de: '/de/service#ermaessigungen', en: '/en/service#concessions' },
    linkTitle: { de: 'Alle Ermäßigungen', en: 'All concessions' },
  },
]
