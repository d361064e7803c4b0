import type { DemoPageMaker } from './demo-page.ts'

/** The page on accessibility. */
export const accessibility: DemoPageMaker = ({ rich, venue }) => ({
  key: 'accessibility',
  parent: 'house',
  path: { de: 'haus/barrierefreiheit', en: 'house/accessibility' },
  title: { de: 'Barrierefreiheit', en: 'Accessibility' },
  headline: { de: 'Kommen, sehen, hören, verstehen', en: 'Getting in, seeing, hearing, following' },
  description: {
    de: 'Stufenlose Wege, Induktionsschleifen, Audiodeskription und entspannte Vorstellungen.',
    en: 'Step-free routes, hearing loops, audio description and relaxed performances.',
  },
  inMenu: true,
  inFooter: true,
  modules: {
    de: [
      {
        kind: 'text',
        content: rich(`
          Wir möchten, dass Sie selbst entscheiden können, wie Sie zu uns kommen, wo Sie sitzen und wen Sie mitbringen. Was Sie dafür brauchen, sagen Sie uns am besten beim Kartenkauf: in der Theaterkassa, unter **+43\u00a07252\u00a0555\u00a001\u00a010** oder per E-Mail an [zugang@stadttheater-ennsfelden.example](mailto:zugang@stadttheater-ennsfelden.example). Begleitpersonen zahlen nichts.
        `),
      },
      { kind: 'headline', content: 'Häufige Fragen' },
      {
        kind: 'faq',
        items: [
          {
            question: 'Wie komme ich mit dem Rollstuhl in den Saal?',
            answer: rich(
              'Über den Seiteneingang in der Flößergasse, ohne Stufe. Der Lift führt ins Parkett, in den ersten Rang und zur Studiobühne. Im Großen Haus gibt es acht Plätze in den Reihen 6 und 14, in der Studiobühne zwei. Die Probebühne unter dem Dach erreicht man leider nur über Stufen.',
            ),
            anchor: 'rollstuhl',
          },
          {
            question: 'Gibt es Hilfen für Menschen, die schlecht hören?',
            answer: rich(
              'Im Parkett des Großen Hauses und im Stadtsaal liegt eine Induktionsschleife; stellen Sie Ihr Gerät auf T. Für die übrigen Orte leihen wir Ihnen an der Garderobe Empfänger mit Kopfhörer oder Halsschlinge. Opern haben deutsche Übertitel, auch wenn deutsch gesungen wird.',
            ),
            anchor: 'hoeren',
          },
          {
            question: 'Gibt es Audiodeskription und Tastführungen?',
            answer: rich(
              'Für zwei Produktionen je Spielzeit sprechen wir live eine Audiodeskription. Eine Stunde vorher führen wir Sie auf die Bühne: Sie können Kostüme und Modelle ertasten und hören, wie groß der Raum ist.',
            ),
            anchor: 'sehen',
          },
          {
            question: 'Was ist eine entspannte Vorstellung?',
            answer: rich(
              'Das Licht im Saal bleibt an, die Türen bleiben offen, laute Stellen sind leiser. Man darf hinausgehen, wiederkommen und sich bemerkbar machen. Gedacht ist das für Menschen im Autismus-Spektrum, mit Demenz oder mit sehr kleinen Kindern – und willkommen sind alle.',
            ),
            anchor: 'entspannt',
          },
          {
            question: 'Darf mein Assistenzhund mitkommen?',
            answer: rich(
              'Ja, in jeden Saal. Sagen Sie es uns beim Kartenkauf, dann sitzen Sie am Gang. Wasser steht an der Garderobe.',
            ),
            anchor: 'assistenzhund',
          },
        ],
      },
      { kind: 'headline', content: 'Diese Website' },
      {
        kind: 'text',
        content: rich(`
          Die Seiten sind nach den Richtlinien WCAG 2.2, Stufe AA, gebaut: mit Tastatur und Bildschirmleser bedienbar, vergrößerbar bis 400\u00a0Prozent, ohne Animation, wenn Sie das eingestellt haben. Sollte etwas nicht gehen, schreiben Sie an [web@stadttheater-ennsfelden.example](mailto:web@stadttheater-ennsfelden.example); wir antworten innerhalb von fünf Werktagen. Bleibt die Antwort aus, hilft die Schlichtungsstelle des Sozialministeriumservice.
        `),
      },
      { kind: 'venue', venue: venue('stadttheater') },
    ],
    en: [
      {
        kind: 'text',
        content: rich(`
          We would like you to decide for yourself how to come, where to sit and whom to bring. Tell us what you need when you buy your ticket: at the box office, on **+43\u00a07252\u00a0555\u00a001\u00a010** or by e-mail to [zugang@stadttheater-ennsfelden.example](mailto:zugang@stadttheater-ennsfelden.example). Companions come free of charge.
        `),
      },
      { kind: 'headline', content: 'Frequently asked' },
      {
        kind: 'faq',
        items: [
          {
            question: 'How do I get in with a wheelchair?',
            answer: rich(
              'By the side entrance in Flößergasse, without a step. The lift goes to the stalls, the dress circle and the Studio Stage. The Main Stage has eight places in rows 6 and 14, the Studio two. The Rehearsal Stage under the roof can unfortunately be reached only by stairs.',
            ),
            anchor: 'wheelchair',
          },
          {
            question: 'What is there for people who are hard of hearing?',
            answer: rich(
              'The stalls of the Main Stage and the Town Hall have a hearing loop; switch your aid to T. For the other places we lend you a receiver with headphones or a neck loop at the cloakroom. Operas have German surtitles, even when they are sung in German.',
            ),
            anchor: 'hearing',
          },
          {
            question: 'Are there audio descriptions and touch tours?',
            answer: rich(
              'Two productions a season are described live. An hour before, we take you on to the stage, where you can feel costumes and models and hear how large the room is.',
            ),
            anchor: 'sight',
          },
          {
            question: 'What is a relaxed performance?',
            answer: rich(
              'The house lights stay on, the doors stay open, loud passages are softer. You may leave, come back and make yourself heard. It is meant for people on the autism spectrum, with dementia, or with very small children – and everyone is welcome.',
            ),
            anchor: 'relaxed',
          },
          {
            question: 'May I bring my assistance dog?',
            answer: rich(
              'Yes, into every auditorium. Tell us when you buy your ticket and you will have a seat on the aisle. There is water at the cloakroom.',
            ),
            anchor: 'assistance-dog',
          },
        ],
      },
      { kind: 'headline', content: 'This website' },
      {
        kind: 'text',
        content: rich(`
          These pages are built to the guidelines WCAG 2.2, level AA: they work with a keyboard and a screen reader, can be enlarged to 400 per cent, and keep still if you have asked your device for that. Should something not work, write to [web@stadttheater-ennsfelden.example](mailto:web@stadttheater-ennsfelden.example); we answer within five working days. If we do not, the arbitration office of the Sozialministeriumservice will help.
        `),
      },
      { kind: 'venue', venue: venue('stadttheater') },
    ],
  },
})
