import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** The page on reporting misconduct, as the Austrian law for whistleblowers (HSchG) requires. */
export const regionWhistleblowing: DemoPageMaker = ({ rich }) => ({
  key: 'whistleblowing',
  path: { de: 'hinweisgeberschutz', en: 'whistleblowing' },
  title: { de: 'Hinweisgeberschutz', en: 'Whistleblower protection' },
  description: {
    de: 'So melden Sie Missstände beim Regionalverband Ennsland vertraulich, und so sind Sie geschützt.',
    en: 'How to report wrongdoing at the Regionalverband Ennsland in confidence, and how you are protected.',
  },
  modules: {
    de: [
      {
        kind: 'text',
        content: rich(`
          Wer für Kultur im Ennsland arbeitet oder mit dem Kartenbüro zu tun hat und einen Missstand bemerkt, soll ihn ohne Furcht melden können. Dafür gibt es nach dem HinweisgeberInnenschutzgesetz eine Stelle beim Regionalverband, die von der Geschäftsführung unabhängig ist. Was ein einzelnes Haus betrifft, leitet sie auf Wunsch an dessen eigene Stelle weiter.

          **So erreichen Sie die Stelle**

          - Schriftlich: [hinweis@kultur-im-ennsland.example](mailto:hinweis@kultur-im-ennsland.example)
          - Mit der Post: Regionalverband Ennsland, Interne Meldestelle, persönlich, Theaterplatz 1, 4459 Ennsfelden
          - Im Gespräch: Auf Wunsch vereinbaren wir binnen vierzehn Tagen einen Termin, auch an einem anderen Ort.

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
          Whoever works for Kultur im Ennsland or has dealings with the ticket office and notices something wrong should be able to report it without fear. Under the Austrian law on the protection of whistleblowers the regional association has an office for this, independent of the management. What concerns a single house it passes on to that house’s own office, if you wish.

          **How to reach the office**

          - In writing: [hinweis@kultur-im-ennsland.example](mailto:hinweis@kultur-im-ennsland.example)
          - By post: Regionalverband Ennsland, Interne Meldestelle, persönlich, Theaterplatz 1, 4459 Ennsfelden, Austria
          - In person: on request we meet you within fourteen days, elsewhere if you prefer.

          **What happens then**

          You get a confirmation within seven days, and within three months an answer on what we have done. Only those who deal with the report learn your name. You can also report without giving it.

          A report made in good faith must not be held against you. You may turn to the external reporting office of the federal government instead of ours.
        `),
      },
    ],
  },
})
