import type { DemoModule, DemoPageMaker, DemoLookup } from './demo-page.ts'
import { visitQuestions } from './visit-questions.ts'

export const visit: DemoPageMaker = (lookup) => ({
  key: 'visit',
  path: { de: 'besuch', en: 'visit' },
  parent: 'service',
  title: { de: 'Ihr Besuch', en: 'Your visit' },
  description: {
    de: 'Anreise, Garderobe, Barrierefreiheit und die Fragen, die man sich vor dem ersten Abend stellt.',
    en: 'Getting here, cloakroom, accessibility, and what people ask before their first evening.',
  },
  inMenu: true,
  modules: { de: german(lookup), en: english(lookup) },
})

const german = ({ image, rich }: DemoLookup): DemoModule[] => [
  {
    kind: 'anchor-list',
    sticky: true,
    children: [
      { anchor: 'der-abend', text: 'Der Abend' },
      { anchor: 'anreise', text: 'Anreise' },
      { anchor: 'fragen', text: 'Häufige Fragen' },
      { anchor: 'barrierefreiheit', text: 'Barrierefreiheit' },
      { anchor: 'foerderer', text: 'Partner und Förderer' },
    ],
  },
  {
    kind: 'headline',
    anchor: 'der-abend',
    preline: 'Eine Stunde vorher',
    content: 'So beginnt der Abend',
  },
  {
    kind: 'two-columns',
    extra_class: 'text-image',
    image: image('house:prompt-desk'),
    text: rich(`Eine Stunde vor Beginn öffnen Abendkassa, Garderoben und Buffet. Eine halbe Stunde vorher erzählt die Dramaturgie im Foyer, worum es geht und worauf zu achten sich lohnt: bei jeder Premiere und an jedem Samstag, **ohne Anmeldung**.

Drei Gongschläge rufen in den Saal. Nach dem dritten geht das Licht aus, und der Einlass pausiert bis zur nächsten passenden Stelle.`),
  },
  {
    kind: 'quote',
    content:
      'Wer zum ersten Mal kommt, kann nichts falsch machen. Wir haben auch alle einmal im falschen Rang gesucht.',
    author: 'Aus dem Merkblatt für den Publikumsdienst',
  },
  {
    kind: 'two-columns',
    extra_class: 'image-text',
    image: image('house:cloakroom'),
    text: rich(`Anziehen dürfen Sie, was Sie mögen. Manche kommen im Ballkleid, andere vom Radweg. Im zweiten Rang ist es im Sommer warm, im Hof wird es ab zehn Uhr abends kühl: Decken liegen bereit.

Im Buffet gibt es bis zur Pause Topfengolatschen, danach meist nur noch Salzstangerl. Vorbestellte Getränke stehen mit Ihrem Namen auf dem Pult.`),
  },
  { kind: 'headline', anchor: 'anreise', content: 'Anreise' },
  {
    kind: 'section',
    layout: '67-33',
    columns: [
      [{ kind: 'image', image: image('map:anreise'), format: 'large', alias: 'horizontal' }],
      [
        { kind: 'headline', headline_level: 3, content: 'Mit Bahn oder Bus' },
        {
          kind: 'text',
          content: rich(
            'Vom Bahnhof gehen Sie acht Minuten über die Ennsbrücke. Der letzte Zug zurück wartet an Vorstellungsabenden auf das Publikum.',
          ),
        },
        { kind: 'headline', headline_level: 3, content: 'Mit dem Rad' },
        {
          kind: 'text',
          content: rich(
            'Vierzig überdachte Stellplätze gibt es beim Bühneneingang, zweihundert Meter vom Ennsradweg.',
          ),
        },
        { kind: 'headline', headline_level: 3, content: 'Mit dem Auto' },
        {
          kind: 'text',
          content: rich(
            'Die Tiefgarage Stadtplatz liegt drei Gehminuten entfernt. Der Abendtarif beträgt 4\u00a0€.',
          ),
        },
      ],
    ],
  },
  {
    kind: 'section',
    layout: '50-50',
    columns: [
      [{ kind: 'headline', anchor: 'fragen', content: 'Häufige Fragen' }, visitQuestions.de(rich)],
      [
        { kind: 'headline', anchor: 'barrierefreiheit', content: 'Barrierefreiheit' },
        {
          kind: 'text',
          content: rich(
            `Stufenlos kommen Sie über den Seiteneingang in der Flößergasse ins Haus; ein Lift führt ins Parkett, in den ersten Rang und zur Studiobühne. Im Großen Haus gibt es acht Rollstuhlplätze in den Reihen 6 und 14. Eine Induktionsschleife versorgt das ganze Parkett, Assistenzhunde sind willkommen.`,
          ),
        },
        {
          kind: 'html',
          html_code: `<table>
<caption>Wege ohne Stufen</caption>
<thead><tr><th scope="col">Ort</th><th scope="col">Zugang</th><th scope="col">Plätze</th></tr></thead>
<tbody>
<tr><th scope="row">Großes Haus</th><td>Flößergasse, Lift</td><td>8</td></tr>
<tr><th scope="row">Studiobühne</th><td>Flößergasse, Lift</td><td>2</td></tr>
<tr><th scope="row">Stadtsaal</th><td>Lift von der Tiefgarage</td><td>6</td></tr>
</tbody>
</table>`,
        },
      ],
    ],
  },
  {
    kind: 'link',
    extra_class: 'slider',
    link_text: 'Zum Spielplan',
    link: '/programm',
  },
  { kind: 'headline', anchor: 'foerderer', content: 'Partner und Förderer' },
  {
    kind: 'link',
    extra_class: 'link',
    link_text: 'Freundeskreis Stadttheater',
    link: 'https://www.freundeskreis-stadttheater.example',
    open_in_new_window: true,
  },
]

