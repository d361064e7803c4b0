import type { DemoArticle } from './demo-article.ts'

export const dieKantineUmElf = {
  key: 'die-kantine-um-elf',
  slugEn: 'the-canteen-at-eleven',
  title: { de: 'Die Kantine um elf', en: 'The Canteen at Eleven' },
  preline: { de: 'Im Keller', en: 'In the basement' },
  teaser: {
    de: 'Zwischen Probe und Vorstellung liegt ein Raum mit zwölf Tischen. Wer ihn versteht, versteht das Haus.',
    en: 'Between rehearsal and performance lies a room with twelve tables. Understand it and you understand the house.',
  },
  author: 'Lea Mitterlehner',
  category: 'ensemble',
  tags: ['stadt', 'probe'],
  publishedDaysAgo: 28,
  picture: 'house:canteen',
  productions: ['die-lustige-witwe'],
  people: ['bernhard-mostegl', 'roland-tiefengraber', 'hannelore-zistler'],
  text: {
    de: `
Die Kantine des Stadttheaters liegt im Keller, neben dem Heizraum, und hat kein Fenster. Dafür hat sie einen Lautsprecher, aus dem man hört, was auf der Bühne geschieht, und eine Wirtin, die das alles schon kennt. Sie heißt Resi Hintersteiner, kocht seit zweiundzwanzig Jahren zwei Menüs am Tag und weiß vor der Direktion, wer schwanger ist, wer kündigt und wer sich verliebt hat.

Um elf ist Probenpause. Dann kommen siebzig Menschen innerhalb von vier Minuten die Stiege herunter, Könige, Elfen, Polizisten, ein Bass in Unterhosen. Bernhard Mostegl sitzt seit 1989 am selben Tisch, dem hinter der Säule, von dem aus man nicht gesehen wird. Er hat dort mehr als neunzig Partien gelernt. Das Blatt der Tischplatte hat er selbst einmal ersetzt, als Geschenk an das Haus, zu seinem zwanzigsten Jahr.

## Sitzordnung

Es gibt keine Sitzordnung. Es gibt nur eine, an die sich alle halten. Der Chor sitzt links, nach Stimmen. Das Orchester sitzt rechts, nach Instrumenten, die Bratschen etwas abseits und darauf stolz. Das Ballett sitzt auf dem Boden, weil es sich dabei dehnen kann. Das Schauspiel steht. In der Mitte, am langen Tisch, ist Platz für alle, die etwas wollen, und dort sind, sagt Resi Hintersteiner, noch alle wichtigen Dinge entschieden worden, bevor man sie oben beschlossen hat.

> In der Garderobe ist man, was am Plan steht. Herunten ist man, was man isst. — Roland Tiefengraber, gelernter Koch

Roland Tiefengraber, Tenorbuffo und gelernter Koch, steht manchmal hinter der Theke. Wenn Resi im Urlaub ist, macht er Knödel, und an diesen Tagen kommen auch die aus der Verwaltung. Bei den Proben zur „Lustigen Witwe“ erfand er eine Suppe, die auf der Karte als „Pontevedrinische Staatsschuld“ geführt wird. Sie ist dünn, aber es schwimmt viel darin.

## Durchsage

Über dem Eingang hängt eine Lampe. Wenn sie rot ist, läuft die Vorstellung, und man redet leiser. Wenn sie blinkt, hat jemand seinen Auftritt vergessen. Das geschieht etwa dreimal im Jahr. Die Geschichten darüber werden nicht aufgeschrieben, man bekommt sie nur erzählt, und sie handeln fast alle von Schnitzeln.

Hannelore Zistler hat als Engel ohne Text hier begonnen, 1968, und bekam damals von der Wirtin ein Kracherl. Heute ist sie Ehrenmitglied. Auf ihrem Ehrenring steht der Name des Hauses, auf ihrer Kantinenrechnung seit Jahren nur ein Strich; Resi sagt, das werde schon irgendwann abgerechnet. Nach der letzten Vorstellung der Saison trägt man die Tische auf den Hof, und dann sitzt das Orchester neben dem Ballett und die Bratschen mittendrin.

Um elf Uhr fünfzehn läutet es. Nach vier Minuten ist der Raum leer. Zurück bleiben siebzig Häferl, ein Schwert und ein halbes Kipferl, an dem ein Zettel lehnt: „Nicht wegräumen. Sterbe nur kurz.“
`,
    en: `
The canteen of the theatre is in the cellar, next to the boiler room, and has no window. What it does have is a loudspeaker through which one hears what is happening on stage, and a landlady who knows it all already. Her name is Resi Hintersteiner, she has cooked two set meals a day for twenty-two years, and she knows before the management does who is pregnant, who is leaving and who has fallen in love.

At eleven there is a break in rehearsals. Within four minutes seventy people come down the stairs: kings, sprites, policemen, a bass in his underpants. Bernhard Mostegl has sat at the same table since 1989, the one behind the pillar where one cannot be seen. He has learnt more than ninety parts there. He once replaced the table top himself, as a present to the house, in his twentieth year.

## Seating plan

There is no seating plan. There is only one that everybody keeps to. The chorus sits on the left, by voices. The orchestra sits on the right, by instruments, the violas somewhat apart and proud of it. The ballet sits on the floor, where it can stretch. The actors stand. In the middle, at the long table, there is room for all who want something, and that, says Resi Hintersteiner, is where every important thing has been decided before it was resolved upstairs.

> In the dressing room you are what is on the schedule. Down here you are what you eat. — Roland Tiefengraber, a trained cook

Roland Tiefengraber, character tenor and trained cook, can sometimes be found behind the counter. When Resi is on holiday he makes dumplings, and on those days even the office staff come down. During rehearsals for “The Merry Widow” he invented a soup that is listed as “Pontevedrian National Debt”. It is thin, but a lot is swimming in it.

## Announcement

Above the door hangs a lamp. When it is red a performance is on, and one speaks more softly. When it flashes somebody has missed an entrance. This happens about three times a year. The stories are not written down, one has to be told them, and nearly all of them concern schnitzel.

Hannelore Zistler began here as an angel without lines, in 1968, and was given a lemonade by the landlady of the day. Now she is an honorary member. The name of the house is on her ring of honour, and on her canteen bill there has been nothing but a dash for years; Resi says it will be settled some time. After the last performance of the season the tables are carried out into the yard, and then the orchestra sits beside the ballet, with the violas in the middle.

At a quarter past eleven the bell rings. After four minutes the room is empty. What remains are seventy mugs, a sword, and half a croissant with a note propped up against it: “Do not clear away. Just off to die.”
`,
  },
} satisfies DemoArticle
