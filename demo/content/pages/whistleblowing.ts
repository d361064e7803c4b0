import type { DemoPageMaker } from './demo-page.ts'

/** The page on reporting misconduct, as the Austrian law for whistleblowers (HSchG) requires. */
export const whistleblowing: DemoPageMaker = ({ rich }) => ({
  key: 'whistleblowing',
  path: { de: 'hinweisgeberschutz', en: 'whistleblowing' },
  title: { de: 'Hinweisgeberschutz', en: 'Whistleblower protection' },
  description: {
    de: 'So melden Sie Missstände im Stadttheater Ennsfelden vertraulich, und so sind Sie geschützt.',
    en: 'How to report wrongdoing at the Stadttheater Ennsfelden in confidence, and how you are protected.',
  },
  modules: {
    de: [
      {
        kind: 'text',
        content: rich(`
          Wer im Stadttheater arbeitet oder mit ihm zu tun hat und einen Missstand bemerkt, soll ihn ohne Furcht melden können. Dafür gibt es nach dem HinweisgeberInnenschutzgesetz eine interne Stelle, die von der Leitung des Hauses unabhängig ist.

          **So erreichen Sie die Stelle**

          - Schriftlich: [hinweis@stadttheater-ennsfelden.example](mailto:hinweis@stadttheater-ennsfelden.example)
          - Mit der Post: Stadttheater Ennsfelden, Interne Meldestelle, persönlich, Theaterplatz 1, 4459 Ennsfelden
          - Im Gespräch: Auf Wunsch vereinbaren wir binnen vierzehn Tagen einen Termin, auch außer Haus.

          **Was danach geschieht**

          Sie bekommen spätestens nach sieben Tagen eine Bestätigung und spätestens nach drei Monaten eine Antwort, was wir unternommen haben. Ihren Namen erfährt nur, wer die Meldung bearbeitet. Sie können sich auch melden, ohne ihn zu nennen.

          Wegen eines Hinweises, den Sie in gutem Glauben geben, darf Ihnen kein Nachteil entstehen. Sie können sich statt an uns auch an die externe Meldestelle des Bundes wenden.
        `),
      },
    ],
    en: [
      {
        kind: 'text',
        content: rich(`
          Whoever works at the theatre or has dealings with it and notices something wrong should be able to report it without fear. Under the Austrian law on the protection of whistleblowers there is an internal office for this, independent of the management.

          **How to reach the office**

          - In writing: [hinweis@stadttheater-ennsfelden.example](mailto:hinweis@stadttheater-ennsfelden.example)
          - By post: Stadttheater Ennsfelden, Interne Meldestelle, persönlich, Theaterplatz 1, 4459 Ennsfelden, Austria
          - In person: on request we meet you within fourteen days, elsewhere if you prefer.

          **What happens then**

          You get a confirmation within seven days, and within three months an answer on what we have done. Only those who deal with the report learn your name. You can also report without giving it.

          A report made in good faith must not be held against you. You may turn to the external reporting office of the federal government instead of ours.
        `),
      },
    ],
  },
})