const english = ({ image, rich }: DemoLookup): DemoModule[] => [
  {
    kind: 'anchor-list',
    sticky: true,
    children: [
      { anchor: 'the-evening', text: 'The evening' },
      { anchor: 'getting-here', text: 'Getting here' },
      { anchor: 'questions', text: 'Questions' },
      { anchor: 'accessibility', text: 'Accessibility' },
    ],
  },
  {
    kind: 'headline',
    anchor: 'the-evening',
    preline: 'One hour before',
    content: 'How the evening begins',
  },
  {
    kind: 'two-columns',
    extra_class: 'text-image',
    image: image('house:prompt-desk'),
    text: rich(`Evening sales, cloakrooms and buffet open an hour before the performance. Half an hour before it, a dramaturg explains in the foyer what the piece is about and what to listen for: at every premiere and every Saturday, **no booking needed**.

Three gongs call you into the auditorium. After the third the lights go down, and latecomers wait for the next suitable moment.`),
  },
  {
    kind: 'quote',
    content:
      'Nobody can get a first visit wrong. We have all looked for our seats in the wrong circle.',
    author: 'From the notes for our ushers',
  },
  {
    kind: 'two-columns',
    extra_class: 'image-text',
    image: image('house:cloakroom'),
    text: rich(`Wear what you like. Some people come in ball gowns, others straight from the cycle path. The upper circle is warm in summer, the Court Stage gets cool after ten in the evening: there are blankets.

The buffet serves curd-cheese pastries until the interval and mostly salted sticks after it. Drinks ordered in advance wait on the counter under your name.`),
  },
  { kind: 'headline', anchor: 'getting-here', content: 'Getting here' },
  {
    kind: 'section',
    layout: '67-33',
    columns: [
      [{ kind: 'image', image: image('map:anreise'), format: 'large', alias: 'horizontal' }],
      [
        { kind: 'headline', headline_level: 3, content: 'By train or bus' },
        {
          kind: 'text',
          content: rich(
            'From the station it is eight minutes on foot across the bridge. On performance nights the last train back waits for the audience.',
          ),
        },
        { kind: 'headline', headline_level: 3, content: 'By bicycle' },
        {
          kind: 'text',
          content: rich(
            'There are forty covered stands at the stage door, two hundred metres from the Enns cycle path.',
          ),
        },
        { kind: 'headline', headline_level: 3, content: 'By car' },
        {
          kind: 'text',
          content: rich(
            'The Stadtplatz underground car park is three minutes away on foot. The evening rate is €4.',
          ),
        },
      ],
    ],
  },
  {
    kind: 'section',
    layout: '50-50',
    columns: [
      [{ kind: 'headline', anchor: 'questions', content: 'Questions' }, visitQuestions.en(rich)],
      [
        { kind: 'headline', anchor: 'accessibility', content: 'Accessibility' },
        {
          kind: 'text',
          content: rich(
            'The side entrance in Flößergasse is step-free; a lift serves the stalls, the dress circle and the Studio Stage. The Main Stage has eight wheelchair places in rows 6 and 14. A hearing loop covers the whole of the stalls, and assistance dogs are welcome.',
          ),
        },
        {
          kind: 'html',
          html_code: `<table>
<caption>Step-free ways</caption>
<thead><tr><th scope="col">Venue</th><th scope="col">Way in</th><th scope="col">Places</th></tr></thead>
<tbody>
<tr><th scope="row">Main Stage</th><td>Flößergasse, lift</td><td>8</td></tr>
<tr><th scope="row">Studio Stage</th><td>Flößergasse, lift</td><td>2</td></tr>
<tr><th scope="row">Town Hall</th><td>Lift from the car park</td><td>6</td></tr>
</tbody>
</table>`,
        },
      ],
    ],
  },
  { kind: 'link', extra_class: 'slider', link_text: 'To the programme', link: '/events' },
]
