import type { DemoPageMaker } from './demo-page.ts'

/** The page on the history of the theatre. */
export const houseHistory: DemoPageMaker = ({ image, rich }) => ({
  key: 'house-history',
  parent: 'house',
  path: { de: 'haus/geschichte', en: 'house/history' },
  title: { de: 'Geschichte', en: 'History' },
  headline: { de: 'Abend für Abend seit 1911', en: 'Evening after evening since 1911' },
  description: {
    de: 'Von den Sensenschmieden, die ein Theater wollten, bis zur Sanierung von 2019.',
    en: 'From the scythe-smiths who wanted a theatre to the renovation of 2019.',
  },
  inMenu: true,
  modules: {
    de: [
      {
        kind: 'anchor-list',
        sticky: true,
        children: [
          { anchor: 'anfang', text: 'Der Anfang' },
          { anchor: 'krieg', text: 'Geschlossen, umbenannt, missbraucht' },
          { anchor: 'wiederaufbau', text: 'Nach 1945' },
          { anchor: 'heute', text: 'Heute' },
        ],
      },
      { kind: 'headline', content: 'Der Anfang', anchor: 'anfang', preline: '1902 bis 1914' },
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:square-in-snow'),
        text: rich(`
          Ein Theater hatte in Ennsfelden niemand verlangt. Verlangt hatten die Sensenschmiede eine Markthalle, und die Gemeinde hatte dafür einen Grund am Fluss gekauft. Dann brannte im Februar 1902 das Gasthaus ab, in dessen Saal seit den Fünfzigerjahren Wandertruppen gespielt hatten, und in den Wochen danach unterschrieben vierhundertdreißig Bürgerinnen und Bürger, dass ihnen ein Saal wichtiger sei als eine Halle.

          Gebaut wurde neun Jahre später, zur Hälfte aus Spenden. Am 7. Oktober 1911 hob sich der Vorhang über einer *Zauberflöte*, für die das Orchester aus Steyr und Linz zusammengeborgt war. Der Kritiker des Ennsboten fand den ersten Knaben zu laut und das Haus zu schön.
        `),
      },
      {
        kind: 'quote',
        content: 'Man sitzt wie in einer Geige, und wenn es still wird, hört man die Enns.',
        author: 'Besucherbuch des Stadttheaters, Eintrag vom 9. Oktober 1911',
      },
      {
        kind: 'headline',
        content: 'Geschlossen, umbenannt, missbraucht',
        anchor: 'krieg',
        preline: '1914 bis 1945',
      },
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('poster:nachbarschaftsgedaechtnis'),
        text: rich(`
          Im ersten Krieg diente der Zuschauerraum als Lazarett, im zweiten das Foyer als Getreidelager. Dazwischen lagen zwei Pleiten und die acht guten Jahre der Direktion Rosa Feldmann, der ersten Frau an der Spitze eines Theaters in der Region.

          Am 14. März 1938 wurde Rosa Feldmann mit elf Mitgliedern des Ensembles entlassen. Vier von ihnen überlebten. Die Produktion *Nachbarschaftsgedächtnis* ist aus ihren Briefen entstanden; vor dem Bühneneingang liegen seit 2003 zwölf Messingsteine.
        `),
      },
      { kind: 'headline', content: 'Nach 1945', anchor: 'wiederaufbau', preline: '1945 bis 2019' },
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:auditorium'),
        text: rich(`
          Schon im November 1945 wurde wieder gespielt, mit Eintrittskarten gegen Briketts. 1957 bekam das Haus seine Drehbühne, 1974 das Studio im früheren Kohlenkeller, 1996 ein Kinder- und Jugendtheater mit eigenem Ensemble. Als die Stadt 2011 kürzen wollte, sammelten Abonnentinnen und Abonnenten in sechs Wochen neuntausend Unterschriften – zwanzigmal so viele wie 1902.

          Die Sanierung von 2019 sieht man kaum, und das war die Absicht: neue Leitungen, ein größerer Orchestergraben, ein Lift in jedes Stockwerk, und unter den alten Bänken eine Heizung, die man nicht mehr hört.
        `),
      },
      { kind: 'headline', content: 'Heute', anchor: 'heute' },
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:rehearsal'),
        text: rich(`
          Das Theater gehört der Stadt. Sie trägt zwei Drittel der Kosten, das Land ein Sechstel, den Rest bringen Karten, Abonnements und der [Freundeskreis](/de/kontakt). Die künstlerische Leitung wird alle fünf Jahre ausgeschrieben; die Protokolle der Jury sind öffentlich.
        `),
      },
    ],
    en: [
      {
        kind: 'anchor-list',
        sticky: true,
        children: [
          { anchor: 'beginnings', text: 'Beginnings' },
          { anchor: 'war', text: 'Closed, renamed, abused' },
          { anchor: 'after', text: 'After 1945' },
          { anchor: 'today', text: 'Today' },
        ],
      },
      { kind: 'headline', content: 'Beginnings', anchor: 'beginnings', preline: '1902 to 1914' },
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:square-in-snow'),
        text: rich(`
          Nobody in Ennsfelden had asked for a theatre. What the scythe-smiths had asked for was a market hall, and the council had bought a plot by the river to put it on. Then, in February 1902, the inn burnt down in whose back room travelling companies had played since the fifties; and in the weeks that followed four hundred and thirty citizens signed to say that they would rather have a stage than a hall.

          It was built nine years later, half of it with their own money. On 7 October 1911 the curtain rose on a *Magic Flute* whose orchestra had been borrowed from Steyr and Linz. The critic of the local paper thought the first boy too loud and the house too beautiful.
        `),
      },
      {
        kind: 'quote',
        content: 'You sit as if inside a violin, and when it grows quiet you can hear the river.',
        author: 'Visitors’ book of the theatre, entry of 9 October 1911',
      },
      {
        kind: 'headline',
        content: 'Closed, renamed, abused',
        anchor: 'war',
        preline: '1914 to 1945',
      },
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('poster:nachbarschaftsgedaechtnis'),
        text: rich(`
          In the first war the auditorium served as a hospital, in the second the foyer as a granary. In between came two bankruptcies and the eight good years under Rosa Feldmann, the first woman to run a theatre in the region.

          On 14 March 1938 Rosa Feldmann was dismissed together with eleven members of the company. Four of them survived. The production *Nachbarschaftsgedächtnis* grew out of their letters; twelve brass stones have lain before the stage door since 2003.
        `),
      },
      { kind: 'headline', content: 'After 1945', anchor: 'after', preline: '1945 to 2019' },
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:auditorium'),
        text: rich(`
          By November 1945 there were performances again; admission was paid in coal. The revolve came in 1957, the studio in the former coal cellar in 1974, a company for young audiences in 1996. When the council meant to cut its grant in 2011, subscribers collected nine thousand signatures in six weeks – twenty times as many as in 1902.

          The renovation of 2019 can hardly be seen, and was not meant to be: new wiring, a larger orchestra pit, a lift to every floor, and under the old benches a heating system that no longer makes itself heard.
        `),
      },
      { kind: 'headline', content: 'Today', anchor: 'today' },
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:rehearsal'),
        text: rich(`
          The theatre belongs to the town, which bears two thirds of its cost. The province adds a sixth; tickets, subscriptions and the [Friends of the theatre](/en/contact) bring in the rest. The post of artistic director is advertised every five years, and the minutes of the jury are public.
        `),
      },
    ],
  },
})
