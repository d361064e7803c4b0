import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { DemoLookup, DemoModule, DemoPageMaker } from '#content/pages/demo-page.ts'
import { regionHouseList } from '#content/region/region-house-list.ts'

/** What each of the houses is known for; their addresses are on the page below. */
export const regionHouse: DemoPageMaker = (lookup) => ({
  key: 'house',
  path: { de: 'haus', en: 'house' },
  title: { de: 'Häuser', en: 'Houses' },
  headline: { de: 'Sechs Häuser, ein Fluss', en: 'Six houses, one river' },
  description: {
    de: 'Theater, Kabarettbühne, Kino, Musikheim, Tenne und Wartesaal: die Häuser des Ennslands.',
    en: 'Theatre, cabaret stage, cinema, music house, barn and waiting room: the houses of the Ennsland.',
  },
  inMenu: true,
  hasTabNavigation: true,
  modules: { de: modulesIn('de', lookup), en: modulesIn('en', lookup) },
})

const portraits: Record<string, { de: string; en: string }> = {
  stadttheater: {
    de: 'Ein Theater von 1911 mit Oper, Schauspiel, Tanz und eigenem Orchester. 620 Plätze, ein Balkon, von dem man alles hört, und ein letzter Zug, der auf den Applaus wartet.',
    en: 'A theatre of 1911 with opera, drama, dance and an orchestra of its own. 620 seats, a balcony from which you hear everything, and a last train that waits for the applause.',
  },
  sensenwerk: {
    de: 'Wo früher Sensen geschmiedet wurden, spielt heute das Kabarett. Eine Halle von zwölf Metern Höhe, in der man jedes Wort versteht, und eine Wirtschaft mit vier Herdplatten.',
    en: 'Where scythes were forged, cabaret is played. A hall twelve metres tall in which every word carries, and a tavern with four hotplates.',
  },
  lichtspiele: {
    de: 'Stummfilme mit Orchester, Kinderfilme am Sonntag und Kabarett dazwischen, auf 156 Klappsesseln aus rotem Samt.',
    en: 'Silent films with an orchestra, films for children on Sundays and cabaret in between, in 156 folding chairs of red velvet.',
  },
  zehenthof: {
    de: 'Eine Tenne für Advent, Blech und Puppen. Ganz warm wird sie im Winter nie; dafür gibt es Decken und im Gewölbe eine Suppe.',
    en: 'A barn for Advent, brass and puppets. It never gets quite warm in winter, which is what the blankets and the soup are for.',
  },
  musikheim: {
    de: 'Das Haus der Blasmusik und der Chöre. Geprobt wird am Dienstag, gespielt am Wochenende, und bei offenem Fenster hat der ganze Ort etwas davon.',
    en: 'The house of brass bands and choirs. They rehearse on Tuesdays and play at weekends, and when the windows are open the whole village listens.',
  },
  bahnhof: {
    de: 'Lesungen und Lieder im Wartesaal, neben dem Kanonenofen. Der Zug kommt nicht mehr, das Publikum schon.',
    en: 'Readings and songs in the waiting room, beside the iron stove. The train no longer comes; the audience does.',
  },
}

const linkText = { de: 'Anfahrt und Termine', en: 'Directions and dates' }

function modulesIn(locale: Locale, { url }: DemoLookup): DemoModule[] {
  return [
    {
      kind: 'teaser-list',
      format: 'list',
      items: regionHouseList.map(({ key, name, city }) => ({
        preline: city,
        headline: name[locale],
        text: portraits[key]![locale],
        link: url({ venue: key })[locale],
        link_text: linkText[locale],
      })),
    },
  ]
}
