import { facts } from '#content/house/facts.ts'
import { sponsors } from '#content/house/sponsors.ts'
import type { DemoLookup, DemoPageMaker } from './demo-page.ts'

/** The house: what it is, wants and plays in. */
export const house: DemoPageMaker = ({ image, venue, rich, url }) => ({
  key: 'house',
  path: { de: 'haus', en: 'house' },
  title: { de: 'Haus', en: 'The house' },
  headline: { de: 'Ein Haus für die ganze Stadt', en: 'A house for the whole town' },
  description: {
    de: 'Das Stadttheater Ennsfelden: ein Haus von 1911, vier Spielorte, ein Ensemble.',
    en: 'Stadttheater Ennsfelden: a house of 1911, four venues, one company.',
  },
  inMenu: true,
  hasTabNavigation: true,
  picture: 'house:square-in-snow',
  modules: {
    de: [
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:fly-tower'),
        text: rich(`
          Das Stadttheater Ennsfelden ist ein Vierspartenhaus mittlerer Größe: Musiktheater, Schauspiel, Tanz und Junges Theater arbeiten unter einem Dach, dazu kommen die Konzerte des Städtischen Orchesters. Zweihundertzehn Menschen aus siebenundzwanzig Ländern sind hier beschäftigt, von der Modistin bis zum Solocellisten.

          Gespielt wird an vier Orten, die zu Fuß keine zehn Minuten auseinanderliegen. In einer Saison sind das rund zweihundertsechzig Vorstellungen und Konzerte, an die hundert Führungen, Proben vor Publikum und Gespräche – und gut siebzigtausend Besucherinnen und Besucher in einer Stadt mit neunzehntausend Einwohnern.
        `),
      },
      {
        kind: 'section',
        layout: '50-50',
        columns: [
          [
            { kind: 'headline', content: 'Was wir vorhaben' },
            {
              kind: 'text',
              content: rich(`
                - Jede Produktion soll man verstehen können, ohne vorher ein Buch gelesen zu haben – und danach eines lesen wollen.
                - An jedem Abend sind zwanzig Plätze für Menschen mit dem Kulturpass reserviert, und zwar nicht die schlechtesten.
                - Wer in Ennsfelden zur Schule geht, steht bis zum vierzehnten Geburtstag einmal auf unserer Bühne.
              `),
            },
          ],
          [
            { kind: 'headline', content: 'In Zahlen' },
            {
              kind: 'text',
              content: rich(`
                - **1911** eröffnet, **2019** zuletzt saniert
                - **620** Plätze im Großen Haus, **450** im Stadtsaal, **380** unter freiem Himmel
                - **41** Produktionen in zwei Spielzeiten
                - **18** Lehrlinge in Werkstätten und Technik
              `),
            },
          ],
        ],
      },
      { kind: 'headline', content: 'Vier Orte', preline: 'Wo wir spielen' },
      {
        kind: 'venue-list',
        items: [
          { venue: venue('stadttheater') },
          { venue: venue('stadtsaal') },
          { venue: venue('hofbuehne') },
          { venue: venue('werkstatt') },
        ],
      },
      {
        kind: 'full-teaser',
        preline: 'Hinter den Kulissen',
        headline: 'Führung durchs Haus',
        text: `Vom Schnürboden bis in den ehemaligen Kohlenkeller: Wir zeigen, was man von den Plätzen aus nicht sieht. Neunzig Minuten, festes Schuhwerk, Kinder ab ${facts.tourMinimumAge.de}.`,
        link: url({ events: { filter: 'type', key: 'fuehrung' } }).de,
        link_text: 'Termine der Führungen',
        image: image('house:iron-curtain'),
        extra_class: 'image-right',
      },
      { kind: 'headline', content: 'Förderer und Partner', preline: 'Mit Dank an' },
      { kind: 'logo-list', extra_class: 'grid', items: logosOf(image) },
    ],
    en: [
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:fly-tower'),
        text: rich(`
          Stadttheater Ennsfelden is a medium-sized municipal theatre with four companies under one roof: opera and operetta, drama, dance, and theatre for young audiences. Add to these the concerts of the Municipal Orchestra. Two hundred and ten people from twenty-seven countries work here, from the milliner to the principal cellist.

          We play in four places, none of them more than ten minutes’ walk from the next. A season brings some two hundred and sixty performances and concerts, about a hundred tours, open rehearsals and talks – and more than seventy thousand visitors to a town of nineteen thousand.
        `),
      },
      {
        kind: 'section',
        layout: '50-50',
        columns: [
          [
            { kind: 'headline', content: 'What we are after' },
            {
              kind: 'text',
              content: rich(`
                - You should be able to follow every production without having read a book first – and want to read one afterwards.
                - Twenty seats are kept every evening for holders of the Kulturpass, and not the worst ones.
                - Every child at school in Ennsfelden will have stood on our stage once before turning fourteen.
              `),
            },
          ],
          [
            { kind: 'headline', content: 'In figures' },
            {
              kind: 'text',
              content: rich(`
                - opened in **1911**, last renovated in **2019**
                - **620** seats on the Main Stage, **450** at the Town Hall, **380** under the open sky
                - **41** productions in two seasons
                - **18** apprentices in workshops and stage crew
              `),
            },
          ],
        ],
      },
      { kind: 'headline', content: 'Four places', preline: 'Where we play' },
      {
        kind: 'venue-list',
        items: [
          { venue: venue('stadttheater') },
          { venue: venue('stadtsaal') },
          { venue: venue('hofbuehne') },
          { venue: venue('werkstatt') },
        ],
      },
      {
        kind: 'full-teaser',
        preline: 'Behind the scenes',
        headline: 'A tour of the house',
        text: `From the fly loft down to the former coal cellar: we show what cannot be seen from the seats. Ninety minutes, sturdy shoes, children from the age of ${facts.tourMinimumAge.en}.`,
        link: url({ events: { filter: 'type', key: 'fuehrung' } }).en,
        link_text: 'Dates of the tours',
        image: image('house:iron-curtain'),
        extra_class: 'image-right',
      },
      { kind: 'headline', content: 'Sponsors and partners', preline: 'With thanks to' },
      { kind: 'logo-list', extra_class: 'grid', items: logosOf(image) },
    ],
  },
})

const logosOf = (image: DemoLookup['image']) =>
  sponsors.map(({ sign, name, url }) => ({ image: image(`sign:${sign}`), name, link: url }))
