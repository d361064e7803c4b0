import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { DemoModule, DemoLookup, DemoPageMaker } from '#content/pages/demo-page.ts'
import { regionHouseList } from '#content/region/region-house-list.ts'

const mail = '[zugang@kultur-im-ennsland.example](mailto:zugang@kultur-im-ennsland.example)'

const words = {
  intro: {
    de: `In jedes der sechs Häuser kommen Sie ohne Stufen, und in jedem gibt es Plätze für Rollstühle. Sie buchen sie im Kartenbüro, unter **+43\u00a07252\u00a0555\u00a001\u00a010** oder per E-Mail an ${mail}; sagen Sie dabei auch, ob eine Begleitung, eine Assistenz oder ein Hund mitkommt. Termine in Sälen mit Rollstuhlplätzen zeigt der Filter „Für wen“ bei den [Veranstaltungen](/de/programm).`,
    en: `You get into each of the six houses without a step, and each has places for wheelchairs. Book them at the ticket office, on **+43\u00a07252\u00a0555\u00a001\u00a010** or by e-mail to ${mail}; please say whether a companion, an assistant or a dog comes with you. The filter by audience shows [events](/en/events) in halls with wheelchair places.`,
  },
  houses: { de: 'Haus für Haus', en: 'House by house' },
  website: { de: 'Diese Website', en: 'This website' },
  standard: {
    de: 'Die Seiten sind nach den Richtlinien WCAG 2.2, Stufe AA, gebaut: mit Tastatur und Bildschirmleser bedienbar, vergrößerbar bis 400\u00a0Prozent, ohne Animation, wenn Sie das eingestellt haben. Sollte etwas nicht gehen, schreiben Sie an [web@kultur-im-ennsland.example](mailto:web@kultur-im-ennsland.example); wir antworten innerhalb von fünf Werktagen. Bleibt die Antwort aus, hilft die Schlichtungsstelle des Sozialministeriumservice.',
    en: 'These pages are built to the guidelines WCAG 2.2, level AA: they work with a keyboard and a screen reader, can be enlarged to 400 per cent, and keep still if you have asked your device for that. Should something not work, write to [web@kultur-im-ennsland.example](mailto:web@kultur-im-ennsland.example); we answer within five working days. If we do not, the arbitration office of the Sozialministeriumservice will help.',
  },
}

/** The page on accessibility: what each house offers, and how the site is built. */
export const regionAccessibility: DemoPageMaker = (lookup) => ({
  key: 'accessibility',
  parent: 'house',
  path: { de: 'haus/barrierefreiheit', en: 'house/accessibility' },
  title: { de: 'Barrierefreiheit', en: 'Accessibility' },
  headline: { de: 'Stufenlos in sechs Häuser', en: 'Six houses, no steps' },
  description: {
    de: 'Zugänge, Rollstuhlplätze, Höranlagen und Begleitung in den Häusern des Ennslands.',
    en: 'Entrances, wheelchair places, hearing loops and companions in the houses of the Ennsland.',
  },
  inMenu: true,
  inFooter: true,
  modules: { de: modulesIn('de', lookup), en: modulesIn('en', lookup) },
})

function modulesIn(locale: Locale, { rich }: DemoLookup): DemoModule[] {
  return [
    { kind: 'text', content: rich(words.intro[locale]) },
    {
      kind: 'section',
      layout: '50-50',
      columns: [
        [
          { kind: 'headline', content: words.houses[locale] },
          {
            kind: 'faq',
            items: regionHouseList.map(({ key, name, city, accessibility }) => ({
              anchor: key,
              question: `${name[locale]}, ${city}`,
              answer: rich(accessibility[locale]),
            })),
          },
        ],
        [
          { kind: 'headline', content: words.website[locale] },
          { kind: 'text', content: rich(words.standard[locale]) },
        ],
      ],
    },
  ]
}
