import { facts } from './facts.ts'
import type { DemoSeries } from './house-content.ts'

export const series = [
  {
    key: 'premieren-abo',
    slug: { de: 'premieren-abo', en: 'opening-nights' },
    name: { de: 'Premieren-Abo', en: 'Opening Nights' },
    description: {
      de: `Acht Premieren, immer derselbe Platz, und niemand weiß vorher, wie es ausgeht. Das Premieren-Abo verbindet Oper, Operette, Schauspiel und Tanz im Großen Haus mit einem Abend auf der Studiobühne. Eine halbe Stunde vor Beginn spricht die Dramaturgie im Foyer über das Stück, nach dem Schlussapplaus stoßen Ensemble und Publikum gemeinsam an. Wer eine Premiere versäumt, tauscht die Karte ${facts.ticketChange.de} gegen eine spätere Vorstellung. Abonnentinnen und Abonnenten sparen ein Viertel gegenüber den Einzelkarten und dürfen ihren Platz in die nächste Spielzeit mitnehmen.`,
      en: `Eight first nights, always in the same seat, and nobody knows beforehand how they will turn out. This subscription combines opera, operetta, drama and dance on the Main Stage with one evening on the Studio Stage. Half an hour before the start a dramaturg speaks about the work in the foyer; after the curtain calls company and audience raise a glass together. If you have to miss a premiere, exchange your ticket ${facts.ticketChange.en} for a later performance. Subscribers save a quarter on single tickets and may keep their seat for the next season.`,
    },
    showInFilter: true,
  },
  {
    key: 'samstag-abo',
    slug: { de: 'samstag-abo', en: 'saturday-nights' },
    name: { de: 'Samstag-Abo', en: 'Saturday Nights' },
    description: {
      de: 'Am Samstag ist Zeit: für ein Essen vorher, für die lange Oper, für das Gespräch auf dem Heimweg. Das Samstag-Abo bringt Sie sieben Mal ins Große Haus, mit einer Mischung, die niemanden überfordert und niemanden unterschätzt. Zwei Opern gehören dazu, eine Operette, drei Schauspiele und ein Ballettabend. Beginn ist stets um 19:30 Uhr, der letzte Zug Richtung Steyr und Linz wartet. Das Abo ist übertragbar, die Karte kann also auch die Nachbarin verwenden. Drei Wirtshäuser am Stadtplatz reservieren für Sie bis 17:30 Uhr einen Tisch.',
      en: 'On Saturdays there is time: for dinner beforehand, for the long opera, for talking on the way home. This subscription brings you to the Main Stage seven times, with a mixture that overtaxes nobody and underrates nobody. It contains two operas, one operetta, three plays and an evening of ballet. Performances always begin at 7.30 pm, and the last train towards Steyr and Linz waits. The subscription is transferable, so your neighbour may use the ticket too. Three inns on the main square will keep a table for you until half past five.',
    },
    showInFilter: true,
  },
  {
    key: 'opern-abo',
    slug: { de: 'opern-abo', en: 'opera' },
    name: { de: 'Opern-Abo', en: 'Opera Subscription' },
    description: {
      de: 'Sechs Opern zwischen Barock und zwanzigstem Jahrhundert, jede mit Übertiteln und jede mit dem Städtischen Orchester. Das Opern-Abo ist für alle, die Stimmen wiederhören wollen: Wer das Ensemble über eine Spielzeit begleitet, erkennt, wie ein Sopran in sein Fach hineinwächst und was ein Bariton mit einem Rollenwechsel riskiert. Zu jedem Werk gibt es am Sonntag vor der Premiere eine Matinee, zu der Ihr Abo-Ausweis Eintritt gewährt. Die Plätze lassen sich in fünf Preisgruppen wählen; unter dreißig kostet jede Gruppe die Hälfte.',
      en: 'Six operas between the Baroque and the twentieth century, each with surtitles and each with the Municipal Orchestra. This subscription is for people who want to hear voices again: those who follow the company through a season notice how a soprano grows into her repertoire and what a baritone risks by a change of role. On the Sunday before each premiere there is a matinee talk, to which your subscription card admits you. Seats are available in five price categories; if you are under thirty, each of them costs half.',
    },
    showInFilter: true,
  },
  {
    key: 'schauspiel-abo',
    slug: { de: 'schauspiel-abo', en: 'drama' },
    name: { de: 'Schauspiel-Abo', en: 'Drama Subscription' },
    description: {
      de: 'Vom Volksstück bis zur Uraufführung: Das Schauspiel-Abo umfasst sieben Abende, fünf im Großen Haus und zwei auf der Studiobühne, wo man den Spielenden beim Denken zusehen kann. Gespielt wird an wechselnden Wochentagen; die Termine erhalten Sie im August gesammelt und können drei davon im Lauf der Spielzeit verlegen. Nach jeder zweiten Vorstellung bleibt das Ensemble zum Gespräch im Foyer, ohne Podium und mit Getränken. Schülerinnen, Lehrlinge und Studierende zahlen für alle sieben Abende zusammen so viel wie für zwei Kinokarten mit Popcorn.',
      en: 'From folk play to world premiere: this subscription covers seven evenings, five on the Main Stage and two on the Studio Stage, where you can watch the actors think. The days of the week vary; you receive all dates in August and may move three of them during the season. After every second performance the cast stays in the foyer to talk, without a podium and with drinks. Pupils, apprentices and students pay as much for all seven evenings as for two cinema tickets with popcorn.',
    },
    showInFilter: true,
  },
  {
    key: 'konzertzyklus',
    slug: { de: 'konzertzyklus', en: 'concerts' },
    name: { de: 'Konzertzyklus', en: 'Concert Series' },
    description: {
      de: 'Der Stadtsaal klingt nach Holz, und das Städtische Orchester hat gelernt, mit ihm zu spielen. Der Konzertzyklus vereint fünf große Abende mit Symphonien und Chorwerken und eine Kammermusik am Sonntagvormittag. Dirigiert wird von Tibor Szalkay und seinen Gästen, die Solopartien übernehmen oft Mitglieder des eigenen Hauses. Vor jedem Konzert heißt es „Hören vor dem Hören“, zwanzig Minuten mit Beispielen vom Klavier. Das Neujahrskonzert ist nicht Teil des Zyklus, für Abonnentinnen und Abonnenten sind aber bis Ende November Plätze zurückgelegt.',
      en: 'The Town Hall sounds of wood, and the Municipal Orchestra has learnt to play along with it. The concert series unites five large evenings of symphonies and choral works with one Sunday morning of chamber music. Tibor Szalkay and his guests conduct; solo parts are often taken by members of the house. Before every concert there are twenty minutes of “Listening before Listening”, with examples at the piano. The New Year’s Concert is not part of the series, but until the end of November seats are held back for subscribers.',
    },
    showInFilter: true,
  },
  {
    key: 'familien-abo',
    slug: { de: 'familien-abo', en: 'family' },
    name: { de: 'Familien-Abo', en: 'Family Subscription' },
    description: {
      de: 'Vier Nachmittage, an denen die Kleinen den Großen erklären dürfen, was gerade geschieht. Das Familien-Abo enthält drei Stücke des Jungen Theaters und ein Konzert, alle am Samstag oder Sonntag um 15 Uhr und alle kürzer als neunzig Minuten. Es gilt für zwei Erwachsene und beliebig viele Kinder desselben Haushalts; auch Großeltern sind ein Haushalt. Sitzpolster gibt es an der Garderobe, der Kinderwagen darf ins Foyer. Nach der Vorstellung werden Fragen beantwortet, sogar die schwierigen. Empfohlen ab fünf Jahren, kleinere Geschwister sind geduldet und manchmal die Aufmerksamsten.',
      en: 'Four afternoons on which the small may explain to the tall what is going on. The family subscription contains three shows of the Young Theatre and one concert, all on Saturdays or Sundays at 3 pm and all under ninety minutes. It is valid for two adults and any number of children from one household; grandparents count as a household too. Booster cushions are at the cloakroom, and prams may come into the foyer. After the show questions are answered, even the hard ones. Recommended from age five; younger siblings are tolerated and sometimes pay the closest attention.',
    },
    showInFilter: true,
  },
  {
    key: 'sommer-im-hof',
    slug: { de: 'sommer-im-hof', en: 'summer-in-the-court' },
    name: { de: 'Sommer im Hof', en: 'Summer in the Court' },
    description: {
      de: 'Wenn das Große Haus Ferien hat, spielt der Salzstadel. Sommer im Hof ist keine feste Reihe mit festem Platz, sondern ein Block von drei Gutscheinen, die für alle Abende der Hofbühne gelten, von der Gastkompanie bis zum Kabarett. Einlösen kann man sie allein, zu dritt oder verteilt über den Sommer, an der Kassa oder im Internet. Verlegen wir einen Abend wegen Regens in den Stadtsaal, behält die Karte ihre Gültigkeit. Fällt er ganz aus, bekommen Sie den Gutschein zurück. Der Block kostet um ein Fünftel weniger als drei Karten.',
      en: 'When the Main Stage goes on holiday, the salt store opens. Summer in the Court is no fixed series with a fixed seat but a set of three vouchers, valid for every evening on the Court Stage from the visiting company to cabaret. You may redeem them alone, as a party of three or spread over the summer, at the box office or online. If rain moves an evening to the Town Hall, your ticket stays valid. If it is cancelled altogether, you get the voucher back. The set costs a fifth less than three tickets.',
    },
    showInFilter: false,
  },
] satisfies DemoSeries[]
